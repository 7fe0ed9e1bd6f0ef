import 'react'

declare module 'react' {
  /** Custom properties may be set in `style`. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
