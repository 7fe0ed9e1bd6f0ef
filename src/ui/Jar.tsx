import { classes } from './classes.ts'
import styles from './Jar.module.css'

/** A glass with this much water, 0 to 1; an empty one has none. Decorative: words go with it. */
export const Jar = ({ level, className }: { level: number; className?: string | undefined }) => (
  <span className={classes(styles.jar, level > 0 && styles.filled, className)} style={{ '--level': level }} />
)
