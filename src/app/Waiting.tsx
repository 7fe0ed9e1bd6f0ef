import { copy } from '#kit/copy.ts'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { Slow } from '#page/Slow.tsx'
import styles from './Frame.module.css'

/** The skeleton of a screen: a heading and cards. */
export const Waiting = () => (
  <div className={styles.waiting} role="status" aria-label={copy.loading}>
    <Slow />
    <div className={`wrap page stack ${styles.shape}`} aria-hidden="true">
      <Skeleton width="60%" height="2.25rem" />
      <Skeleton width="85%" height="1.25rem" />
      <Skeleton width="100%" height="9rem" radius="var(--radius-lg)" />
      <Skeleton width="100%" height="9rem" radius="var(--radius-lg)" />
    </div>
  </div>
)
