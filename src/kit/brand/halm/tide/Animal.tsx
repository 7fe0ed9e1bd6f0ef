import drawings from '#kit/ui/art/drawings.svg?no-inline'
import styles from './Animal.module.css'

/** The harvest mouse at today, on a stalk as long as a full bundle is high. */
export const Animal = () => (
  <div className={styles.mouse}>
    <span className={styles.stalk} />
    <span className={styles.leaf} />
    <svg className={styles.body} viewBox="0 0 212 124">
      <use href={`${drawings}#animal-top`} />
    </svg>
  </div>
)
