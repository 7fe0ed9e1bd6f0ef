import type { Overview, Usps } from '../../api/contract/overview.ts'
import type { Day } from '../../api/contract/parts.ts'
import { balanceState } from '../../domain/credit.ts'
import { standstillOn } from '../../domain/standstill.ts'
import { countText, minutesInFull } from '../../words/dataSize.ts'
import { dayInFull } from '../../words/dateText.ts'
import { copy } from './copy.ts'

const words = copy.balance
/** Credit is low but not zero. */
export const isLowBalance = (balance: number): boolean => balanceState(balance) === 'low'

/** Without a bundle the credit is the number of the screen, unless the customer's internet is stopped. */
export const isCreditFirst = ({ balance, dataBundle, standstill }: Overview, today: Day): boolean =>
  balance !== null && dataBundle === null && standstillOn(standstill, today) === null

/** Amounts for topping up quickly, in cents; one of them is preselected. */
export const QUICK_AMOUNTS = [1000, 1500, 2000, 3000] as const
const PROPOSED = 1500

/** How high the credit stands, as a part of the largest of these amounts: 0 to 1. */
export const creditLevel = ({ balance }: Pick<Overview, 'balance'>): number =>
  Math.min(1, Math.max(0, balance ?? 0) / Math.max(...QUICK_AMOUNTS))

/**
 * The chosen amount in cents; otherwise the smallest that covers what a bundle lacks, otherwise the preselected one. The next screen checks
 * the maximum.
 */
export const quickAmount = (chosen: number | null, lacking: number): number =>
  chosen ?? (lacking > 0 ? (QUICK_AMOUNTS.find((amount) => amount >= lacking) ?? Math.max(...QUICK_AMOUNTS)) : PROPOSED)

/** Cents that the credit lacks, or lacked, for extending a bundle. */
export const lackingFor = ({ fixMeBarItems }: Pick<Overview, 'fixMeBarItems'>): number =>
  fixMeBarItems.find(({ templateType }) => templateType === 'extensionLacking' || templateType === 'extensionMissed')?.amount ?? 0

/** How far the credit goes: `Genoeg voor 12 minuten bellen of 16 sms'jes.` Null without prices. Cents. */
export function enoughText(balance: number, usps: Usps | null): string | null {
  if (balance <= 0) return words.empty
  if (!usps || usps.voiceCostOutsideBundle === 0 || usps.smsCostOutsideBundle === 0) return null
  const [minutes, sms] = [Math.floor(balance / usps.voiceCostOutsideBundle), Math.floor(balance / usps.smsCostOutsideBundle)]
  return words.enough(minutesInFull(minutes), copy.pieces(sms, countText(sms)))
}

/** `until` is the last day on which the credit is valid. */
export const validityText = (until: Day, today: Day): string =>
  (until < today ? words.expired : words.validUntil)(dayInFull(until))
