import { classes } from './classes.ts'
import styles from './Spinner.module.css'

/** An indeterminate spinner. 32 px by default; `small` is 20 px, for use in a button. Alone, it announces itself. */
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
