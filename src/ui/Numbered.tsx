import styles from './Numbered.module.css'

/** A numbered list of steps. */
export function Numbered({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.numbered}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
