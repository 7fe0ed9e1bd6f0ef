import { KEPT_MINUTES } from '#model/phones/keptOrder.ts'
import { doneBy } from '../world/asOf.ts'
import type { WorldEvent } from '../world/events.ts'
import type { PhoneWish } from './handsetOrder.ts'

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

const isPaid = (deed: WorldEvent): boolean =>
  deed.kind === 'payment-decided' && deed.what.kind === 'handset' && deed.outcome === 'paid'

/** The pending order of a customer at a moment (ms); null when there is none. */
export function awaitedBy(deeds: readonly WorldEvent[], now: number): Awaited | null {
  const done = doneBy(deeds, now)
  const at = done.findLastIndex(({ kind }) => kind === 'handset-asked')
  const [asked, ...since] = at < 0 ? [] : done.slice(at)
  if (asked?.kind !== 'handset-asked') return null
  const codes = since.filter(({ kind }) => kind === 'handset-code-sent')
  const confirmed = since.find(({ kind }) => kind === 'handset-confirmed')
  const last = codes.at(-1) ?? asked
  const isOver = since.some((deed) => deed.kind === 'handset-ordered' || isPaid(deed))
  const until = (confirmed ?? last).at + KEPT
  if (isOver || now >= until) return null
  const { kind: _, at: askedAt, ...wish } = asked
  return { wish, askedAt, codeAt: last.at, isConfirmed: confirmed !== undefined, until }
}

const DAY = 24 * 60 * MINUTE

/** How many codes were sent in the last day, for any order: a new order begins no new count. */
export const codesOfDay = (deeds: readonly WorldEvent[], now: number): number =>
  doneBy(deeds, now).filter(({ kind, at }) => (kind === 'handset-asked' || kind === 'handset-code-sent') && now - at < DAY).length
