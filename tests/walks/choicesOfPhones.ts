import { dayOf } from '#kit/dates.ts'
import { asItIs, categoryOf, changePayload, chosenBundles, sizeKey } from '#model/bundles/bundleChange.ts'
import type { PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import type { User } from '#model/login/contract/session.ts'
import type { RetentionHandsetOrder } from '#model/phones/contract/handsetRetention.ts'
import type { HandsetPortfolio, Smartphone } from '#model/phones/contract/handsetShop.ts'
import { periodFor, selectionWithPhone } from '#model/phones/handsetBundles.ts'
import { handsetSumsOf } from '#model/phones/handsetSums.ts'
import { SLIDER_STEP, sliderMaxOf } from '#model/phones/instalment.ts'
import type { Address } from '#model/profile/contract/address.ts'
import { CODE } from '../../mocks/login/secondFactor.ts'
import { between, type Random } from '../../mocks/world/random.ts'
import { orderedPhone } from '../phones/phoneOrder.ts'
import { type Choice, oneOf, pays, read } from './choices.ts'
import type { Walker } from './customer.ts'
import { waitForCode } from './moment.ts'

/** What customers choose who may order a phone with a new contract. */

/** A phone at what it costs today, with bundles of their choice; null when there is none. */
async function phoneFor(walker: Walker, random: Random): Promise<RetentionHandsetOrder | null> {
  const user = await read<User>(walker, 'getUser')
  if (user?.isHandsetEligible !== true) return null
  const phones = (await read<Smartphone[]>(walker, 'getHandsetDevices')) ?? []
  const portfolio = await read<HandsetPortfolio>(walker, 'getHandsetPortfolio')
  const options = await read<PostpaidOptions>(walker, 'getPostpaidOptionsV2')
  const address = await read<Address>(walker, 'getAddress')
  const phone = oneOf(random, phones)
  const storage = oneOf(random, oneOf(random, phone?.colors ?? [])?.storage ?? [])
  if (!phone || !storage || !portfolio || !options || !address) return null
  const period = periodFor(options, storage.costs.contractLengthInMonths)
  if (period === null) return null
  const sized = (code: 'ADDON_INET' | 'MAIN') => {
    const bundle = oneOf(random, categoryOf(options[period], code)?.bundleOptions ?? [])
    return bundle ? sizeKey(bundle) : null
  }
  const selection = selectionWithPhone(options, { ...asItIs, data: sized('ADDON_INET'), voice: sized('MAIN') }, period)
  const most = sliderMaxOf(storage.costs, null) / SLIDER_STEP
  const monthly = random() < 0.1 ? 0 : between(random, 0, most) * SLIDER_STEP
  const to = chosenBundles(options, selection)
  const sums = handsetSumsOf({ costs: storage.costs, refurbished: phone.refurbished, portfolio }, monthly, to)
  return orderedPhone({
    today: dayOf(walker.now),
    address,
    storage,
    sums,
    bundles: changePayload(to, selection),
    payment: sums.now === 0 ? null : pays(random, sums.now),
  })
}

export const phones: readonly Choice[] = [
  [
    3,
    'postpaid',
    async (walker, random) => {
      const wanted = await phoneFor(walker, random)
      if (!wanted) return null
      if (random() < 0.2) return { name: 'createRetentionHandset', input: wanted }
      const order = await walker.write('createRetentionHandset', wanted)
      if (order === null) return null
      if (random() < 0.2) {
        await waitForCode(walker)
        return { name: 'handsetorderretentionResendSmsValidationCode', input: {} }
      }
      const { flowInstanceId } = Object(order)
      return { name: 'verifyRetentionHandsetCode', input: { flowInstanceId, code: random() < 0.1 ? '654321' : CODE } }
    },
  ],
  [
    0.5,
    'postpaid',
    async (_, random) => ({
      name: 'requestRepair',
      input: { problem: oneOf(random, ['SCREEN', 'BATTERY', 'OTHER']), message: 'Hij valt steeds uit.' },
    }),
  ],
]
