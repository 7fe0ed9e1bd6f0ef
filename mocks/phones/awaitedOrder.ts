import { KEPT_MINUTES } from '#model/phones/keptOrder.ts'
import { doneBy } from '../world/asOf.ts'
import type { WorldEvent } from '../world/events.ts'
import type { PhoneWish } from './world.ts'

const MINUTE = 60_000
/** How long a pending order is kept after its last code or its confirmation (ms). */
const KEPT = KEPT_MINUTES * MINUTE

/** An order that waits for its code or its payment. Moments in ms. */
export type Awaited = {
  readonly wish: PhoneWish
  readonly askedAt: number
  /** When the latest code was sent. */
  readonly codeAt: number
  readonly isConfirmed: boolean
  /** The order expires at this moment (ms). */
  readonly until: number
}

const isPaid = (event: WorldEvent): boolean =>
  event.kind === 'payment-decided' && event.what.kind === 'handset' && event.outcome === 'paid'

/** The pending order of a customer at a moment (ms); null when there is none. */
export function awaitedBy(events: readonly WorldEvent[], now: number): Awaited | null {
  const done = doneBy(events, now)
  const at = done.findLastIndex(({ kind }) => kind === 'phone-asked')
  const [asked, ...since] = at < 0 ? [] : done.slice(at)
  if (asked?.kind !== 'phone-asked') return null
  const codes = since.filter(({ kind }) => kind === 'phone-code-sent')
  const confirmed = since.find(({ kind }) => kind === 'phone-confirmed')
  const last = codes.at(-1) ?? asked
  const isOver = since.some((event) => event.kind === 'phone-ordered' || isPaid(event))
  const until = (confirmed ?? last).at + KEPT
  if (isOver || now >= until) return null
  const { kind: _, at: askedAt, ...wish } = asked
  return { wish, askedAt, codeAt: last.at, isConfirmed: confirmed !== undefined, until }
}

const DAY = 24 * 60 * MINUTE

/** How many codes were sent in the last day, for any order: a new order begins no new count. */
export const codesOfDay = (events: readonly WorldEvent[], now: number): number =>
  doneBy(events, now).filter(({ kind, at }) => (kind === 'phone-asked' || kind === 'phone-code-sent') && now - at < DAY).length
