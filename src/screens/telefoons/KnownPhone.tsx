import type { ReactNode } from 'react'
import { Failure } from '../../api/failure.ts'
import { NotFound } from '../../routes/route.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { findCopy } from './copy.ts'

/** What the backend does not know is no page (spec 8 unknown device); other failures can be tried again. */
export const KnownPhone = ({ children }: { children: ReactNode }) => (
  <Boundary
    fallback={(error) => {
      throw error instanceof Failure && error.status === 404 ? new NotFound(findCopy.device.unknown) : error
    }}
  >
    {children}
  </Boundary>
)
