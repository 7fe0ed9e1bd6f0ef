import { type Reading, readingOf } from '../api/operation.ts'
import { factsOf } from '../domain/visitor.ts'
import { addressOf, find } from '../routes/find.ts'
import { usePlace } from '../routes/location.tsx'
import { screenOf } from '../routes/screen.ts'
import { useVisitor } from '../session/visitor.ts'

/** The reads that the current screen declares for this visitor and address. */
export function useOwnReads(): readonly Reading[] {
  const { path, search } = usePlace()
  // The visitor of now, as screens use: the visitor of the place changes at a navigation only.
  const facts = factsOf(useVisitor())
  const found = find(path)
  if (!facts || !found || 'redirect' in found.route) return []
  const { route, ...row } = found
  return (screenOf({ ...row, route }).reads()?.(facts, addressOf(found, search)) ?? []).map(readingOf)
}
