import { type ReactNode, Suspense } from 'react'
import { Boundary } from './Boundary.tsx'

type Props = {
  children: ReactNode
  /** Bones in the final boxes, while there is no answer yet. */
  waiting: ReactNode
  /** What stands here when it failed; `again` tries once more. */
  failed: (error: unknown, again: () => void) => ReactNode
}

/** A part of a screen that waits and fails by itself; the rest stands. */
export function Block({ children, waiting, failed }: Props) {
  return (
    <Boundary fallback={failed}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </Boundary>
  )
}
