import * as v from 'valibot'
import { Day } from '#kit/parts.ts'
import { countText, sizeText } from '#kit/words/dataSize.ts'
import type { Campaign, MutualOffer, PrepaidBundle, PrepaidOrder, PrepaidReceipt } from '#model/credit/contract/prepaidBundle.ts'
import * as contract from '#model/credit/contract/prepaidBundle.ts'
import { lackingOf, lastDayOf } from '#model/credit/prepaidBundles.ts'
import type { Account, PrepaidAccount } from '../../../fixtures/accounts/account.ts'
import { mutualBundle, prepaidBundles as sold } from '../../../fixtures/catalogue/bundles.ts'
import { mutualUsedOf } from '../../overview/overview.ts'
import type { Purchase } from '../../payment/events.ts'
import { checked, Refusal } from '../../server/answers.ts'
import { area, type Context } from '../../server/backend.ts'
import { agreedFor, agreedOn } from '../../world/orders.ts'
import { prepaidBundleOf } from '../../world/periods.ts'
import { isExtended, noExtensionFrom } from '../autoTopUp.ts'

const Bought = v.object({ id: v.string(), price: v.number(), autoExtend: v.boolean(), until: v.optional(Day) })
const Extending = v.object({ id: v.string(), autoExtend: v.boolean() })

/** The prepaid customer. Throws a refusal for a customer with a subscription. */
export function prepaidCustomer(account: Account): PrepaidAccount {
  if (account.type !== 'Prepaid') throw new Refusal(403, 'Only for prepaid customers')
  return account
}

const optionsAt = (rise: number): PrepaidBundle[] =>
  sold.map(({ popular = false, price, ...bundle }) => ({ ...bundle, popular, price: price + rise }))

function currentOf(customer: PrepaidAccount): (Campaign & { days: number }) | null {
  const { bundle } = customer
  const { days } = prepaidBundleOf(customer) ?? {}
  return bundle && days ? { id: bundle.id, until: bundle.ends, autoExtend: isExtended(customer, 'bundle'), days } : null
}

function mutualOf(customer: PrepaidAccount, { world, priceRise }: Context): MutualOffer {
  const { mutual } = customer
  const { id, minutes, days, price } = mutualBundle
  const left = Math.max(0, minutes - mutualUsedOf(world))
  const current = mutual && { id, until: mutual.ends, autoExtend: isExtended(customer, 'mutual'), left }
  return { id, minutes, days, price: price + priceRise, perMinute: world.allowance.rates.voice, current }
}

const titleOf = ({ data, minutes }: Pick<PrepaidBundle, 'data' | 'minutes'>): string => {
  const calls = minutes === null ? 'onbeperkt bellen' : `${countText(minutes)} minuten`
  return minutes === 0 ? sizeText(data) : `${sizeText(data)} en ${calls}`
}

function bought(customer: PrepaidAccount, { id, autoExtend }: v.InferOutput<typeof Bought>, context: Context) {
  const { priceRise } = context
  const bundle = optionsAt(priceRise).find((option) => option.id === id)
  if (bundle) {
    const { days, price } = bundle
    const event = { kind: 'prepaid-bundle', id, days, price, autoExtend } as const
    return { ...bundle, kind: 'bundle', title: titleOf(bundle), event } as const
  }
  const mutual = mutualOf(customer, context)
  if (id !== mutual.id) throw new Refusal(404, 'No such bundle')
  if (mutual.current) throw new Refusal(409, 'On-net calling is on', 'ALREADY_ACTIVE')
  const event = { kind: 'mutual', price: mutual.price, autoExtend } as const
  return { ...mutual, kind: 'mutual', data: 0, title: 'Onderling bellen', event } as const
}

/** A bundle that is paid at the bank, at today's price (cents). Only possible when the credit is too low. */
export function byIdeal(wanted: PrepaidOrder, amount: number, context: Context): Purchase {
  const { price: seen, ...choice } = wanted
  const customer = prepaidCustomer(context.account)
  const bundle = optionsAt(context.priceRise).find(({ id }) => id === choice.id)
  if (!bundle) throw new Refusal(422, 'This cannot be paid', 'NOT_POSSIBLE')
  agreedOn(seen, bundle.price)
  if (amount !== bundle.price || lackingOf(bundle.price, customer.balance) === 0)
    throw new Refusal(422, 'This cannot be paid', 'NOT_POSSIBLE')
  const { id, data, minutes, days } = bundle
  return { kind: 'ideal-bundle', bundle: { id, data, minutes, days }, title: titleOf(bundle), autoExtend: choice.autoExtend }
}

export const prepaidBundleOperations = area(contract)({
  getPrepaidTopupBundlesV3(_, context) {
    const customer = prepaidCustomer(context.account)
    return {
      topupOptions: optionsAt(context.priceRise),
      current: currentOf(customer),
      mutual: mutualOf(customer, context),
      noExtensionFrom: noExtensionFrom(customer, context.world.today),
    }
  },

  topupPrepaidBundle(input, context): PrepaidReceipt {
    const wanted = checked(Bought, input)
    const customer = prepaidCustomer(context.account)
    const { kind, data, minutes, days, price, title, event } = bought(customer, wanted, context)
    agreedOn(wanted.price, price)
    const until = lastDayOf(context.world.today, days)
    agreedFor(wanted.until, until)
    if (lackingOf(price, customer.balance) > 0) throw new Refusal(403, 'Not enough credit', 'BALANCE_TOO_LOW')
    const after = prepaidCustomer(context.record(event))
    return {
      orderNumber: context.place([{ title, amount: price, monthly: false }]),
      kind,
      id: wanted.id,
      method: 'CREDIT',
      data,
      minutes,
      price,
      until,
      autoExtend: isExtended(after, kind),
      toppedUp: after.balance - (customer.balance - price),
      balance: after.balance,
    }
  },

  setAutoExtendPrepaidDataCampaign(input, context) {
    const { id, autoExtend } = checked(Extending, input)
    const customer = prepaidCustomer(context.account)
    const running = customer.bundle?.id === id ? 'bundle' : id === mutualBundle.id ? 'mutual' : null
    const ends = running && customer[running]?.ends
    if (!running || !ends) throw new Refusal(404, 'Nothing of that kind runs')
    const after = prepaidCustomer(context.record({ kind: 'auto-extend', of: running, autoExtend }))
    return { id, autoExtend: isExtended(after, running), until: ends }
  },
})
