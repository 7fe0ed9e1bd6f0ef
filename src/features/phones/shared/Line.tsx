import { classes } from '#kit/ui/classes.ts'
import { deliveryCopy as copy } from './deliveryCopy.ts'
import styles from './Line.module.css'

type Props = {
  /** The stop that the phone is at, from 0. */
  at: number
  /** It is still on its way to that stop. */
  isUnderway: boolean
}

/** The way of a phone from the order to the customer, with its stops. */
export const Line = ({ at, isUnderway }: Props) => (
  <div className={styles.room}>
    <ol
      className={styles.line}
      aria-label={copy.line}
      style={{ '--part': (isUnderway ? at - 0.5 : at) / (copy.steps.length - 1) }}
    >
      {copy.steps.map((label, index) => {
        const isDone = index < at || (index === at && !isUnderway)
        return (
          <li key={label} className={classes(isDone && styles.done)} aria-current={index === at ? 'step' : undefined}>
            {label}
            {isDone && <span className="visually-hidden"> (klaar)</span>}
          </li>
        )
      })}
    </ol>
  </div>
)
