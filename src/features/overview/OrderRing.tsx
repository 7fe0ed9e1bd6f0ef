import { KEPT_MINUTES } from '#model/phones/keptOrder.ts'
import styles from './OrderRing.module.css'

/** The minutes that are left of the half hour, as a ring that empties. Decorative: the sentence beside it says them. */
export const OrderRing = ({ minutes }: { minutes: number }) => (
  <span className={styles.ring} aria-hidden="true">
    <svg viewBox="0 0 40 40">
      <circle cx="20" cy="20" r="17" />
      <circle cx="20" cy="20" r="17" pathLength={KEPT_MINUTES} strokeDasharray={`${minutes} ${KEPT_MINUTES}`} />
    </svg>
    {minutes}
  </span>
)
