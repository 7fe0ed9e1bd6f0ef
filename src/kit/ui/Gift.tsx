import drawings from './art/drawings.svg?no-inline'
import { classes } from './classes.ts'
import styles from './Gift.module.css'

type Props = {
  /** The lid comes off, once. */
  isOpen?: boolean
  /** `bare`: the box alone, without ground. */
  size?: 'small' | 'large' | 'bare'
  children?: string
}

/** A gift in paper and ribbon on its own background. Decorative. */
export function Gift({ isOpen = false, size = 'small', children }: Props) {
  return (
    <div className={classes(styles.stage, size !== 'small' && styles[size], isOpen && styles.open)}>
      {children !== undefined && <p className={styles.inside}>{children}</p>}
      <div className={styles.gift} aria-hidden="true">
        <svg className={styles.box} viewBox="0 0 96 96">
          <use href={`${drawings}#gift-box`} />
        </svg>
        <svg className={styles.lid} viewBox="0 0 96 96">
          <use href={`${drawings}#gift-lid`} />
        </svg>
      </div>
    </div>
  )
}
