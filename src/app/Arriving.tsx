import { type ReactNode, Suspense } from 'react'
import { Boundary } from '../ui/Boundary.tsx'
import { Failed } from './ErrorPage.tsx'
import { Waiting } from './Waiting.tsx'

/** What may still have to be fetched: waits for it, and says so when it fails, with another try. */
export function Arriving({ children }: { children: ReactNode }) {
  return (
    <Boundary fallback={(error, again) => <Failed error={error} again={again} />}>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </Boundary>
  )
}
