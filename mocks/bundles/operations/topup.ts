import * as v from 'valibot'
import { endOfMonth } from '#kit/dates.ts'
import { Day } from '#kit/parts.ts'
import { minutesInFull, sizeText } from '#kit/words/dataSize.ts'
import { leftOf } from '#model/bundles/bundles.ts'
import type * as contract from '#model/bundles/contract/topup.ts'
import type { ExtraType, TopupBundle } from '#model/bundles/contract/topup.ts'
import type { PostpaidAccount } from '../../../fixtures/accounts/account.ts'
import { uspsAt } from '../../../fixtures/catalogue/usps.ts'
import { overviewOf } from '../../overview/overview.ts'
import { checked, Refusal } from '../../server/answers.ts'
import type { Context, Part } from '../../server/backend.ts'
import { subscriber } from '../../subscription/operations/subscription.ts'
import { subscriptionOf } from '../../subscription/subscription.ts'
import { agreedFor, agreedOn } from '../../world/orders.ts'
import { dataCapPriceOf } from '../../world/prices.ts'

/** What is sold of each: once the size of the marketing texts, and of internet also twice, at the same price per GB. */
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

export const topup: Part<typeof contract> = {
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
}
