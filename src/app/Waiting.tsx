import { copy } from '#kit/copy.ts'
import { Bone } from '#kit/ui/Bone.tsx'
import { Slow } from '#page/Slow.tsx'
import styles from './Frame.module.css'

/** The skeleton of a screen: a heading and cards. */
export const Waiting = () => (
  <div className={styles.waiting} role="status" aria-label={copy.loading}>
    <Slow />
    <div className={`wrap page stack ${styles.shape}`} aria-hidden="true">
      <Bone width="60%" height="2.25rem" />
      <Bone width="85%" height="1.25rem" />
      <Bone width="100%" height="9rem" radius="var(--radius-lg)" />
      <Bone width="100%" height="9rem" radius="var(--radius-lg)" />
    </div>
  </div>
)
