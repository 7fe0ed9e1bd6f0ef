import { addDays, dayOf, daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { currentOf, discountUntil, monthlyOf, pendingOf } from '#model/bundles/bundleChange.ts'
import type { PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import type { Complete } from '#model/bundles/contract/complete.ts'
import { canUnwrap } from '#model/bundles/gifts.ts'
import { type WayBack, wayBackOf } from '#model/device/wayBack.ts'
import type { Household } from '#model/friends/contract/household.ts'
import { dueOf, waitsForCustomer } from '#model/invoices/dueInvoices.ts'
import type { Overview } from '#model/overview/contract.ts'
import { isPhoneOnItsWay } from '#model/phones/phoneState.ts'
import { renewalOf, renewalOpensOn, termUntil } from '#model/renewal/renewal.ts'
import { hasStopped } from './cancellation.ts'
import type { PostpaidSubscription } from './contract/subscription.ts'
import type { Withdrawable, WithdrawalKind } from './contract/withdrawal.ts'
import { undoUntil } from './termination.ts'

/**
 * A date on which something about a subscription or credit starts, ends or can be done for the last time. `day` is the last day of what
 * ends and the first day of what starts.
 */
export type RightsDate =
  | {
      kind: 'contract' | 'complete' | 'credit' | 'bundle' | 'extension' | 'mutual' | 'return' | 'parcel' | 'stay'
      day: Day
    }
  /** The contracts that can be withdrawn until then. */
  | { kind: 'withdraw'; day: Day; what: readonly WithdrawalKind[] }
  | { kind: 'gift'; day: Day; gifts: readonly Gift[] }
  /** `amount` in cents: the forecast of an invoice, a term of an arrangement, a refund for a phone, or the fee on the settlement (0: none). */
  | { kind: 'invoice' | 'pay' | 'debit' | 'term' | 'lateTerm' | 'settlement' | 'refund'; day: Day; amount: number }
  /** The date of the invoice with the first term of a phone. */
  | { kind: 'firstTerm'; day: Day }
  /** Cents a month from the next day on. */
  | { kind: 'discount'; day: Day; price: number }
  | { kind: 'change' | 'renewal'; day: Day; back: WayBack }
  | { kind: 'stop'; day: Day }
  | { kind: 'porting'; day: Day; number: string }
  | { kind: 'extra'; day: Day; types: readonly ExtraType[] }
  /** The first day without the household discount. */
  | { kind: 'household'; day: Day }
type ExtraType = 'data' | 'voice'
/** A closed gift: its place among all that wait, from 1, and how many those are. */
type Gift = { readonly place: number; readonly of: number }
export type RightsKind = RightsDate['kind']

type Known = {
  subscription: PostpaidSubscription
  options: PostpaidOptions
  overview: Pick<
    Overview,
    'giftBundles' | 'fixMeBarItems' | 'tiles' | 'dataBundle' | 'voiceSmsBundle' | 'nextInvoice' | 'latestInvoice' | 'settlement'
  >
  household: Pick<Household, 'endsOn'> | null
  complete: Pick<Complete, 'completeStatus' | 'expectedOn'> | null
  /** The contracts in their reflection period (domain 1.15), from the server. */
  withdrawals: readonly Pick<Withdrawable, 'kind' | 'until'>[]
}

const inOrder = (dates: readonly RightsDate[], today: Day): RightsDate[] =>
  dates.filter(({ day }) => day >= today).toSorted((one, other) => daysBetween(other.day, one.day))

/** Groups endings of the same day into one date. */
const byDay = <Ending>(endings: readonly Ending[], dayOfIt: (ending: Ending) => Day): [Day, Ending[]][] => [
  ...Map.groupBy(endings, dayOfIt),
]

/** The upcoming dates of a subscriber, soonest first. Once the subscription has stopped, what remains is money and a phone. */
export function rightsOf(
  { subscription, options, overview, household, complete, withdrawals }: Known,
  now: number,
): RightsDate[] {
  const today = dayOf(now)
  if (hasStopped(subscription.cancelSubscriptionStatus)) return inOrder([...ofMoney(overview), ...ofReturns(overview)], today)
  const { terminationDate } = subscription
  const dates: RightsDate[] = []

  for (const [day, same] of byDay(withdrawals, ({ until }) => until))
    dates.push({ kind: 'withdraw', day, what: same.map(({ kind }) => kind) })
  if (terminationDate !== null) dates.push(...ofLeaving(terminationDate, options))
  else dates.push(...ofContract(subscription, options, withdrawals, now))

  dates.push(...ofGifts(overview), ...ofPorting(overview), ...ofMoney(overview), ...ofReturns(overview), ...ofPhone(overview))
  if (complete?.completeStatus === 'PENDING' && complete.expectedOn !== null)
    dates.push({ kind: 'complete', day: complete.expectedOn })
  if (household && household.endsOn !== null) dates.push({ kind: 'household', day: household.endsOn })
  dates.push(...ofExtras(overview))
  return inOrder(dates, today)
}

/** The last days of who leaves. A change of bundles that begins before can no longer be undone. */
const ofLeaving = (endsOn: Day, options: PostpaidOptions): RightsDate[] => [
  { kind: 'stay', day: undoUntil(endsOn) },
  { kind: 'stop', day: endsOn },
  ...(pendingOf(options) !== null && options.startsOn <= endsOn
    ? [{ kind: 'change', day: options.startsOn, back: { by: 'leaving' } } as const]
    : []),
]

/** The gifts by the last day to unwrap them. Every box is called by its place in the list of gifts, since its content is a surprise. */
function ofGifts({ giftBundles }: Pick<Overview, 'giftBundles'>): RightsDate[] {
  const waiting = giftBundles.filter(canUnwrap)
  return byDay([...waiting.entries()], ([, { until }]) => until).map(([day, same]) => ({
    kind: 'gift',
    day,
    gifts: same.map(([at]) => ({ place: at + 1, of: waiting.length })),
  }))
}

type Items = Pick<Overview, 'fixMeBarItems'>

const ofPorting = ({ fixMeBarItems }: Items): RightsDate[] =>
  fixMeBarItems.flatMap(({ templateType, date, number }) =>
    templateType === 'portingApproved' && date !== undefined ? { kind: 'porting', day: date, number: number ?? '' } : [],
  )

/** The last day to send a withdrawn phone back, and the day of its refund. */
const ofReturns = ({ fixMeBarItems }: Items): RightsDate[] =>
  fixMeBarItems.flatMap(({ templateType, date, amount = 0 }): RightsDate[] => {
    if (date === undefined) return []
    if (templateType === 'phoneReturn') return [{ kind: 'return', day: date }]
    return (templateType === 'phoneReturned' || templateType === 'phoneRefund') && amount > 0
      ? [{ kind: 'refund', day: date, amount }]
      : []
  })

/** The phone that comes, and the invoice with its first term. */
const ofPhone = ({ tiles }: Pick<Overview, 'tiles'>): RightsDate[] =>
  tiles.flatMap(({ templateType, status, date, firstTermOn }): RightsDate[] => {
    if (templateType !== 'phone') return []
    return [
      ...(status && isPhoneOnItsWay({ status }) && date !== undefined ? [{ kind: 'parcel', day: date } as const] : []),
      ...(firstTermOn === undefined ? [] : [{ kind: 'firstTerm', day: firstTermOn } as const]),
    ]
  })

/** Invoices, what is to be paid, the terms of an arrangement, and the settlement of who leaves. */
function ofMoney({ nextInvoice, latestInvoice, settlement, fixMeBarItems }: Known['overview']): RightsDate[] {
  const waits = latestInvoice && waitsForCustomer(latestInvoice) ? latestInvoice : null
  const debited = latestInvoice && !waits && latestInvoice.state === 'TO_PAY' && !latestInvoice.processing ? latestInvoice : null
  return [
    ...(nextInvoice && nextInvoice.date !== settlement?.date
      ? [{ kind: 'invoice', day: nextInvoice.date, amount: nextInvoice.amount } as const]
      : []),
    ...(waits?.dueOn ? [{ kind: 'pay', day: waits.dueOn, amount: dueOf(waits) } as const] : []),
    ...(debited?.debitOn && !debited.inArrangement
      ? [{ kind: 'debit', day: debited.debitOn, amount: dueOf(debited) } as const]
      : []),
    ...fixMeBarItems.flatMap(({ templateType, date, amount = 0 }): RightsDate[] => {
      if (date === undefined) return []
      if (templateType === 'arrangement') return [{ kind: 'term', day: date, amount }]
      return templateType === 'arrangementLate' ? [{ kind: 'lateTerm', day: date, amount }] : []
    }),
    ...(settlement ? [{ kind: 'settlement', day: settlement.date, amount: settlement.fee } as const] : []),
  ]
}

/** The last days of the current contract and of the one that a change begins; an open-ended contract has none. */
function contractEnds(end: Day | null, options: PostpaidOptions): Day[] {
  const { startsOn, pendingContractEnd = null } = options
  const next = pendingContractEnd ?? (pendingOf(options) === null ? end : null)
  const isReached = end !== null && end < startsOn
  return [...new Set([isReached ? end : null, next])].filter((day) => day !== null)
}

/** The last day of a signed term that has not started yet; null without one. */
export const nextTermEnd = ({
  pendingContractEnd = null,
  contractEndDate,
}: Pick<PostpaidOptions, 'pendingContractEnd' | 'contractEndDate'>): Day | null =>
  pendingContractEnd === contractEndDate ? null : pendingContractEnd

/**
 * The first day on which a new term can be signed for; null for now or never. After a signed renewal its own end counts, not that of the
 * contract it replaces.
 */
export function renewableFrom(subscription: PostpaidSubscription, options: PostpaidOptions, now: number): Day | null {
  const renewal = renewalOf(subscription, now)
  if (renewal.kind !== 'from') return null
  const next = nextTermEnd(options)
  return next === null ? renewal.day : renewalOpensOn(next)
}

/** The dates of the contract: its end, pending changes and the end of a discount. */
function ofContract(
  subscription: PostpaidSubscription,
  options: PostpaidOptions,
  withdrawals: Known['withdrawals'],
  now: number,
): RightsDate[] {
  const today = dayOf(now)
  const end = termUntil(subscription, now)
  const current = currentOf(options)
  const discount = discountUntil(current, today)
  const isChanging = pendingOf(options) !== null
  return [
    ...contractEnds(end, options).map((day) => ({ kind: 'contract', day }) as const),
    // A bundle change before that day sets other prices.
    ...(discount !== null && !(isChanging && options.startsOn <= discount)
      ? [{ kind: 'discount', day: discount, price: monthlyOf(current, true) } as const]
      : []),
    ...(isChanging
      ? [
          {
            kind: options.pendingRenewal ? 'renewal' : 'change',
            day: options.startsOn,
            back: wayBackOf(options, withdrawals, today),
          } as const,
        ]
      : []),
  ]
}

/** Bought extras last until the end of the period (domain 1.22). Gifts last longer and are left out. */
function ofExtras({ dataBundle, voiceSmsBundle }: Known['overview']): RightsDate[] {
  const isBought = ({ isGift }: { isGift?: boolean | undefined }) => !isGift
  const endings: { type: ExtraType; until: Day }[] = [
    ...(dataBundle?.topUps.some(isBought) ? [{ type: 'data', until: dataBundle.until } as const] : []),
    ...(voiceSmsBundle?.topUps.some(isBought) ? [{ type: 'voice', until: voiceSmsBundle.until } as const] : []),
  ]
  return byDay(endings, ({ until }) => until).map(([day, same]) => ({ kind: 'extra', day, types: same.map(({ type }) => type) }))
}

type Prepaid = Pick<Overview, 'creditValidUntil' | 'dataBundle' | 'mutualBundle' | 'fixMeBarItems'>

/** The dates of a prepaid customer: the validity of credit and bundles. */
export function creditDatesOf({ creditValidUntil, dataBundle, mutualBundle, fixMeBarItems }: Prepaid, now: number): RightsDate[] {
  const dates: RightsDate[] = []
  if (creditValidUntil !== null) dates.push({ kind: 'credit', day: creditValidUntil })
  if (dataBundle)
    dates.push(
      dataBundle.autoExtend
        ? { kind: 'extension', day: addDays(dataBundle.until, 1) }
        : { kind: 'bundle', day: dataBundle.until },
    )
  if (mutualBundle?.active && mutualBundle.until !== null) dates.push({ kind: 'mutual', day: mutualBundle.until })
  dates.push(...ofPorting({ fixMeBarItems }))
  return inOrder(dates, dayOf(now))
}
