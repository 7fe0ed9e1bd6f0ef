import styles from '../Bullets.module.css'

export const Bullets = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.bullets}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
