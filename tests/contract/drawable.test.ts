import { parse, safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { Cents, Day, Days, Moment, Months, Quantity } from '#kit/parts.ts'
import { Overview, Usps } from '#model/overview/contract.ts'
import { Usage } from '#model/usage/contract.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { operations } from '../support/operations.ts'
import { contextOf } from '../world/context.ts'
import { drawOverview, drawUsage, formatAll, isNode, kindOf, NOW, type Node, randomOf } from './drawing.ts'

const MUTATIONS = 150

const extreme = {
  number: [
    ...[
      0,
      -0,
      0.5,
      -1,
      1e-300,
      5e-324,
      1e-6,
      1e-7,
      1e9,
      1e9 + 1,
      -1e9,
      1e15,
      1e21,
      1e308,
      Number.MAX_SAFE_INTEGER,
      -Number.MAX_SAFE_INTEGER,
    ],
    ...[2 ** 31, 2 ** 32, 2 ** 53, 253402300800, -62135596800, 8_640_000_000_001, 599, 600, 601, 400, 401],
  ],
  day: [
    ...['9999-12-31', '0001-01-01', '1899-12-31', '1900-01-01', '2200-12-31', '2201-01-01', '0000-01-01', '2026-02-30'],
    ...['2026-02-29', '2024-02-29', '2026-13-01', '20261-01-01', '-000001-01-01', '2026-11-20T00:00', '', 'morgen'],
  ],
  moment: [
    ...[
      '9999-12-31T23:59:59.999Z',
      '0001-01-01T00:00:00Z',
      '1900-01-01T00:00:00Z',
      '2200-12-31T23:59:59Z',
      '2026-02-30T12:00:00Z',
    ],
    ...[
      '2026-11-20T24:00:00Z',
      '2026-11-20T12:00:60Z',
      '2026-11-20T12:00:00+23:59',
      '2026-11-20T12:00:00+99:99',
      '',
      '2026-11-20',
    ],
  ],
  text: ['', ' ', '\u202e', '\u0000', '\ud800', 'é'.repeat(10_000), '2026-11', '__proto__', '👩‍👩‍👧‍👦'],
}

/** Every number and text in an answer. */
function leavesOf(node: Node): { node: Node; key: string }[] {
  return Object.entries(node).flatMap(([key, value]) =>
    isNode(value) ? leavesOf(value) : typeof value === 'number' || typeof value === 'string' ? [{ node, key }] : [],
  )
}

/** Puts one to three extreme values into an answer. Returns how to take them out again: copying a large answer is slow. */
function mutate(leaves: ReturnType<typeof leavesOf>, pick: ReturnType<typeof randomOf>): () => void {
  const undo: (() => void)[] = []
  for (let left = pick([1, 1, 2, 3]); left > 0 && leaves.length > 0; left -= 1) {
    const { node, key } = pick(leaves)
    const good = node[key]
    undo.unshift(() => {
      node[key] = good
    })
    node[key] = pick<unknown>(extreme[kindOf(good)])
  }
  return () => {
    for (const one of undo) one()
  }
}

const withEvents = new Set(['getUsage'])

describe.each(
  [...operations.values()].filter(({ operation }) => operation.reads).map((one) => [one.operation.name, one] as const),
)('whatever %s lets through can be drawn', (name, { operation, answer }) => {
  test.each([1, 2, 6, 16, 19, 24, 30, 31, 33])('account %i', async (number) => {
    const account = accounts.find((one) => one.number === number)
    if (!account) throw new Error(`no account ${number}`)
    const input = withEvents.has(name) ? { events: true } : {}
    const good = await Promise.resolve()
      .then(() => answer(input, contextOf(account, NOW)))
      .catch(() => null)
    if (!isNode(good)) return // not available to this customer
    const wire: unknown = JSON.parse(JSON.stringify(good))
    // A list of ten thousand calls only repeats one row.
    if (isNode(wire) && Array.isArray(wire.events)) wire.events = wire.events.slice(0, 20)
    expect(safeParse(operation.answer, wire).success).toBe(true)
    const pick = randomOf(number)
    const leaves = leavesOf(Object(wire))
    for (let turn = 0; turn < MUTATIONS; turn += 1) {
      const undo = mutate(leaves, pick)
      const parsed = safeParse(operation.answer, wire)
      undo()
      if (!parsed.success) continue
      formatAll(parsed.output)
      if (name.endsWith('Overview')) drawOverview(parse(Overview, parsed.output), null)
      if (name === 'getUsage') drawUsage(parse(Usage, parsed.output))
    }
  })
})

describe('what passes for a part of an answer (one vocabulary for every operation)', () => {
  const passes = (schema: Parameters<typeof safeParse>[0], value: unknown) => safeParse(schema, value).success
  test.each([
    [
      'a day',
      Day,
      ['2026-11-20', '1900-01-01', '2200-12-31', '2024-02-29'],
      ['9999-12-31', '0001-01-01', '1899-12-31', '2201-01-01', '2026-02-29'],
    ],
    [
      'a moment',
      Moment,
      ['2026-11-20T08:41:00.000Z', '2026-11-20T08:41:00+01:00'],
      ['9999-12-31T00:00:00Z', '0001-01-01T00:00:00Z', '2026-11-20'],
    ],
    ['cents', Cents, [0, -250, 1250], [0.5, 1e308, 2 ** 53 - 1, -(2 ** 53)]],
    ['a quantity', Quantity, [0, 0.5, 20_000], [-1, 1e308, 1e-300, Number.NaN, Number.POSITIVE_INFINITY]],
    ['months', Months, [0, 24], [-1, 1.5, 2 ** 53 - 1]],
    ['days', Days, [1, 30, 365], [0, 1e9]],
  ] as const)('%s', (_, schema, good, bad) => {
    for (const value of good) expect(passes(schema, value)).toBe(true)
    for (const value of bad) expect(passes(schema, value)).toBe(false)
  })
  test('rates of an answer without bounds', () => expect(passes(Usps, { dataCapPrice: 1e300 })).toBe(false))
})
