import { classes } from './classes.ts'
import styles from './Spinner.module.css'

/** Waiting without a known shape. 32 by default; `small` is 20, for in a button. Alone it says what it is (spec 8). */
export function Spinner({ small, silent }: { small?: boolean; silent?: boolean }) {
  return (
    <svg
      className={classes(styles.spinner, small && styles.sm)}
      viewBox="0 0 32 32"
      {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': 'Bezig met laden' })}
    >
      <circle cx="16" cy="16" r="13" pathLength="100" />
      <circle cx="16" cy="16" r="13" pathLength="100" />
    </svg>
  )
}
