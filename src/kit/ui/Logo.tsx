import drawings from './art/drawings.svg?no-inline'

/** Bird and word on one waterline. Height by `--logo-height`, 24 px by default. */
export function Logo() {
  return (
    <svg viewBox="0 0 278 56" aria-hidden="true">
      <use href={`${drawings}#logo`} />
    </svg>
  )
}
