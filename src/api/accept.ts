import { type BaseIssue, type GenericSchema, safeParse } from 'valibot'
import { Failure } from './failure.ts'

/**
 * An answer that does not fit its schema is a broken one, never a crash and never a wrong success. `where` names the place of an issue.
 * Callers pass it when they have that code loaded.
 */
export function accept<Output>(
  { name, answer }: { name: string; answer: GenericSchema<unknown, Output> },
  result: unknown,
  where?: (issue: BaseIssue<unknown>) => string | null,
): Output {
  const parsed = safeParse(answer, result)
  if (parsed.success) return parsed.output
  throw new Failure('broken', name, `unexpected answer at ${where?.(parsed.issues[0]) ?? 'the top'}`)
}
