import styles from './Numbered.module.css'

export function Numbered({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.numbered}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
