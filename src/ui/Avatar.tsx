import styles from './Avatar.module.css'
import avatars from './art/avatars.svg?no-inline'

/** A porthole on the wad; `generic` is the fallback. */
export function Avatar({ name, medium }: { name: string; medium?: boolean }) {
  return (
    <svg className={medium ? `${styles.avatar} ${styles.md}` : styles.avatar} aria-hidden="true">
      <use href={`${avatars}#${name || 'generic'}`} />
    </svg>
  )
}
