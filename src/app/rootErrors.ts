import { ChunkMissing } from '#kit/ui/preloadable.tsx'
import { isExpected } from '#platform/api/failure.ts'
import { NotFoundError } from '#platform/router/route.ts'

/** Errors that a boundary expects and shows are not logged; anything else is a bug. */
export function onCaughtError(error: unknown): void {
  if (!(isExpected(error) || error instanceof ChunkMissing || error instanceof NotFoundError)) console.error(error)
}

/**
 * React rendered again after an error and succeeded. React wraps the original error, for instance of a read that failed while another
 * block retried it.
 */
export function onRecoverableError(error: unknown): void {
  onCaughtError((error instanceof Error && error.cause) || error)
}
