import * as v from 'valibot'
import { Failure } from './failure.ts'
import type { Operation } from './operation.ts'

/** An answer that does not fit its schema is a broken one, never a crash and never a wrong success. */
export function accept(operation: Operation, result: unknown): unknown {
  const parsed = v.safeParse(operation.answer, result)
  if (parsed.success) return parsed.output
  throw new Failure('broken', operation.name, `unexpected answer at ${v.getDotPath(parsed.issues[0]) ?? 'the top'}`)
}
