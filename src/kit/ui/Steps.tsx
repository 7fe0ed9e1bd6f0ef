import { classes } from './classes.ts'
import styles from './Steps.module.css'

/** From this number of steps on, a phone shows only the current name. */
const MANY = 4

type Props = {
  labels: readonly string[]
  /** Counts from 0; beyond the last step everything is done. */
  current: number
  /** The last of more steps that are current together; only the first is marked as the current one. */
  until?: number
  /** The names describe past events: the current one is done too. */
  happened?: boolean
}

export function Steps({ labels, current, until = current, happened = false }: Props) {
  const now = labels.slice(current, until + 1)
  const isNow = (index: number) => index >= current && index <= until
  const isDone = (index: number) => index < current || (happened && index === current)
  const isCrowded = labels.length >= MANY
  return (
    <div className={classes(styles.steps, isCrowded && styles.crowded)}>
      <ol aria-label="Voortgang" style={{ '--count': labels.length }}>
        {labels.map((label, index) => (
          <li
            key={label}
            className={classes(isDone(index) && styles.isDone, isNow(index) && styles.isNow)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span>
              {label}
              {isDone(index) && <span className="visually-hidden"> (klaar)</span>}
              {isNow(index) && index > current && <span className="visually-hidden"> (ook nu)</span>}
            </span>
          </li>
        ))}
      </ol>
      {now.length > 0 && (
        <p className={styles.now} aria-hidden="true">{`Stap ${current + 1} van ${labels.length}: ${now.join(', ')}`}</p>
      )}
    </div>
  )
}
