import { logoBox } from '#brand/look.ts'
import drawings from './art/drawings.svg?no-inline'

/** The logo of the brand. Height by `--logo-height`, 24 px by default. */
export function Logo() {
  return (
    <svg viewBox={logoBox} aria-hidden="true">
      <use href={`${drawings}#logo`} />
    </svg>
  )
}
