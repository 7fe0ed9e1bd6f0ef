import { classes } from './classes.ts'
import styles from './Level.module.css'

/** At this fraction and below, the level shows that little is left. */
const LOW = 0.1

/** A small horizontal bar of water. `part` is the remaining fraction, 0 to 1; `text` says it in words. */
export function Level({ part, label, text }: { part: number; label: string; text: string }) {
  const level = Math.min(1, Math.max(0, part))
  const percent = Math.round(level * 100)
  return (
    <span
      className={classes(styles.level, level <= LOW && styles.low)}
      style={{ '--level': level }}
      role="meter"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={text}
    />
  )
}
