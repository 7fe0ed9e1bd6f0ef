import { classes } from './classes.ts'
import styles from './Jar.module.css'

/** A glass filled to `level`, 0 to 1. Decorative: pair it with words. */
export const Jar = ({ level, className }: { level: number; className?: string | undefined }) => (
  <span className={classes(styles.jar, level > 0 && styles.filled, className)} style={{ '--level': level }} />
)
