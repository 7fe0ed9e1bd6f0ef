import { KEPT_MINUTES } from '../src/domain/keptOrder.ts'
import type { Deed } from './deeds.ts'
import { doneBy } from './world/asOf.ts'
import type { HandsetWish } from './world/handsetOrder.ts'

const MINUTE = 60_000
/** How long a pending order is kept after its last code or its confirmation (ms). */
const KEPT = KEPT_MINUTES * MINUTE

/** An order that waits for its code or its payment. Moments in ms. */
export type Awaited = {
  readonly wish: HandsetWish
  /** When codes were sent, oldest first. */
  readonly codesSent: readonly number[]
  /** The moments of wrong codes since the latest code was sent. */
  readonly wrong: readonly number[]
  readonly isConfirmed: boolean
  /** The order expires at this moment (ms). */
  readonly until: number
}

const isPaid = (deed: Deed): boolean => deed.kind === 'payment-decided' && deed.what.kind === 'handset' && deed.outcome === 'paid'

/** The pending order of a customer at a moment (ms); null when there is none. */
export function awaitedBy(deeds: readonly Deed[], now: number): Awaited | null {
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
  const wrong = since.flatMap(({ kind, at: on }) => (kind === 'handset-code-refused' && on >= last.at ? [on] : []))
  const { kind: _, at: __, ...wish } = asked
  return { wish, codesSent: [asked, ...codes].map((deed) => deed.at), wrong, isConfirmed: confirmed !== undefined, until }
}
