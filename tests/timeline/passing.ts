import type { TimelineKind } from '#model/timeline/contract.ts'

/** The kinds of rows that go once their day has passed: they name a last day, on which nothing happens by itself. */
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
