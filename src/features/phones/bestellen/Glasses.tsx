import { classes } from '#kit/ui/classes.ts'
import { Jar } from '#kit/ui/Jar.tsx'
import { copy } from './copy.ts'
import styles from './Glasses.module.css'

type Props = {
  /** Cents paid now, and in terms: together one full glass. */
  initial: number
  credit: number
  /** The height of the mark on the second glass, 0 to 1; null for none. */
  unchecked: number | null
}

/** The price of a phone as water in two glasses: what is paid now, and what is paid monthly. */
export function Glasses({ initial, credit, unchecked }: Props) {
  const price = initial + credit
  return (
    <div className={styles.room}>
      <div className={styles.glasses}>
        <Jar className={classes(styles.glass, styles.now)} level={initial / price} />
        <p className={classes(styles.caption, styles.now)}>{copy.configure.slider.glasses.now}</p>
        {unchecked !== null && <Mark at={unchecked} />}
        <Jar
          className={classes(styles.glass, styles.monthly)}
          level={credit / price}
          lines={unchecked === null ? [] : [unchecked]}
        />
        <p className={classes(styles.caption, styles.monthly)}>{copy.configure.slider.glasses.monthly}</p>
      </div>
    </div>
  )
}

/** The words stand on their line, or under it when the line is high. */
const Mark = ({ at }: { at: number }) => (
  <div className={styles.mark} style={{ '--rows': `${100 - at * 100}fr ${at * 100}fr` }}>
    <p className={classes(styles.words, at > 0.5 && styles.under)}>{copy.configure.slider.glasses.unchecked}</p>
  </div>
)
