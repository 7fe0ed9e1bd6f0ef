import { classes } from './classes.ts'
import styles from './Level.module.css'

/** At this fraction and below, the level shows that little is left. */
const LOW = 0.1

/** A small horizontal bar of water. `part` is the remaining fraction, 0 to 1. The words beside it say the same, so it is silent. */
export function Level({ part }: { part: number }) {
  const level = Math.min(1, Math.max(0, part))
  return <span className={classes(styles.level, level <= LOW && styles.low)} style={{ '--level': level }} aria-hidden="true" />
}
