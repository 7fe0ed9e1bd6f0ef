import { type ReactNode, Suspense } from 'react'
import { notFound } from '../routes/instead.ts'
import { usePlace } from '../routes/location.tsx'
import { NotFound } from '../routes/route.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { Failed } from './ErrorPage.tsx'
import { Waiting } from './Waiting.tsx'

const Foutje = notFound.Component

/** Waits for a screen that may still have to be fetched. When that fails it offers another try. When the screen finds nothing there, it says so. */
export function Arriving({ children }: { children: ReactNode }) {
  const { path, visitor } = usePlace()
  return (
    <Boundary
      fallback={(error, again) =>
        error instanceof NotFound ? (
          <Suspense fallback={<Waiting />}>
            <Foutje path={path} visitor={visitor} message={error.message} />
          </Suspense>
        ) : (
          <Failed error={error} again={again} />
        )
      }
    >
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </Boundary>
  )
}
