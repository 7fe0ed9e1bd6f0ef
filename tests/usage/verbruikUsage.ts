import { addDays, momentOf } from '#kit/dates.ts'
import type { Usage, UsageDay } from '#model/usage/contract.ts'

export const GB = 1000

type Change = Partial<Omit<Usage, 'data' | 'voice'>> & { data?: Partial<Usage['data']>; voice?: Partial<Usage['voice']> }

/** November 2026 with 20 GB, of which 580 MB a day was used up to and including the twentieth, viewed at noon of that day. */
export function usageWith({ data, voice, ...rest }: Change = {}): Usage {
  const days =
    data?.days ??
    daysWith(
      '2026-11-01',
      Array.from({ length: 20 }, () => 580),
    )
  const period = { id: '2026-11-01', from: '2026-11-01', until: '2026-11-30' }
  return {
    period,
    periods: [period, { id: '2026-10-01', from: '2026-10-01', until: '2026-10-31' }],
    data: {
      hasBundle: true,
      size: 20 * GB,
      additionalCompleteSize: 0,
      isInfiniteBundle: false,
      autoExtend: true,
      used: days.reduce((sum, day) => sum + day.netherlands + day.eu + day.world, 0),
      outside: 0,
      topUps: [],
      ...data,
      days,
    },
    voice: {
      hasBundle: true,
      size: 120,
      additionalCompleteSize: 0,
      isUnlimited: false,
      used: 34,
      outside: 0,
      topUps: [],
      seconds: 1900,
      smsUnlimited: true,
      smsUsed: 14,
      ...voice,
    },
    outside: [],
    bought: 0,
    events: null,
    standstill: null,
    updatedAt: new Date(momentOf('2026-11-20', 12)).toISOString(),
    ...rest,
  }
}

/** Consecutive days with this usage in MB in the Netherlands. */
export const daysWith = (from: string, used: readonly number[]): UsageDay[] =>
  used.map((netherlands, index) => ({ day: addDays(from, index), netherlands, eu: 0, world: 0, costs: 0 }))
