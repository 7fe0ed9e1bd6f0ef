import { classes } from './classes.ts'
import styles from './StrengthMeter.module.css'

const STEPS = 3

/** Three steps and their word, which is announced when it changes. */
export function StrengthMeter({ steps, label, text }: { steps: 0 | 1 | 2 | 3; label: string; text: string }) {
  return (
    <div className={styles.strength}>
      <span className={styles.steps} aria-hidden="true">
        {Array.from({ length: STEPS }, (_, at) => at + 1).map((step) => (
          <span key={step} className={classes(styles.step, step <= steps && styles.filled)} />
        ))}
      </span>
      <p className={styles.text} role="status">
        {steps > 0 && (
          <>
            <span className="visually-hidden">{label} </span>
            {text}
          </>
        )}
      </p>
    </div>
  )
}
