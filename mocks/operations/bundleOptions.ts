import * as v from 'valibot'
import type { Binding, PendingChange, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { type Bundle, portfolios } from '../../fixtures/catalogue/bundles.ts'
import type * as contract from '../../src/api/contract/bundleOptions.ts'
import type { BundleOption, ChangeTerms, Composition, PostpaidOptions } from '../../src/api/contract/bundleOptions.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import type { BundleCode } from '../../src/api/contract/subscription.ts'
import { asItStarts, categoryOf, currentOf, monthlyOf, whyNot } from '../../src/domain/bundleChange.ts'
import { canActivateComplete } from '../../src/domain/bundles.ts'
import { isCancelledLike } from '../../src/domain/cancellation.ts'
import { termsOf } from '../../src/domain/changeTerms.ts'
import { addDays, addMonths } from '../../src/domain/dates.ts'
import { checked, Refusal } from '../answers.ts'
import type { Context, Part } from '../backend.ts'
import { completeStatusOf } from '../world/complete.ts'
import { heldOf, offerId, optionsOf, priceOf, soldAs } from '../world/options.ts'
import { bindingPeriodTypes, cancelStatusOf } from '../world/subscription.ts'
import { subscriber } from './subscription.ts'

export const ChosenOptions = v.object({
  activateComplete: v.boolean(),
  campaignIDs: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.minLength(1), v.maxLength(8)),
  contractAccepted: v.boolean(),
})

export type Chosen = { code: BundleCode; bundle: Bundle; binding: Binding; seen: number }
const isBinding = (text: string | undefined): text is Binding => text !== undefined && Object.hasOwn(bindingPeriodTypes, text)

const notAvailable = () => new Refusal(422, 'This cannot be chosen', 'NOT_AVAILABLE')

/** What the ids stand for: bundles of this portfolio, all with one period. */
export function chosenFrom(ids: readonly string[], { portfolio }: Pick<PostpaidAccount, 'portfolio'>): Chosen[] {
  const sold = soldAs(portfolios[portfolio])
  const chosen = ids.map((id): Chosen => {
    const [bundleId, binding, seen] = id.split('.')
    for (const [code, bundles] of sold) {
      const bundle = bundles.find((candidate) => candidate.id === bundleId)
      if (bundle && isBinding(binding)) return { code, bundle, binding, seen: Number(seen) }
    }
    throw notAvailable()
  })
  const isOnePeriod = new Set(chosen.map(({ binding }) => binding)).size === 1
  const isOneOfEach = new Set(chosen.map(({ code }) => code)).size === chosen.length
  const isWhole = (['ADDON_INET', 'MAIN'] as const).every((code) => chosen.some((one) => one.code === code))
  if (!isOnePeriod || !isOneOfEach || !isWhole) throw notAvailable()
  return chosen
}

/** The same as it is offered now, from the day on which it starts; another price than was seen is refused, with both sums. */
export function offeredAs(chosen: readonly Chosen[], options: PostpaidOptions, period: Composition['period']): Composition {
  const offers = chosen.map(({ code, bundle, binding, seen }) => {
    const offer = categoryOf(options[period], code)?.bundleOptions.find(({ id }) => id.startsWith(`${bundle.id}.${binding}.`))
    if (!offer) throw notAvailable()
    return { code, offer, more: offer.price - seen, isSame: offer.id === offerId(bundle, binding, seen) }
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

export const bundleTitles: Record<BundleCode, string> = {
  MAIN: 'Bellen',
  ADDON_INET: 'Internet',
  ADDON_SMS: 'Sms',
  DATA_CAP: 'Dataplafond',
}

/** The account's bundles as they were chosen: with what each costs above the catalogue, and the lower price for the first months. */
export function changeTo(
  chosen: readonly Chosen[],
  account: PostpaidAccount,
  terms: ChangeTerms & { startsOn: Day },
  rise: number,
): PendingChange {
  const { startsOn, internetNow, contractEnd, completeBy } = terms
  const kind = (code: BundleCode) => chosen.find((one) => one.code === code)
  const [data, voice] = [kind('ADDON_INET'), kind('MAIN')]
  const binding = data?.binding ?? account.binding
  const held = new Set(heldOf(account).values())
  const isKept = ({ bundle }: Chosen) => binding === account.binding && held.has(bundle.id)
  const promo = data && !isKept(data) ? priceOf(data.bundle, binding) : null
  const surcharge = chosen.flatMap((one): [string, number][] => {
    const above = isKept(one) ? (account.surcharge[one.bundle.id] ?? 0) : rise
    return above === 0 ? [] : [[one.bundle.id, above]]
  })
  return {
    startsOn,
    binding,
    bundles: {
      data: data?.bundle.id ?? account.bundles.data,
      voice: voice?.bundle.id ?? account.bundles.voice,
      sms: kind('ADDON_SMS') !== undefined,
      dataCap: kind('DATA_CAP') !== undefined,
    },
    contractEnd: contractEnd ?? (binding === 'month' ? null : account.contractEnd),
    discount:
      promo && promo.months > 0
        ? { price: promo.price + rise, until: addDays(addMonths(startsOn, promo.months), -1) }
        : data && isKept(data)
          ? account.discount
          : null,
    surcharge: Object.fromEntries(surcharge),
    internetNow,
    complete: completeBy !== null,
  }
}

const optionsFor = (customer: PostpaidAccount, { world, now, priceRise }: Context) =>
  optionsOf(customer, world.today, now, priceRise)

export const bundleOptions: Part<typeof contract> = {
  getPostpaidOptionsV2: (_, context) => optionsFor(subscriber(context.account), context),

  changePostpaidCampaigns(input, context) {
    const { activateComplete, campaignIDs, contractAccepted } = checked(ChosenOptions, input)
    const customer = subscriber(context.account)
    const { today } = context.world
    if (isCancelledLike(cancelStatusOf(customer, today))) throw new Refusal(403, 'Nothing can be changed', 'NOT_ALLOWED')
    if (customer.pending) throw new Refusal(409, 'A change is on its way', 'CHANGE_PENDING')
    if (!contractAccepted) throw new Refusal(422, 'The contract has to be accepted', 'CONTRACT_NOT_ACCEPTED')

    const chosen = chosenFrom(campaignIDs, customer)
    const options = optionsFor(customer, context)
    const [first] = chosen
    const period = bindingPeriodTypes[first?.binding ?? customer.binding]
    if (!options[period].available && !options[period].subscribed) throw notAvailable()
    const [from, to] = [currentOf(options), offeredAs(chosen, options, period)]
    const reasons = (['ADDON_INET', 'MAIN'] as const).map(
      (code) => to[code] && whyNot(to[code], code, from[code], customer.handset),
    )
    if (reasons.includes('phone')) throw new Refusal(422, 'Too small with a phone', 'TOO_SMALL_FOR_PHONE')
    if (reasons.includes('blocked')) throw notAvailable()
    const activates = activateComplete && canActivateComplete(completeStatusOf(customer, today))
    const terms = termsOf({ from, to, startsOn: options.startsOn, complete: activates }, today)
    const { startsOn } = terms
    if (startsOn === null && !activates) throw new Refusal(409, 'Nothing changes', 'NOTHING_CHANGED')

    const change = startsOn === null ? null : changeTo(chosen, customer, { ...terms, startsOn }, context.priceRise)
    context.record({ kind: 'bundle-change', change, complete: activates })
    const lines = chosen.map(({ code, bundle, seen }) => ({
      title: `${bundleTitles[code]} ${bundle.id}`,
      amount: to[code]?.price ?? seen,
      monthly: true,
    }))
    return { orderNumber: context.place(lines), ...terms }
  },

  undoPostpaidChange(_, context) {
    const customer = subscriber(context.account)
    if (!customer.pending || customer.pending.isFinal) throw new Refusal(409, 'No change is on its way', 'NO_CHANGE_PENDING')
    context.record({ kind: 'bundle-change-undone' })
    return true
  },
}
