import styles from './Avatar.module.css'
import drawings from './art/drawings.svg?no-inline'

/** A porthole on the wad; `generic` is the fallback. */
export function Avatar({ name, medium }: { name: string; medium?: boolean }) {
  return (
    <svg className={medium ? `${styles.avatar} ${styles.md}` : styles.avatar} aria-hidden="true">
      <use href={`${drawings}#avatar-${name || 'generic'}`} />
    </svg>
  )
}
