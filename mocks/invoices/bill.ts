import type { Half, Span } from '../../fixtures/accounts/account.ts'
import { mutualBundle } from '../../fixtures/catalogue/bundles.ts'
import { nothingOnTop, type OnTop } from '../bundles/extras.ts'
import type { CostMeter } from '../costs/limit.ts'
import { type Allowance, ratesOn } from '../world/allowance.ts'
import type { Call } from '../world/calls.ts'
import { isWithin } from '../world/halves.ts'
import { poolOf } from '../world/pool.ts'
import type { Made } from '../world/stream.ts'

/** Calls are counted per started minute. */
export const minutesOf = ({ seconds }: { seconds: number }): number => Math.ceil(seconds / 60)

/** The charges for the calls of a period. `minutes` count for the bundle: those that on-net calling covers do not. */
export type Bill = {
  calls: Call[]
  /** Cents by half-day with use, also when it cost nothing. */
  costs: Map<Half, number>
  minutes: number
  /** The part of `costs` beyond the bundle. */
  outside: number
  /** The remaining minutes. */
  left: number
  seconds: number
  sms: number
  /** Charged minutes or messages, by kind. */
  charged: { voice: number; sms: number; abroad: number; service: number }
  /** The minutes that the latest on-net calling has covered since it began, also in earlier periods. */
  onNet: number
}

/** A time of on-net calling, and the minutes that it covered before this period. */
export type OnNet = { readonly span: Span; readonly taken: number }

/** The minutes of a call that on-net calling and the bundle cover. */
type Covered = { onNet: number; inBundle: number }

/** The reason why a charged call is not made: a prepaid customer without credit, or the customer's own limit to extra costs. */
type Stops = { isUnpaid: (half: Half) => boolean; limit: CostMeter }

/** Charges the calls of a period. `add` takes them in the order in which they were made. */
export function callMeter(
  { rooms, smsUnlimited, ...prices }: Allowance,
  onTop: OnTop,
  onNet: readonly OnNet[],
  { isUnpaid, limit }: Stops,
): { add: (call: Made) => void; total: () => Bill } {
  const bundle = poolOf(rooms.voice, onTop)
  const times = onNet.map(({ span, taken }) => {
    const pool = poolOf([{ from: '', size: mutualBundle.minutes }], nothingOnTop)
    pool.take(taken)
    return { span, pool }
  })
  const onNetIn = (half: Half) => times.find(({ span }) => isWithin(half, [span]))?.pool
  const total: Bill = {
    calls: [],
    costs: new Map(),
    minutes: 0,
    outside: 0,
    left: 0,
    seconds: 0,
    sms: 0,
    charged: { voice: 0, sms: 0, abroad: 0, service: 0 },
    onNet: 0,
  }

  /** The minutes of a call that each pool covers, and the costs of the rest. On-net calling comes before the bundle. */
  function priced(call: Made): Covered & { costs: number } {
    const minutes = minutesOf(call)
    const rates = ratesOn(prices, call.half)
    const none = { onNet: 0, inBundle: 0 }
    if (call.kind === 'sms') return { ...none, costs: smsUnlimited ? 0 : rates.sms }
    if (call.kind === 'abroad' || call.kind === 'service') return { ...none, costs: minutes * rates[call.kind] }
    const onNet = call.kind === 'mutual' ? Math.min(minutes, onNetIn(call.half)?.left() ?? 0) : 0
    const inBundle = Math.min(minutes - onNet, bundle.left(call.half))
    const rest = minutes - onNet - inBundle
    return { onNet, inBundle, costs: rest * (call.kind === 'voicemail' ? rates.voicemail : rates.voice) }
  }

  function count(call: Made, { onNet, inBundle }: Covered): void {
    const minutes = minutesOf(call)
    if (call.kind === 'sms') {
      total.sms += 1
      if (!smsUnlimited) total.charged.sms += 1
    } else if (call.kind === 'abroad' || call.kind === 'service') total.charged[call.kind] += minutes
    else {
      onNetIn(call.half)?.take(onNet)
      bundle.take(inBundle)
      total.minutes += minutes - onNet
      total.outside += minutes - onNet - inBundle
      total.charged.voice += minutes - onNet - inBundle
    }
  }

  function add(call: Made): void {
    const { costs, ...covered } = priced(call)
    if (costs > 0 && isUnpaid(call.half)) return
    const fits = costs === 0 || limit.fitting(call.half, 1, costs) === 1
    limit.spend(call.half, fits ? costs : 0, !fits)
    if (!fits) return
    count(call, covered)
    total.seconds += call.seconds
    const { half, ...made } = call
    total.calls.push({ ...made, costs })
    total.costs.set(half, (total.costs.get(half) ?? 0) + costs)
  }

  return {
    add,
    total: () => ({
      ...total,
      calls: total.calls.toReversed(),
      left: bundle.left(),
      onNet: mutualBundle.minutes - (times.at(-1)?.pool.left() ?? mutualBundle.minutes),
    }),
  }
}
