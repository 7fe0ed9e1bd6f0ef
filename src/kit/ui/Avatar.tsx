import styles from './Avatar.module.css'
import drawings from './art/drawings.svg?no-inline'

type Props = {
  /** A drawing; `generic` is the fallback. */
  name: string
  /** The address of the customer's own picture, which replaces the drawing. */
  picture?: string | null
  medium?: boolean
  large?: boolean
}

/** A drawing of the brand, or the customer's own picture. */
export function Avatar({ name, picture = null, medium, large }: Props) {
  const className = `${styles.avatar} ${large ? styles.lg : medium ? styles.md : ''}`
  // Lazy: React delays the commit for an eager image.
  if (picture !== null) return <img className={className} src={picture} alt="" width="32" height="32" loading="lazy" />
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${drawings}#avatar-${name || 'generic'}`} />
    </svg>
  )
}
