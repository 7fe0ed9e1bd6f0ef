import * as v from 'valibot'
import { Day } from '#kit/parts.ts'
import { provider } from '#kit/provider.ts'
import { dayInFull, numericDate } from '#kit/words/dateText.ts'
import { asItStarts, categoryOf, currentOf, monthlyOf, whyNot } from '#model/bundles/bundleChange.ts'
import { periodNames } from '#model/bundles/bundleText.ts'
import { termsOf } from '#model/bundles/changeTerms.ts'
import type { BundleOption, ChangeTerms, Composition, PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import * as contract from '#model/bundles/contract/bundleOptions.ts'
import { isBundleOnItsWay } from '#model/bundles/replacing.ts'
import { renewalOf } from '#model/renewal/renewal.ts'
import { isCancelledLike, isLeaving } from '#model/subscription/cancellation.ts'
import type { BundleCode } from '#model/subscription/contract/subscription.ts'
import type { Binding, ChosenTerms, PendingChange, PostpaidAccount, PriceTerms } from '../../../fixtures/accounts/account.ts'
import { type Bundle, portfolios } from '../../../fixtures/catalogue/bundles.ts'
import { checked, Refusal } from '../../server/answers.ts'
import { area, type Context } from '../../server/backend.ts'
import { type PdfLine, pdfOf } from '../../server/pdf.ts'
import { withoutPending } from '../../subscription/cancelling.ts'
import { subscriber } from '../../subscription/operations.ts'
import { bindingPeriodTypes, cancelStatusOf, mayActivateComplete, subscriptionOf } from '../../subscription/subscription.ts'
import { agreedFor } from '../../world/orders.ts'
import { discountFrom } from '../../world/prices.ts'
import { offerId, priceOf, RENEWAL, soldAs } from '../../world/sold.ts'
import { orderLines, priceInMail, priceLines } from '../bundleDocuments.ts'
import { heldOf, optionsOf } from '../options.ts'

export const ChosenOptions = v.object({
  activateComplete: v.boolean(),
  campaignIDs: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.minLength(1), v.maxLength(8)),
  contractAccepted: v.boolean(),
  startsOn: v.optional(Day),
})

const Replaced = { replaces: v.optional(v.pipe(v.string(), v.maxLength(200))) }
const ChangedOptions = v.object({ ...ChosenOptions.entries, ...Replaced })
const Summarized = v.object({ campaignIDs: ChosenOptions.entries.campaignIDs, ...Replaced })

export type Chosen = { code: BundleCode; bundle: Bundle; binding: Binding; seen: number; renews: boolean }
const isBinding = (text: string | undefined): text is Binding => text !== undefined && Object.hasOwn(bindingPeriodTypes, text)

const notAvailable = () => new Refusal(422, 'This cannot be chosen', 'NOT_AVAILABLE')

/** The bundles for these ids: they must be in the portfolio and share one period. */
export function chosenFrom(ids: readonly string[], { portfolio }: Pick<PostpaidAccount, 'portfolio'>): Chosen[] {
  const sold = soldAs(portfolios[portfolio])
  const chosen = ids.map((id): Chosen => {
    const [bundleId, binding, seen, campaign] = id.split('.')
    if (campaign !== undefined && campaign !== RENEWAL) throw notAvailable()
    for (const [code, bundles] of sold) {
      const bundle = bundles.find((candidate) => candidate.id === bundleId)
      if (bundle && isBinding(binding)) return { code, bundle, binding, seen: Number(seen), renews: campaign === RENEWAL }
    }
    throw notAvailable()
  })
  const isOnePeriod = new Set(chosen.map(({ binding, renews }) => `${binding} ${renews}`)).size === 1
  const isOneOfEach = new Set(chosen.map(({ code }) => code)).size === chosen.length
  const isWhole = (['ADDON_INET', 'MAIN'] as const).every((code) => chosen.some((one) => one.code === code))
  if (!isOnePeriod || !isOneOfEach || !isWhole) throw notAvailable()
  return chosen
}

/** The choice at current prices, from its first day. Throws a refusal with both sums when the price differs from what the customer saw. */
export function offeredAs(chosen: readonly Chosen[], options: PostpaidOptions, period: Composition['period']): Composition {
  const offers = chosen.map(({ code, bundle, binding, seen, renews }) => {
    const offer = categoryOf(options[period], code)?.bundleOptions.find(
      ({ id }) => id.startsWith(`${bundle.id}.${binding}.`) && id.endsWith(`.${RENEWAL}`) === renews,
    )
    if (!offer) throw notAvailable()
    return { code, offer, more: offer.price - seen, isSame: offer.id === offerId(bundle, binding, seen, renews) }
  })
  const pick = (code: BundleCode): BundleOption | null => {
    const offer = offers.find((one) => one.code === code)?.offer
    return offer ? asItStarts(offer) : null
  }
  const offered = {
    period,
    MAIN: pick('MAIN'),
    ADDON_INET: pick('ADDON_INET'),
    ADDON_SMS: pick('ADDON_SMS'),
    DATA_CAP: pick('DATA_CAP'),
  }
  if (offers.some(({ isSame }) => !isSame)) {
    const now = monthlyOf(offered)
    const was = offers.reduce((sum, { more }) => sum - more, now)
    throw new Refusal(409, 'The price has changed', 'PRICE_CHANGED', { was, now })
  }
  return offered
}

/** The contract summary that the law requires before a contract is agreed. */
function summaryOf({ phoneNumber }: PostpaidAccount, { to, startsOn, contractEnd, reflectionUntil }: ChangeTerms): PdfLine[] {
  return [
    `${provider.name} Abonnement voor ${phoneNumber}`,
    ...priceLines(to),
    ['Eenmalig', 'Gratis'] as const,
    `Contractduur: ${periodNames[to.period]}`,
    ...(startsOn === null ? [] : [`Gaat in op ${numericDate(startsOn)}`]),
    ...(contractEnd === null ? [] : [`Loopt tot en met ${numericDate(contractEnd)}`, 'Daarna elke maand opzegbaar.']),
    ...(reflectionUntil === null ? [] : [`Herroepen kan tot en met ${numericDate(reflectionUntil)}, zonder reden.`]),
  ]
}

/** The mail about an order. `replaces`: it takes the place of a change that was ordered before. */
function confirmationOf({ to, startsOn, contractEnd }: ChangeTerms, replaces: boolean): string {
  const instead = replaces ? ' Je eerdere wijziging gaat niet door.' : ''
  if (startsOn === null) return `We zetten Compleet voor je aan.${instead}`
  const until = contractEnd === null ? '' : ` Je nieuwe contract loopt tot en met ${dayInFull(contractEnd)}.`
  return `Je wijziging gaat in op ${dayInFull(startsOn)}. ${priceInMail(to)}${until}${instead}`
}

/**
 * The chosen bundles as terms: the surcharge over the catalogue for each, and the discount for the first months. `isKept`: does a
 * bundle keep the customer's current price? An order needs internet and calls.
 */
export function orderedTerms(
  chosen: readonly Chosen[],
  rise: number,
  { surcharge, isKept }: Pick<PriceTerms, 'surcharge'> & { isKept: (one: Chosen) => boolean },
): ChosenTerms {
  const kind = (code: BundleCode) => chosen.find((one) => one.code === code)
  const [data, voice] = [kind('ADDON_INET'), kind('MAIN')]
  if (!data || !voice) throw notAvailable()
  const priced = isKept(data) ? null : priceOf(data.bundle, data.binding, data.renews)
  const above = chosen.flatMap((one): [string, number][] => {
    const cents = isKept(one) ? (surcharge[one.bundle.id] ?? 0) : rise
    return cents === 0 ? [] : [[one.bundle.id, cents]]
  })
  return {
    binding: data.binding,
    bundles: {
      data: data.bundle.id,
      voice: voice.bundle.id,
      sms: kind('ADDON_SMS') !== undefined,
      dataCap: kind('DATA_CAP') !== undefined,
    },
    surcharge: Object.fromEntries(above),
    promo: priced && priced.months > 0 ? { price: priced.price + rise, months: priced.months } : null,
  }
}

/** The account's bundles after this change. */
export function changeTo(
  chosen: readonly Chosen[],
  account: PostpaidAccount,
  { startsOn, internetNow, contractEnd, completeBy }: ChangeTerms & { startsOn: Day },
  rise: number,
): PendingChange {
  const renews = chosen.some((one) => one.renews)
  const held = new Set(heldOf(account).values())
  const isKept = ({ bundle, binding }: Chosen) => !renews && binding === account.binding && held.has(bundle.id)
  const { promo, ...terms } = orderedTerms(chosen, rise, { surcharge: account.surcharge, isKept })
  const keepsInternet = chosen.some((one) => one.code === 'ADDON_INET' && isKept(one))
  return {
    ...terms,
    startsOn,
    contractEnd: contractEnd ?? (terms.binding === 'month' ? null : account.contractEnd),
    discount: keepsInternet ? account.discount : discountFrom(promo, startsOn),
    internetNow,
    complete: completeBy !== null,
    ...(renews && { renews }),
  }
}

export const optionsFor = (customer: PostpaidAccount, { world, now, priceRise }: Context, renews = false) =>
  optionsOf(customer, world.today, now, priceRise, renews)

const changePending = () => new Refusal(409, 'A change is on its way', 'CHANGE_PENDING')
const noChangePending = () => new Refusal(409, 'No change is on its way', 'NO_CHANGE_PENDING')

/** The customer without the change that is replaced: the one that they saw, and that can be taken back. */
function withoutReplaced(customer: PostpaidAccount, replaces: string | undefined, context: Context): PostpaidAccount {
  if (!customer.pending) {
    if (replaces !== undefined) throw noChangePending()
    return customer
  }
  if (replaces === undefined || optionsFor(customer, context).pendingId !== replaces) throw changePending()
  return withoutPending(customer, context.world.today)
}

type Asked = { campaignIDs: readonly string[]; activateComplete: boolean; replaces?: string | undefined }

/** The terms of this choice. Throws a refusal when the choice is not allowed. */
function askedFor(account: PostpaidAccount, { campaignIDs, activateComplete, replaces }: Asked, context: Context) {
  const { today } = context.world
  if (isCancelledLike(cancelStatusOf(account, today))) throw new Refusal(403, 'Nothing can be changed', 'NOT_ALLOWED')
  const customer = withoutReplaced(account, replaces, context)
  const chosen = chosenFrom(campaignIDs, customer)
  const [first] = chosen
  const renews = first?.renews === true
  if (renews && replaces !== undefined) throw changePending()
  if (renews && renewalOf(subscriptionOf(customer, today), context.now).kind !== 'open')
    throw new Refusal(403, 'This customer may not extend', 'NOT_ALLOWED')
  const options = optionsFor(customer, context, renews)
  const period = bindingPeriodTypes[first?.binding ?? customer.binding]
  if (!options[period].available && (renews || !options[period].subscribed)) throw notAvailable()
  const [from, to] = [currentOf(options), offeredAs(chosen, options, period)]
  const reasons = (['ADDON_INET', 'MAIN'] as const).map(
    (code) => to[code] && whyNot(to[code], code, from[code], customer.handset),
  )
  if (reasons.includes('phone')) throw new Refusal(422, 'Too small with a phone', 'TOO_SMALL_FOR_PHONE')
  if (reasons.includes('blocked')) throw notAvailable()
  const complete = activateComplete && mayActivateComplete(customer, today)
  return { customer, chosen, terms: termsOf({ from, to, startsOn: options.startsOn, complete, renews }, today) }
}

export const bundleOptionsOperations = area(contract)({
  getPostpaidOptionsV2: (_, context) => optionsFor(subscriber(context.account), context),

  changePostpaidCampaigns(input, context) {
    const { contractAccepted, startsOn: seen, ...wanted } = checked(ChangedOptions, input)
    const account = subscriber(context.account)
    if (!contractAccepted) throw new Refusal(422, 'The contract has to be accepted', 'CONTRACT_NOT_ACCEPTED')
    const { customer, chosen, terms } = askedFor(account, wanted, context)
    const { startsOn, completeBy, to } = terms
    const activates = completeBy !== null
    const isSame = (startsOn === null && !activates) || isBundleOnItsWay(optionsFor(account, context), to, activates)
    if (isSame) throw new Refusal(409, 'Nothing changes', 'NOTHING_CHANGED')

    if (startsOn !== null) agreedFor(seen, startsOn)

    const change = startsOn === null ? null : changeTo(chosen, customer, { ...terms, startsOn }, context.priceRise)
    const replaces = account.pending !== null
    if (replaces) context.record({ kind: 'bundle-change-undone' })
    context.record({ kind: 'bundle-change', change, complete: activates })
    const lines = [
      ...(startsOn === null ? [] : orderLines(to)),
      ...(activates ? [{ title: 'Compleet', amount: 0, monthly: true }] : []),
    ]
    context.mail(customer.email, confirmationOf(terms, replaces))
    return { orderNumber: context.place(lines), ...terms }
  },

  getChangeSummary(input, context) {
    const asked = { ...checked(Summarized, input), activateComplete: false }
    const { customer, terms } = askedFor(subscriber(context.account), asked, context)
    return { name: 'contractsamenvatting.pdf', base64: pdfOf('Contractsamenvatting', summaryOf(customer, terms)) }
  },

  undoPostpaidChange(_, context) {
    const customer = subscriber(context.account)
    if (!customer.pending || customer.pending.isFinal) throw noChangePending()
    // The fee of a cancellation was told with this change.
    if (isLeaving(cancelStatusOf(customer, context.world.today)))
      throw new Refusal(403, 'The subscription is cancelled', 'NOT_ALLOWED')
    context.record({ kind: 'bundle-change-undone' })
    return true
  },
})
