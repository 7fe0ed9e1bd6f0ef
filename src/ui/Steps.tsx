import { classes } from './classes.ts'
import styles from './Steps.module.css'

/** From this many on, a phone has no room for all names: it shows the current one. */
const MANY = 4

/** Where somebody is in a flow. `current` counts from 0; past the last step everything is done. */
export function Steps({ labels, current }: { labels: readonly string[]; current: number }) {
  const now = labels[current]
  const isCrowded = labels.length >= MANY
  return (
    <div className={classes(styles.steps, isCrowded && styles.crowded)}>
      <ol aria-label="Voortgang" style={{ '--count': labels.length }}>
        {labels.map((label, index) => (
          <li
            key={label}
            className={classes(index < current && styles.isDone)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span>
              {label}
              {index < current && <span className="visually-hidden"> (klaar)</span>}
            </span>
          </li>
        ))}
      </ol>
      {now !== undefined && <p className={styles.now} aria-hidden="true">{`Stap ${current + 1} van ${labels.length}: ${now}`}</p>}
    </div>
  )
}
