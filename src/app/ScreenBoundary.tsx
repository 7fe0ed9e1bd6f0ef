import { type ReactNode, Suspense } from 'react'
import { Boundary } from '#kit/ui/Boundary.tsx'
import { usePlace } from '#platform/router/location.tsx'
import { NotFoundError } from '#platform/router/route.ts'
import { Failed } from './ErrorPage.tsx'
import { notFound } from './fallbackScreens.ts'
import { Waiting } from './Waiting.tsx'

const Foutje = notFound.Component

/** Suspends while a screen loads, offers a retry when loading fails, and shows the 404 page when the screen throws NotFound. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { path, visitor } = usePlace()
  return (
    <Boundary
      fallback={(error, again) =>
        error instanceof NotFoundError ? (
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
