import { expect, test } from 'vitest'
import { dayOf } from '#kit/dates.ts'
import { writes } from './customer.ts'
import { neverDone } from './neverDone.ts'
import { noCounts, walk } from './walk.ts'

/** Walks that differ from day to day, so that every run of the tests looks at customers whom nobody has seen yet. */
const WALKS = Number(process.env.WALKS ?? 3)
const DEEDS = 60

test('random customers doing random things: money, time and identity hold after each deed', { timeout: 600_000 }, async () => {
  const today = Number(dayOf(Date.now()).replaceAll('-', ''))
  const seed = Number(process.env.SEED_OF_WALKS ?? today * 100)
  const counts = noCounts()
  for (let nth = 0; nth < WALKS; nth += 1) await walk(seed + nth, counts, DEEDS)
  expect(counts.deeds, `--seed=${seed}`).toBe(WALKS * DEEDS)
  expect(counts.done).toBeGreaterThan(0)
  expect(counts.refused).toBeGreaterThan(0)
})

test('the writes that no walk carries out: when one is listed, then the contract has it', () => {
  expect(Object.keys(neverDone).filter((name) => !writes.includes(name))).toEqual([])
})
