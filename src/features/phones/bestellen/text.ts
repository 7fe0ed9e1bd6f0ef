import { euro } from '#kit/words/money.ts'
import type { HandsetSums, PhoneSums } from '#model/phones/handsetSums.ts'
import { copy } from './copy.ts'

/** How the phone is paid, on one line: `24 × € 22,00 per maand, nu € 27,41`. */
export const lineText = ({ credit, months, monthly, now }: Pick<PhoneSums, 'credit' | 'months' | 'monthly' | 'now'>): string =>
  credit > 0 ? copy.sums.line(months, euro(monthly), euro(now)) : copy.sums.lineAtOnce(euro(now))

/** Under the monthly sum in the bar of a phone: `per maand, nu € 27,41, € 819,41 in 24 maanden`. */
export const barText = ({ now, total, months }: Pick<HandsetSums, 'now' | 'total' | 'months'>): string =>
  `${copy.sums.bar(euro(now))}, ${copy.sums.barAll(euro(total), months)}`
