import type { Half } from '../../fixtures/accounts/account.ts'
import { type Allowance, ratesOn } from './allowance.ts'
import type { Call } from './calls.ts'
import type { OnTop } from './extras.ts'
import { poolOf } from './pool.ts'
import type { Made } from './stream.ts'

/** Calls are counted per started minute. */
export const minutesOf = ({ seconds }: { seconds: number }): number => Math.ceil(seconds / 60)

/** The charges for the calls of a period. `minutes` count for the bundle; `mutual` are minutes to other customers of ours. */
export type Bill = {
  calls: Call[]
  /** Cents by half-day. */
  costs: Map<Half, number>
  minutes: number
  /** The part of `costs` beyond the bundle. */
  outside: number
  /** The remaining minutes. */
  left: number
  mutual: number
  seconds: number
  sms: number
  /** Charged minutes or messages, by kind. */
  charged: { voice: number; sms: number; abroad: number; service: number }
}

/**
 * Charges the calls of a period (newest first) in the order in which they were made. A prepaid customer makes no charged calls without
 * credit (`isUnpaid`).
 */
export function bill(
  calls: readonly Made[],
  { rooms, mutual, smsUnlimited, ...prices }: Allowance,
  onTop: OnTop,
  isUnpaid: (half: Half) => boolean,
): Bill {
  const pools = {
    bundle: poolOf(rooms.voice, onTop),
    mutual: poolOf([{ from: '', size: mutual ?? 0 }], { carried: 0, topUps: [] }),
  }
  const total: Bill = {
    calls: [],
    costs: new Map(),
    minutes: 0,
    outside: 0,
    left: 0,
    mutual: 0,
    seconds: 0,
    sms: 0,
    charged: { voice: 0, sms: 0, abroad: 0, service: 0 },
  }

  /** The free minutes of a call, and the costs of the rest. */
  function priced(call: Made): { free: number; costs: number } {
    const minutes = minutesOf(call)
    const rates = ratesOn(prices, call.half)
    if (call.kind === 'sms') return { free: 0, costs: smsUnlimited ? 0 : rates.sms }
    if (call.kind === 'abroad' || call.kind === 'service') return { free: 0, costs: minutes * rates[call.kind] }
    const free = Math.min(minutes, pools[call.kind === 'mutual' ? 'mutual' : 'bundle'].left(call.half))
    return { free, costs: (minutes - free) * (call.kind === 'voicemail' ? rates.voicemail : rates.voice) }
  }

  function count(call: Made, free: number): void {
    const minutes = minutesOf(call)
    if (call.kind === 'sms') {
      total.sms += 1
      if (!smsUnlimited) total.charged.sms += 1
    } else if (call.kind === 'abroad' || call.kind === 'service') total.charged[call.kind] += minutes
    else {
      const isMutual = call.kind === 'mutual'
      pools[isMutual ? 'mutual' : 'bundle'].take(free)
      total[isMutual ? 'mutual' : 'minutes'] += minutes
      if (!isMutual) total.outside += minutes - free
      total.charged.voice += minutes - free
    }
  }

  for (const call of calls.toReversed()) {
    const { free, costs } = priced(call)
    if (costs > 0 && isUnpaid(call.half)) continue
    count(call, free)
    total.seconds += call.seconds
    const { half, ...made } = call
    total.calls.push({ ...made, costs })
    if (costs > 0) total.costs.set(half, (total.costs.get(half) ?? 0) + costs)
  }
  total.calls.reverse()
  total.left = pools.bundle.left()
  return total
}
