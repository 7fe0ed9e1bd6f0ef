import { dayOf } from '../../src/domain/dates.ts'
import { type Allowance, ratesOn, roomIn } from './allowance.ts'
import type { Call, Uncharged } from './calls.ts'
import type { OnTop } from './extras.ts'

/** Calls are counted per started minute. */
export const minutesOf = ({ seconds }: { seconds: number }): number => Math.ceil(seconds / 60)

/** What the calls of a period come to. `minutes` are those that count for the bundle; `mutual` those to other customers of ours. */
export type Bill = {
  calls: Call[]
  minutes: number
  /** The part of those that the bundle did not cover. */
  outside: number
  /** Minutes that were left in the end. */
  left: number
  mutual: number
  seconds: number
  sms: number
  /** Charged minutes, or pieces, by kind. */
  charged: { voice: number; sms: number; abroad: number; service: number }
}

/** Charges the calls of a period (newest first) in the order in which they were made. */
export function bill(
  calls: readonly Uncharged[],
  { voice, mutual, smsUnlimited, ...prices }: Allowance,
  { carried, topUps }: OnTop,
): Bill {
  const left = { bundle: roomIn(voice) + carried, mutual: mutual ?? 0 }
  const toCome = [...topUps]
  const total: Bill = {
    calls: [],
    minutes: 0,
    outside: 0,
    left: 0,
    mutual: 0,
    seconds: 0,
    sms: 0,
    charged: { voice: 0, sms: 0, abroad: 0, service: 0 },
  }

  const costsOf = (call: Uncharged): number => {
    const minutes = minutesOf(call)
    const rates = prices.ratesUntil ? ratesOn(prices, dayOf(call.at * 1000)) : prices.rates
    if (call.kind === 'sms') {
      total.sms += 1
      if (smsUnlimited) return 0
      total.charged.sms += 1
      return rates.sms
    }
    if (call.kind === 'abroad' || call.kind === 'service') {
      total.charged[call.kind] += minutes
      return minutes * rates[call.kind]
    }
    // After what had been called that day.
    while (toCome[0] && toCome[0].day < dayOf(call.at * 1000)) left.bundle += toCome.shift()?.size ?? 0
    const room = call.kind === 'mutual' ? 'mutual' : 'bundle'
    const free = Math.min(minutes, left[room])
    left[room] -= free
    if (room === 'mutual') total.mutual += minutes
    else total.minutes += minutes
    if (room === 'bundle') total.outside += minutes - free
    total.charged.voice += minutes - free
    return (minutes - free) * (call.kind === 'voicemail' ? rates.voicemail : rates.voice)
  }

  for (const call of calls.toReversed()) {
    total.seconds += call.seconds
    total.calls.push({ ...call, costs: costsOf(call) })
  }
  total.calls.reverse()
  total.left = toCome.reduce((sum, { size }) => sum + size, left.bundle)
  return total
}
