import { classes } from './classes.ts'
import styles from './Progress.module.css'

type Props = {
  label: string
  /** 0 to 1; omit it for an unknown duration. */
  part?: number
  /** The progress in words, at the end of the line. */
  text?: string
}

/** A running task such as an upload. For the rest of a bundle use `Level`. */
export function Progress({ label, part, text }: Props) {
  const done = part === undefined ? undefined : Math.min(1, Math.max(0, part))
  return (
    <div className={styles.progress}>
      <p className={styles.line}>
        <span>{label}</span>
        {text && <span className="num muted">{text}</span>}
      </p>
      <div
        className={classes(styles.bar, done === undefined && styles.unknown)}
        style={{ '--part': done }}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={done === undefined ? undefined : Math.round(done * 100)}
        aria-valuetext={text}
      />
    </div>
  )
}
