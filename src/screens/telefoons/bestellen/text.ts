import type { PhoneSums } from '../../../domain/handsetSums.ts'
import { euro } from '../../../words/money.ts'
import { orderPhoneCopy } from './copy.ts'

/** How the phone is paid, on one line: `24 × € 22,00 per maand, nu € 27,41`. */
export const lineText = ({ credit, months, monthly, now }: Pick<PhoneSums, 'credit' | 'months' | 'monthly' | 'now'>): string =>
  credit > 0 ? orderPhoneCopy.sums.line(months, euro(monthly), euro(now)) : orderPhoneCopy.sums.lineAtOnce(euro(now))
