import { type BaseIssue, type GenericSchema, safeParse } from 'valibot'
import { Failure } from './failure.ts'

/**
 * Checks an answer against its schema and throws a `broken` Failure when it does not fit. `where` adds the path of the first problem;
 * callers pass it when that code is loaded.
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
