import { isExpected } from '../api/failure.ts'
import { NotFound } from '../routes/route.ts'
import { ChunkMissing } from '../ui/preloadable.tsx'

/** Errors that a boundary expects and shows are not logged; anything else is a bug. */
export function onCaughtError(error: unknown): void {
  if (!(isExpected(error) || error instanceof ChunkMissing || error instanceof NotFound)) console.error(error)
}

/**
 * React rendered again after an error and succeeded. React wraps the original error, for instance of a read that failed while another
 * block retried it.
 */
export function onRecoverableError(error: unknown): void {
  onCaughtError((error instanceof Error && error.cause) || error)
}
