import { dayOf, momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { Overview } from '#model/overview/contract.ts'
import type { Walker } from './customer.ts'
import { pocketOf } from './pocket.ts'

/** What was told of a later moment, and whether it holds once that moment has come. */

/** A look at the moment: its day, and the overview of now and of the look before, which was before anything fell due. */
export type Look = { readonly today: Day; readonly is: Overview; readonly was: Overview | null }

export type Promised = {
  /** Another promise of this name takes its place. */
  readonly name: string
  /** The moment (ms) or the first day on which it holds. */
  readonly on: Day | number
  /** The writes and happenings that may change it; `*`: any of them. */
  readonly endsWith: readonly string[]
  readonly check: (walker: Walker, look: Look) => Promise<void> | void
}

const promised = new WeakMap<Walker, Map<string, Promised>>()

const promisedTo = (walker: Walker): Map<string, Promised> => {
  const all = promised.get(walker) ?? new Map<string, Promised>()
  promised.set(walker, all)
  return all
}

export function promise(walker: Walker, ...told: readonly Promised[]): void {
  for (const one of told) promisedTo(walker).set(one.name, one)
}

/** Something was done or happened: what it may change is promised no more. */
export function released(walker: Walker, by: string): void {
  const all = promisedTo(walker)
  for (const { name, endsWith } of [...all.values()]) if (endsWith.includes(by) || endsWith.includes('*')) all.delete(name)
}

/** Whether a payment for a phone was decided since the last look: its new contract changes what was told before. */
async function hasBoughtPhone(walker: Walker): Promise<boolean> {
  const { slow } = pocketOf(walker)
  const before = slow.size
  for (const id of slow) if (Object(await walker.read('getPaymentStatus', { id })).status !== 'pending') slow.delete(id)
  return slow.size < before
}

/** Checks what was promised for a moment that has come. */
export async function keepPromises(walker: Walker, is: Overview, was: Overview | null): Promise<void> {
  const all = promisedTo(walker)
  if (await hasBoughtPhone(walker)) return all.clear()
  const due = [...all.values()].filter(({ on }) => (typeof on === 'number' ? on : momentOf(on)) <= walker.now)
  for (const { name, check } of due) {
    all.delete(name)
    await check(walker, { today: dayOf(walker.now), is, was })
  }
}
