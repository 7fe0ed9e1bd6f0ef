import { classes } from './classes.ts'
import styles from './Steps.module.css'

/** From this number of steps on, a phone shows only the current name. */
const MANY = 4

type Props = {
  labels: readonly string[]
  /** Counts from 0; beyond the last step everything is done. */
  current: number
  /** The names describe past events: the current one is done too. */
  happened?: boolean
}

export function Steps({ labels, current, happened = false }: Props) {
  const now = labels[current]
  const isDone = (index: number) => index < current || (happened && index === current)
  const isCrowded = labels.length >= MANY
  return (
    <div className={classes(styles.steps, isCrowded && styles.crowded)}>
      <ol aria-label="Voortgang" style={{ '--count': labels.length }}>
        {labels.map((label, index) => (
          <li
            key={label}
            className={classes(isDone(index) && styles.isDone)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span>
              {label}
              {isDone(index) && <span className="visually-hidden"> (klaar)</span>}
            </span>
          </li>
        ))}
      </ol>
      {now !== undefined && <p className={styles.now} aria-hidden="true">{`Stap ${current + 1} van ${labels.length}: ${now}`}</p>}
    </div>
  )
}
