import type { ReactNode } from 'react'
import { Boundary } from '#kit/ui/Boundary.tsx'
import { Failure } from '#platform/api/failure.ts'
import { NotFoundError } from '#platform/router/route.ts'
import { findCopy } from './copy.ts'

/** An unknown phone (404) shows the not-found page; other failures offer a retry. */
export const KnownPhone = ({ children }: { children: ReactNode }) => (
  <Boundary
    fallback={(error) => {
      throw error instanceof Failure && error.status === 404 ? new NotFoundError(findCopy.device.unknown) : error
    }}
  >
    {children}
  </Boundary>
)
