import type { Year, YearMonth } from '#model/year/contract.ts'

const none = { given: 0, bought: 0 }

/** A month of 2026 (1 to 12): MB, minutes and messages, and the cents for bundles and outside them. */
export const yearMonth = (
  month: number,
  {
    data = 0,
    minutes = 0,
    sms = 0,
    bundles = 0,
    outside = 0,
  }: Partial<Record<'data' | 'minutes' | 'sms' | 'bundles' | 'outside', number>>,
): YearMonth => ({
  month: `2026-${String(month).padStart(2, '0')}-01`,
  data: { used: data, ...none },
  voice: { used: minutes, ...none },
  sms,
  bundles,
  outside,
})

/** The same use in each month from one to another of 2026. */
export const yearMonths = (first: number, last: number, of: Parameters<typeof yearMonth>[1]): YearMonth[] =>
  Array.from({ length: last - first + 1 }, (_, at) => yearMonth(first + at, of))

export const yearWith = (months: YearMonth[], more: Partial<Year> = {}): Year => ({
  from: '2026-01-01',
  since: null,
  months,
  toppedUp: null,
  ...more,
})
