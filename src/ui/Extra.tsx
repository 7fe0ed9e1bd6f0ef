import { type ReactNode, Suspense } from 'react'
import { Boundary } from './Boundary.tsx'

/** A part that is loaded when needed, and that the screen does without until then, or when its code cannot be loaded. */
export const Extra = ({ children }: { children: ReactNode }) => (
  <Boundary fallback={() => null}>
    <Suspense fallback={null}>{children}</Suspense>
  </Boundary>
)
