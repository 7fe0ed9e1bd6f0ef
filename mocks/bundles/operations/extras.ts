import * as v from 'valibot'
import { endOfMonth } from '#kit/dates.ts'
import { Day } from '#kit/parts.ts'
import { provider } from '#kit/provider.ts'
import { minutesInFull, sizeText } from '#kit/words/dataSize.ts'
import { numericDate } from '#kit/words/dateText.ts'
import { euro, sumOf } from '#kit/words/money.ts'
import { leftOf } from '#model/bundles/bundles.ts'
import type { Complete } from '#model/bundles/contract/complete.ts'
import * as completeContract from '#model/bundles/contract/complete.ts'
import * as giftContract from '#model/bundles/contract/gift.ts'
import type { ExtraType, TopupBundle } from '#model/bundles/contract/topup.ts'
import * as contract from '#model/bundles/contract/topup.ts'
import { canUnwrap, isExpired, usableUntil } from '#model/bundles/gifts.ts'
import * as orderContract from '#model/order.ts'
import { isCancelledLike } from '#model/subscription/cancellation.ts'
import type { PostpaidAccount } from '../../../fixtures/accounts/account.ts'
import { uspsAt } from '../../../fixtures/catalogue/usps.ts'
import { giftsOf, overviewOf } from '../../overview/overview.ts'
import { checked, Refusal } from '../../server/answers.ts'
import { area, type Context } from '../../server/backend.ts'
import { type PdfLine, pdfOf } from '../../server/pdf.ts'
import { subscriber } from '../../subscription/operations.ts'
import { cancelStatusOf, mayActivateComplete, subscriptionOf } from '../../subscription/subscription.ts'
import { bundlesOf } from '../../world/allowance.ts'
import { agreedFor, agreedOn } from '../../world/orders.ts'
import { hasEnded, terminationOf } from '../../world/periods.ts'
import { dataCapPriceOf } from '../../world/prices.ts'
import { completeStatusOf } from '../complete.ts'

const doubled = ({ size, isUnlimited }: { size: number; isUnlimited: boolean }): Complete['data'] =>
  isUnlimited || size > 0 ? { size, additionalCompleteSize: isUnlimited ? 0 : size, isUnlimited } : null

function standing(customer: PostpaidAccount, today: Day): Complete {
  const status = completeStatusOf(customer, today)
  const { data, voice } = bundlesOf(customer)
  return {
    completeStatus: status,
    data: doubled(data),
    voice: doubled(voice),
    expectedOn: status === 'PENDING' ? customer.completeFrom : null,
  }
}

export const completeOperations = area(completeContract)({
  completeStatus: (_, { account, world }) => standing(subscriber(account), world.today),

  activateComplete(_, { account, world: { today }, record }) {
    const customer = subscriber(account)
    if (isCancelledLike(cancelStatusOf(customer, today))) throw new Refusal(403, 'Nothing can be changed', 'NOT_ALLOWED')
    if (!mayActivateComplete(customer, today)) throw new Refusal(409, 'Complete cannot be activated', 'NOT_ELIGIBLE')
    return standing(subscriber(record({ kind: 'complete' })), today)
  },
})

const Wanted = v.object({ id: v.string() })

export const giftOperations = area(giftContract)({
  /** Unwraps a gift: its MB or minutes last until the end of the next month. */
  activateGiftBundle(input, { account, world: { today }, record }) {
    const { id } = checked(Wanted, input)
    const customer = subscriber(account)
    if (hasEnded(customer, today)) throw new Refusal(403, 'The subscription has stopped', 'STOPPED')
    const told = giftsOf(customer, today)
    const index = told.findIndex((gift) => gift.id === id)
    const gift = told[index]
    if (!gift) throw new Refusal(404, 'No such gift')
    if (isExpired(gift, today)) throw new Refusal(409, 'The gift has expired', 'GIFT_EXPIRED')
    if (!canUnwrap(gift)) throw new Refusal(409, 'The gift was unwrapped already', 'GIFT_UNWRAPPED')
    const { type, size } = gift
    record({ kind: 'gift-unwrapped', index })
    return { id, type, size, usableUntil: usableUntil(today, terminationOf(customer)) }
  },
})

const Key = v.object({ key: v.pipe(v.string(), v.maxLength(100)) })
const WantedOrder = v.object({ orderNumber: v.pipe(v.string(), v.maxLength(40)) })

type Line = { readonly title: string; readonly amount: number }

/** The lines with their sum; empty without lines. */
const withSum = (title: string, lines: readonly Line[]): PdfLine[] =>
  lines.length === 0
    ? []
    : ['', ...lines.map(({ title: line, amount }) => [line, euro(amount)] as const), [title, euro(sumOf(lines))]]

export const orderOperations = area(orderContract)({
  getOrderOutcome: (input, { outcomeOf }) => outcomeOf(checked(Key, input).key),

  getOrderDocument(input, { account, orders: placed }) {
    const { orderNumber } = checked(WantedOrder, input)
    const order = placed.find((known) => known.orderNumber === orderNumber && known.account === account.number)
    if (!order) throw new Refusal(404, 'No such order')
    const lines = [
      `Bestelnummer ${order.orderNumber}`,
      `Besteld op ${numericDate(order.day)}`,
      ...withSum(
        'Eenmalig',
        order.lines.filter(({ monthly }) => !monthly),
      ),
      ...withSum(
        'Per maand',
        order.lines.filter(({ monthly }) => monthly),
      ),
      '',
      'Dit is een overzicht van je bestelling, geen factuur.',
    ]
    return { name: `besteloverzicht-${orderNumber}.pdf`, base64: pdfOf(`Besteloverzicht ${provider.name}`, lines) }
  },
})

/** The sizes on sale of each: once the size of the marketing texts, and of internet also twice, at the same price per GB. */
const DATA_IDS = ['EXTRA-DATA', 'EXTRA-DATA-2'] as const

const Bought = v.object({ id: v.string(), price: v.number(), until: v.optional(Day) })

/** The extra bundles for sale to this customer at today's prices. An unlimited bundle has no extras. */
function offered(customer: PostpaidAccount, { world: { today, allowance }, priceRise }: Context): TopupBundle[] {
  const { buyDataEligible, buyMinuteEligible } = subscriptionOf(customer, today)
  const until = endOfMonth(today)
  const { extraDataBundleSize, extraDataPrice, extraVoiceBundleSize, extraVoicePrice } = uspsAt(
    allowance.rates,
    dataCapPriceOf(customer),
  )
  return [
    ...(buyDataEligible && !allowance.data?.isUnlimited
      ? DATA_IDS.map((id, index) => {
          const times = index + 1
          return {
            id,
            type: 'data',
            size: extraDataBundleSize * times,
            price: extraDataPrice * times + priceRise,
            until,
          } as const
        })
      : []),
    ...(buyMinuteEligible && !allowance.voice?.isUnlimited
      ? [{ id: 'EXTRA-VOICE', type: 'voice', size: extraVoiceBundleSize, price: extraVoicePrice + priceRise, until } as const]
      : []),
  ]
}

/** The MB or minutes that are left. */
function leftIn({ world }: Context, type: ExtraType): number {
  const { dataBundle, voiceSmsBundle } = overviewOf(world)
  const bundle = type === 'data' ? dataBundle : voiceSmsBundle
  return bundle ? leftOf(bundle) : 0
}

const titleOf = ({ type, size }: TopupBundle) => (type === 'data' ? `${sizeText(size)} extra internet` : minutesInFull(size))

export const topupOperations = area(contract)({
  getPostpaidTopupBundles: (_, context) => offered(subscriber(context.account), context),

  topupPostpaidBundle(input, context) {
    const { id, price: seen, until: seenUntil } = checked(Bought, input)
    const customer = subscriber(context.account)
    const bundles = offered(customer, context)
    if (bundles.length === 0) throw new Refusal(403, 'Nothing can be bought', 'NOT_ELIGIBLE')
    const bundle = bundles.find((candidate) => candidate.id === id)
    if (!bundle) throw new Refusal(404, 'No such bundle')
    const { type, size, price, until } = bundle
    agreedOn(seen, price)
    agreedFor(seenUntil, until)
    context.record({ kind: 'extra', type, size, price, until })
    const orderNumber = context.place([{ title: titleOf(bundle), amount: price, monthly: false }])
    return { orderNumber, type, size, price, until, left: leftIn(context, type) + size }
  },
})
