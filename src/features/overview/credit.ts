import { smsText } from '#features/usage/shared/contactText.ts'
import type { Day } from '#kit/parts.ts'
import { minutesInFull } from '#kit/words/dataSize.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { choiceText, euro } from '#kit/words/money.ts'
import { balanceState, validityOf } from '#model/credit/credit.ts'
import type { FixMeType, Overview, Usps } from '#model/overview/contract.ts'
import { creditCopy as words } from './creditCopy.ts'

/** Credit is low but not zero. */
export const isLowBalance = (balance: number): boolean => balanceState(balance) === 'low'

/** Amounts for topping up quickly, in cents; one of them is preselected. */
export const QUICK_AMOUNTS = [1000, 1500, 2000, 3000] as const
const MOST = Math.max(...QUICK_AMOUNTS)
const PROPOSED = 1500
/** The credit (cents) that fills the glass nearly, unless there is more. */
const GLASS = 5000
const BRIM = 0.92

/** The heights of the water in the glass, 0 to 1: the credit, and the credit with this amount. The scale stays when another is chosen. */
export function glassOf(balance: number, amount: number): { level: number; after: number } {
  const full = Math.max(GLASS, balance + MOST) / BRIM
  return { level: Math.max(0, balance) / full, after: Math.max(0, balance + amount) / full }
}

/**
 * The chosen amount in cents; otherwise the smallest that covers what a bundle lacks, otherwise the preselected one. The next screen checks
 * the maximum.
 */
export const quickAmount = (chosen: number | null, lacking: number): number =>
  chosen ?? (lacking > 0 ? (QUICK_AMOUNTS.find((amount) => amount >= lacking) ?? MOST) : PROPOSED)

const lacking: ReadonlySet<FixMeType | null> = new Set([
  'extensionLacking',
  'extensionMissed',
  'mutualLacking',
  'mutualMissed',
] as const)

/** Is it about credit that is, or was, too low for an extension? */
export const lacksCredit = (type: FixMeType | null): boolean => lacking.has(type)

/** Cents that the credit lacks, or lacked, for extending a bundle or on-net calling. */
export const lackingFor = ({ fixMeBarItems }: Pick<Overview, 'fixMeBarItems'>): number =>
  fixMeBarItems.find(({ templateType }) => lacksCredit(templateType))?.amount ?? 0

/** How many minutes or messages this credit (cents) pays for, in words; null without prices. */
function reachOf(balance: number, usps: Usps | null): [minutes: string, sms: string] | null {
  if (!usps || usps.voiceCostOutsideBundle === 0 || usps.smsCostOutsideBundle === 0) return null
  const [minutes, sms] = [Math.floor(balance / usps.voiceCostOutsideBundle), Math.floor(balance / usps.smsCostOutsideBundle)]
  return [minutesInFull(minutes), smsText(sms)]
}

/** The credit was not used or topped up in time: it is lost. */
const isExpired = ({ creditValidUntil }: Pick<Overview, 'creditValidUntil'>, today: Day): boolean =>
  creditValidUntil !== null && validityOf(creditValidUntil, today) === 'expired'

/**
 * How far the credit goes: `Genoeg voor 12 minuten bellen of 16 sms'jes.` Credit that has expired says so, as the page of the credit does. Null
 * without prices. Cents.
 */
export function enoughText(
  overview: Pick<Overview, 'balance' | 'creditValidUntil'>,
  usps: Usps | null,
  today: Day,
): string | null {
  const balance = overview.balance ?? 0 // every prepaid customer has credit
  if (isExpired(overview, today)) return words.lost
  if (balance <= 0) return words.empty
  const reach = reachOf(balance, usps)
  return reach && words.enough(...reach)
}

/** The credit after adding this amount, and how long it lasts then. Cents. */
export function filledText(balance: number, amount: number, usps: Usps | null): string {
  const reach = reachOf(balance + amount, usps)
  const sums = [choiceText(amount), euro(balance + amount)] as const
  return reach ? words.filled(...sums, ...reach) : words.filledPlain(...sums)
}

/** `until` is the last day on which the credit is valid. */
export const validityNote = (until: Day, today: Day): string =>
  (until < today ? words.expired : words.validUntil)(dayInFull(until))
