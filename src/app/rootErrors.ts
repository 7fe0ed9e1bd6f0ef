import { isExpected } from '../api/failure.ts'
import { NotFound } from '../routes/route.ts'
import { ChunkMissing } from '../ui/preloadable.tsx'

/** What a block or a screen caught and shows is no news; anything else is a fault of ours, and is logged. */
export function onCaughtError(error: unknown): void {
  if (!(isExpected(error) || error instanceof ChunkMissing || error instanceof NotFound)) console.error(error)
}

/**
 * A screen threw while React drew it, and drawn once more it did not. React wraps what was thrown: a read that fails just as another part of
 * the screen tries it anew.
 */
export function onRecoverableError(error: unknown): void {
  onCaughtError((error instanceof Error && error.cause) || error)
}
