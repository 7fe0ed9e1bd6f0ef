import { describe, expect, test } from 'vitest'
import { mayTakeOver, remedyOf, type UpdateFacts, verdictOf } from '#platform/pwa/policy.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Every value of each fact that the rules tell apart, with its name in the table. */
const values = {
  occasion: ['coldStart', 'reload', 'look', 'asked', 'flow', 'free', 'missing'],
  version: ['waits', 'served'],
  busy: ['nothing', 'dialog', 'entering', 'underWay'],
  others: ['busy', 'free'],
  build: ['required', 'usable'],
  page: ['in view', 'hidden for a moment', 'unseen'],
  postponed: ['never', 'recently', 'long ago'],
  reloads: ['none', 'one', 'two', 'just now'],
} as const
type Values = typeof values
type Row = { [Fact in keyof Values]: Values[Fact][number] }
type Pattern = { [Fact in keyof Values]?: Values[Fact][number] | readonly Values[Fact][number][] }

/** The decision table. A fact that a row leaves out does not matter to it. */
const table: readonly (readonly [Pattern, ReturnType<typeof verdictOf>])[] = [
  // A customer who reloads may be in the middle of something.
  [{ occasion: 'reload' }, 'wait'],

  [{ version: 'waits', occasion: 'coldStart' }, 'take'],
  [{ version: 'waits', occasion: ['look', 'asked', 'flow', 'free', 'missing'], others: 'busy' }, 'wait'],
  [{ version: 'waits', occasion: ['look', 'asked', 'free'], others: 'free', busy: ['dialog', 'entering', 'underWay'] }, 'wait'],
  [{ version: 'waits', occasion: 'asked', others: 'free', busy: 'nothing' }, 'take'],
  [{ version: 'waits', occasion: 'flow', others: 'free', build: 'required' }, 'take'],
  [{ version: 'waits', occasion: 'flow', others: 'free', build: 'usable' }, 'wait'],
  [{ version: 'waits', occasion: 'missing', others: 'free', busy: ['nothing', 'dialog', 'entering'] }, 'take'],
  [{ version: 'waits', occasion: 'missing', others: 'free', busy: 'underWay' }, 'wait'],
  [{ version: 'waits', occasion: ['look', 'free'], others: 'free', busy: 'nothing', page: 'unseen' }, 'take'],
  ...(['in view', 'hidden for a moment'] as const).flatMap((page) => {
    const quiet = { version: 'waits', others: 'free', busy: 'nothing', page } as const
    return [
      [{ ...quiet, occasion: 'free', build: 'required' }, 'take'],
      [{ ...quiet, occasion: 'look', build: 'required' }, 'offer'],
      [{ ...quiet, occasion: ['look', 'free'], build: 'usable', postponed: ['never', 'long ago'] }, 'offer'],
      [{ ...quiet, occasion: ['look', 'free'], build: 'usable', postponed: 'recently' }, 'wait'],
    ] as const
  }),

  [{ version: 'served', occasion: 'asked' }, 'reload'],
  [{ version: 'served', occasion: ['coldStart', 'look', 'flow', 'free', 'missing'], reloads: ['two', 'just now'] }, 'wait'],
  [{ version: 'served', occasion: 'coldStart', reloads: ['none', 'one'] }, 'reload'],
  [{ version: 'served', occasion: 'missing', reloads: ['none', 'one'], busy: ['nothing', 'dialog', 'entering'] }, 'reload'],
  [{ version: 'served', occasion: 'missing', reloads: ['none', 'one'], busy: 'underWay' }, 'wait'],
  [{ version: 'served', occasion: ['look', 'flow', 'free'], reloads: ['none', 'one'], busy: 'nothing' }, 'reload'],
  [
    { version: 'served', occasion: ['look', 'flow', 'free'], reloads: ['none', 'one'], busy: ['dialog', 'entering', 'underWay'] },
    'wait',
  ],
]

const everyRow = Object.entries(values).reduce<object[]>(
  (rows, [fact, all]) => rows.flatMap((row) => all.map((value) => ({ ...row, [fact]: value }))),
  [{}],
) as Row[]

const fits = (row: Row, pattern: Pattern): boolean =>
  Object.entries(pattern).every(([fact, wanted]) => [wanted].flat().includes(row[fact as keyof Row] as never))

/** Just within and just beyond each limit. */
const factsOf = ({ occasion, version, busy, others, build, page, postponed, reloads }: Row): UpdateFacts => ({
  occasion,
  busy,
  isServed: version === 'served',
  isOtherBusy: others === 'busy',
  isRequired: build === 'required',
  hiddenMs: { 'in view': null, 'hidden for a moment': 5 * MINUTE - 1, unseen: 5 * MINUTE }[page],
  postponedMs: { never: null, recently: DAY - 1, 'long ago': DAY }[postponed],
  reloads: { none: null, one: { count: 1, agoMs: 10_000 }, two: { count: 2, agoMs: DAY }, 'just now': { count: 0, agoMs: 9999 } }[
    reloads
  ],
})

describe('what happens to a new version (decisions D9, reliability d)', () => {
  test(`each of ${everyRow.length} combinations stands once in the table, and is decided as there`, () => {
    for (const row of everyRow) {
      const found = table.filter(([pattern]) => fits(row, pattern)).map(([, verdict]) => verdict)
      expect([verdictOf(factsOf(row))], JSON.stringify(row)).toEqual(found)
    }
  })

  test('what is not said is not so', () => {
    expect(verdictOf({ occasion: 'look' })).toBe('offer')
    expect(verdictOf({ occasion: 'missing' })).toBe('take')
    expect(verdictOf({ occasion: 'missing', isServed: true })).toBe('reload')
    expect(verdictOf({ occasion: 'free', isServed: true })).toBe('reload')
  })
})

test.each([
  ['asked', [true, true], true],
  ['asked', [], true],
  ['alone', [], true],
  ['alone', [true], true],
  ['alone', [false], true],
  ['alone', [true, false], false],
  ['unseen', [], true],
  ['unseen', [false, false], true],
  ['unseen', [false, true], false],
] as const)('may it take over (%s) with these pages, in view or not: %j? %s', (when, inView, may) => {
  expect(mayTakeOver(when, inView)).toBe(may)
})

test.each([
  [1, 0, 'none'],
  [1, 3, 'reload'],
  [2, 0, 'clear'],
  [2, 1, 'reload'],
  [3, 0, 'none'],
  [3, 1, 'reload'],
] as const)('%i failed starts in a row and %i files replaced: %s', (failedStarts, mended, remedy) => {
  expect(remedyOf(failedStarts, mended)).toBe(remedy)
})
