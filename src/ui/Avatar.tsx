import styles from './Avatar.module.css'
import drawings from './art/drawings.svg?no-inline'

type Props = {
  /** A drawing; `generic` is the fallback. */
  name: string
  /** A picture of one's own instead: the address of it. */
  picture?: string | null
  medium?: boolean
  large?: boolean
}

/** A porthole on the wad, or a picture of one's own. */
export function Avatar({ name, picture = null, medium, large }: Props) {
  const className = `${styles.avatar} ${large ? styles.lg : medium ? styles.md : ''}`
  // Lazy: for any other picture React holds back what is around it.
  if (picture !== null) return <img className={className} src={picture} alt="" width="32" height="32" loading="lazy" />
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${drawings}#avatar-${name || 'generic'}`} />
    </svg>
  )
}
