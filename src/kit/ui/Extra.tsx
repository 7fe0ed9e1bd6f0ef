import { type ReactNode, Suspense } from 'react'
import { Boundary } from './Boundary.tsx'

type Props = {
  children: ReactNode
  /** Shown until the part is loaded, and when its code cannot be loaded. */
  instead?: ReactNode
}

/** A part that is loaded when needed, and that the screen does without until then, or when its code cannot be loaded. */
export const Extra = ({ children, instead = null }: Props) => (
  <Boundary fallback={() => instead}>
    <Suspense fallback={instead}>{children}</Suspense>
  </Boundary>
)
