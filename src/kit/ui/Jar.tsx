import { classes } from './classes.ts'
import styles from './Jar.module.css'

type Props = {
  level: number
  /** Heights on the glass, 0 to 1, for comparison. */
  lines?: readonly number[] | undefined
  className?: string | undefined
}

/** A glass filled to `level`, 0 to 1. Decorative: pair it with words. */
export const Jar = ({ level, lines = [], className }: Props) => (
  <span className={classes(styles.jar, level > 0 && styles.filled, className)} style={{ '--level': level }}>
    {[...new Set(lines)].map((line) => (
      <span key={line} className={styles.line} style={{ '--at': line }} />
    ))}
  </span>
)
