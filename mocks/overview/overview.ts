import { addDays, endOfMonth } from '#kit/dates.ts'
import type { CostLine, Day } from '#kit/parts.ts'
import { sumOf } from '#kit/words/money.ts'
import { unwrapUntil } from '#model/bundles/gifts.ts'
import type { InvoiceLine, LineKind } from '#model/invoices/contract/invoices.ts'
import { grouped, invoiceDateOf, outsideKinds, partsOf } from '#model/invoices/invoices.ts'
import { lineTitle } from '#model/invoices/invoiceText.ts'
import type { CurrentCosts, DataBundle, GiftBundle, Overview, OverviewInvoice, VoiceSmsBundle } from '#model/overview/contract.ts'
import { finalInvoiceOn } from '#model/subscription/termination.ts'
import { coveredOf, coveredOn } from '#model/usage/covered.ts'
import type { Account, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { mutualBundle } from '../../fixtures/catalogue/bundles.ts'
import { completeStatusOf } from '../bundles/complete.ts'
import { costLimitOf } from '../costs/world.ts'
import { isExtended, settingOf } from '../credit/autoTopUp.ts'
import { lastDayOfCredit } from '../credit/credit.ts'
import { endsDiscount } from '../invoices/bundleSteps.ts'
import { extraLinesOf, feeLinesOf, fixedLinesOf, simLinesOf } from '../invoices/costs.ts'
import {
  behindOf,
  lastInvoiceOnOf,
  latestInvoiceOf,
  newestOf,
  nextInvoiceOf,
  nothingUnderway,
  type Underway,
} from '../invoices/invoices.ts'
import { standstillOf } from '../subscription/standstill.ts'
import { subscriptionOf } from '../subscription/subscription.ts'
import { restOf } from '../world/halves.ts'
import { hasEnded, terminationOf } from '../world/periods.ts'
import type { PeriodUsage, World } from '../world/world.ts'
import { fixMeBarItemsOf, fixMeTilesOf, isOnboarding, tilesOf } from './attention.ts'

/** Does another period follow this one? */
export function renews({ account }: World, until: Day): boolean {
  if (account.type === 'Prepaid') return isExtended(account, 'bundle')
  const termination = terminationOf(account)
  return termination === null || termination > until
}

/** The bundle of a customer without a bundle but with extras. */
const nothing = { size: 0, additionalCompleteSize: 0, isUnlimited: false }

function dataBundleOf(world: World, usage: PeriodUsage): DataBundle | null {
  const { period, allowance, days, uncovered, givenAway } = usage
  const topUps = usage.topUps.data
  const data = allowance.data ?? (topUps.length > 0 ? nothing : null)
  if (!data) return null
  return {
    size: data.size,
    additionalCompleteSize: data.additionalCompleteSize,
    isInfiniteBundle: data.isUnlimited,
    autoExtend: renews(world, period.until),
    from: period.from,
    until: period.until,
    used: coveredOf(days),
    outside: uncovered,
    usedPerDay: days.map(coveredOn),
    topUps,
    ...(givenAway.length > 0 && { givenAway: [...givenAway] }),
  }
}

function voiceSmsBundleOf({ period, allowance, topUps: { voice: topUps }, calls }: PeriodUsage): VoiceSmsBundle | null {
  const voice = allowance.voice ?? (topUps.length > 0 ? nothing : null)
  return (
    voice && {
      ...voice,
      used: calls.minutes,
      outside: calls.outside,
      topUps,
      smsUsed: calls.sms,
      from: period.from,
      until: period.until,
    }
  )
}

/** The titles of the fixed costs besides bundles and phone, in the order of the overview. Others follow, with the title of the invoice. */
const titles: Partial<Record<LineKind, string>> = {
  proRata: 'Bundels, deel van de maand',
  dataCap: 'Dataplafond',
  extraData: 'Extra internet',
  extraVoice: 'Extra minuten',
  simReplacement: 'Vervangende simkaart',
  household: 'Samenkorting',
  terminationFee: 'Opzegvergoeding',
}
const titled = Object.keys(titles)

const rankOf = ({ kind }: InvoiceLine): number => (titled.includes(kind) ? titled.indexOf(kind) : titled.length)
const isBundle = ({ kind }: InvoiceLine): boolean => kind === 'dataBundle' || kind === 'voiceBundle' || kind === 'smsBundle'

/** The fixed costs in the order of the overview, with the bundles as one sum. */
function fixedCostsOf(account: PostpaidAccount, today: Day): CurrentCosts['fixed'] {
  const lines = [
    ...fixedLinesOf(account, today, restOf(today), true),
    ...extraLinesOf(account, today),
    ...simLinesOf(account, today),
    ...feeLinesOf(account, today),
  ]
  const terms = lines.filter(({ kind }) => kind === 'instalment')
  const others = lines.filter((line) => !isBundle(line) && !terms.includes(line))
  return [
    ...(others.some(({ kind }) => kind === 'proRata') ? [] : [{ title: 'Bundels', amount: sumOf(lines.filter(isBundle)) }]),
    ...others
      .toSorted((one, other) => rankOf(one) - rankOf(other))
      .map((line) => ({ title: titles[line.kind] ?? lineTitle(line), amount: line.amount })),
    ...terms.map(({ number, total, amount }) => ({ title: `Telefoon, termijn ${number} van ${total}`, amount })),
  ]
}

function currentCostsOf(account: PostpaidAccount, today: Day, { outside }: PeriodUsage): CurrentCosts {
  const fixed = fixedCostsOf(account, today)
  const invoiceOn = invoiceDateOf(addDays(endOfMonth(today), 1))
  const extra = sumOf([...outside, ...extraLinesOf(account, today)])
  return { fixed, outside, total: sumOf([...fixed, ...outside]), extra, invoiceOn }
}

/** Unwrapped gifts stay in the list, with the status subscribed. */
export const giftsOf = (account: Account, today: Day): GiftBundle[] =>
  account.type === 'Prepaid'
    ? []
    : account.gifts.map(({ type, size, until: itsOwn, isUnwrapped = false }, at) => {
        const until = unwrapUntil(itsOwn, terminationOf(account))
        const eligible = !isUnwrapped && until >= today && !hasEnded(account, today)
        return { id: `gift-${account.number}-${at + 1}`, type, size, until, eligible, subscribed: isUnwrapped }
      })

/** The minutes that on-net calling has covered since it began, as they were charged. A bundle in between changes nothing. */
export const mutualUsedOf = ({ account, latest, usageOf }: World): number =>
  account.type === 'Prepaid' && account.mutual ? usageOf(latest).calls.onNet : 0

const isOutside = (line: InvoiceLine): line is InvoiceLine & CostLine =>
  line.quantity !== undefined && outsideKinds.some((kind) => kind === line.kind)
/** The next invoice: what is fixed for its month, the usage outside the bundle, and what else is new since the latest one. */
function nextInvoiceFor(account: PostpaidAccount, world: World): OverviewInvoice | null {
  const next = nextInvoiceOf(account, world)
  if (!next) return null
  const { since, ahead } = partsOf(next)
  const titled = (lines: readonly InvoiceLine[]) =>
    grouped(lines)
      .flatMap(({ lines: own }) => own)
      .map((line) => ({ title: lineTitle(line), amount: line.amount }))
  const outside = since.filter(isOutside).map(({ kind, quantity, amount }) => ({ kind, quantity, amount }))
  return {
    date: next.date,
    amount: next.amount,
    fixed: titled(ahead),
    outside,
    once: titled(since.filter((line) => !isOutside(line))),
    discountEnded: endsDiscount(account, next, newestOf(account, world)),
  }
}

/** The settlement of a customer who leaves, with the fee that was agreed; null once its day has come. */
function settlementOf(account: PostpaidAccount, today: Day): Overview['settlement'] {
  const endsOn = terminationOf(account)
  if (endsOn === null || account.cancellation?.isWithdrawn === true) return null
  const date = finalInvoiceOn(endsOn)
  return date > today ? { date, fee: account.cancellation?.fee ?? 0 } : null
}

function limitOf(account: PostpaidAccount, world: World): Overview['costLimit'] {
  const { amount, isReached } = costLimitOf(account, world)
  return amount === null ? null : { amount, isReached }
}

/** The overview of this customer, without the time of the answer. */
export function overviewOf(world: World, underway: Underway = nothingUnderway): Omit<Overview, 'updatedAt'> {
  const { account, today, allowance, latest } = world
  const usage = world.usageOf(latest)
  const active = !hasEnded(account, today)
  const behind = behindOf(account, world, underway)
  const everybody = {
    dataBundle: active ? dataBundleOf(world, usage) : null,
    voiceSmsBundle: active ? voiceSmsBundleOf(usage) : null,
    smsUnlimited: active && allowance.smsUnlimited,
    calls: active ? { minutes: usage.calls.minutes, sms: usage.calls.sms } : null,
    standstill: standstillOf(world, behind),
    fixMeBarItems: fixMeBarItemsOf(account, today, behind, underway.term > 0),
    fixMeTiles: fixMeTilesOf(account, today),
    tiles: tilesOf(account, today),
    giftBundles: giftsOf(account, today),
    subscriptionActive: active,
    terminationDate: terminationOf(account),
  }
  if (account.type === 'Postpaid') {
    return {
      ...everybody,
      customerSince: (account.before?.account ?? account).since,
      mutualBundle: null,
      dataCap: active ? { active: allowance.dataCap } : null,
      autoTopUps: [],
      balance: null,
      creditValidUntil: null,
      currentCosts: active && !isOnboarding(account) ? currentCostsOf(account, today, usage) : null,
      nextInvoice: nextInvoiceFor(account, world),
      settlement: settlementOf(account, today),
      costLimit: limitOf(account, world),
      lastInvoiceOn: lastInvoiceOnOf(account),
      latestInvoice: latestInvoiceOf(account, world, underway),
      completeStatus: completeStatusOf(account, today),
      buyDataEligible: subscriptionOf(account, today).buyDataEligible,
    }
  }
  return {
    ...everybody,
    mutualBundle: account.mutual
      ? { active: true, size: mutualBundle.minutes, used: mutualUsedOf(world), until: account.mutual.ends }
      : { active: false, size: 0, used: 0, until: null },
    dataCap: null,
    autoTopUps: [settingOf(account) ?? []].flat(),
    balance: account.balance,
    creditValidUntil: lastDayOfCredit(account),
    currentCosts: null,
    nextInvoice: null,
    settlement: null,
    costLimit: null,
    lastInvoiceOn: null,
    latestInvoice: null,
    completeStatus: 'NOT_ELIGIBLE',
    buyDataEligible: false,
  }
}
