import type { TimelineKind } from '#model/timeline/contract.ts'

/** The kinds of rows about a last day, which has no effect of its own: such a row is left out once its day has passed. */
export const passing: readonly TimelineKind[] = [
  'pay',
  'debit',
  'term',
  'lateTerm',
  'withdraw',
  'stay',
  'return',
  'extra',
  'credit',
  'bundle',
  'mutual',
  'firstTerm',
  'simComes',
]
