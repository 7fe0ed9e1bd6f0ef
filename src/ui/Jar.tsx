import { classes } from './classes.ts'
import styles from './Jar.module.css'

/** A glass with this much water, 0 to 1. Decorative: words go with it. */
export const Jar = ({ level, className }: { level: number; className?: string | undefined }) => (
  <span className={classes(styles.jar, className)} style={{ '--level': level }} />
)
