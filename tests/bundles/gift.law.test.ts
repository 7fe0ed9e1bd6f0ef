import { unwrappedText } from '#features/bundles/cadeau/Uitgepakt.tsx'
import { giftText, insideText } from '#features/bundles/shared/giftText.ts'
import { addDays } from '#kit/dates.ts'
import { dayText } from '#kit/words/dateText.ts'
import { bundleRoom, leftOf } from '#model/bundles/bundles.ts'
import { activateGiftBundle } from '#model/bundles/contract/gift.ts'
import { getPostpaidTopupBundles, topupPostpaidBundle } from '#model/bundles/contract/topup.ts'
import { canUnwrap, usableUntil } from '#model/bundles/gifts.ts'
import { type GiftBundle, postpaidOverview } from '#model/overview/contract.ts'
import { getUsage } from '#model/usage/contract.ts'
import { type Customer, chance, law, oneOf } from '../law/law.ts'

const giftsOf = async (customer: Customer) => (await customer.read(postpaidOverview)).giftBundles.filter(canUnwrap)

/** The total and the given amount of this kind. */
async function standing(customer: Customer, type: GiftBundle['type']) {
  const overview = await customer.read(postpaidOverview)
  const bundle = type === 'data' ? overview.dataBundle : overview.voiceSmsBundle
  if (!bundle) throw new Error('account 19 has both bundles')
  return {
    left: leftOf(bundle),
    room: bundleRoom(bundle),
    given: bundle.topUps.reduce((sum, { size, isGift }) => (isGift ? sum + size : sum), 0),
    total: overview.currentCosts?.total,
  }
}

law('gift', {
  accounts: [19],
  async choose(customer, random) {
    const [first] = await customer.read(getPostpaidTopupBundles)
    if (first && chance(random, 0.3)) await customer.write(topupPostpaidBundle, { id: first.id, price: first.price })
    if (chance(random, 0.3)) {
      await customer.write(activateGiftBundle, { id: oneOf(random, await giftsOf(customer)).id })
      if (chance(random, 0.5)) await customer.turnTo(addDays(customer.today(), 1 + Math.floor(random() * 10)))
    }
    const gifts = await giftsOf(customer)
    return gifts.length === 0 ? null : oneOf(random, gifts)
  },
  async told(customer, gift) {
    const until = usableUntil(customer.today(), null)
    const { left, room, given, total } = await standing(customer, gift.type)
    return {
      what: giftText(gift),
      usable: dayText(until),
      until,
      left: left + gift.size,
      room: room + gift.size,
      given: given + gift.size,
      total,
      boxes: (await giftsOf(customer)).length - 1,
      isGiven: true,
      givenLater: 0,
    }
  },
  async order(customer, { id }) {
    const receipt = await customer.write(activateGiftBundle, { id })
    const what = giftText(receipt)
    const { intro, until } = unwrappedText(receipt)
    const { sentence } = insideText(receipt)
    return {
      what: intro.startsWith(what) && sentence.includes(what) ? what : intro,
      usable: sentence.includes(until) ? until : sentence,
      until: receipt.usableUntil,
    }
  },
  async pending(customer, { id, type }) {
    const overview = await customer.read(postpaidOverview)
    const usage = await customer.read(getUsage, {})
    return {
      overzicht: {
        ...(await standing(customer, type)),
        boxes: (await giftsOf(customer)).length,
        isGiven: overview.giftBundles.some((gift) => gift.id === id && gift.subscribed && !gift.eligible),
      },
      verbruik: { room: bundleRoom(type === 'data' ? usage.data : usage.voice) },
    }
  },
  startsOn: ({ until }) => String(until),
  async after(customer, { type, size }, { until }) {
    const onLastDay = await standing(customer, type)
    await customer.turnTo(addDays(String(until), 1))
    return {
      // the carry-over never exceeds the gift, and lasts until the promised day
      'overzicht, on its last day': { isGiven: onLastDay.given > 0 && onLastDay.given <= size },
      overzicht: { givenLater: (await standing(customer, type)).given },
    }
  },
})
