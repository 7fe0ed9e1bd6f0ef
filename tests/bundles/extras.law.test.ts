import { extraBoughtText, extraOfferText } from '#features/bundles/bijkopen/text.ts'
import { bundleRows } from '#features/overview/rows.ts'
import { dataRow, voiceRow } from '#features/usage/rows.ts'
import { addDays } from '#kit/dates.ts'
import { amountText } from '#kit/words/dataSize.ts'
import { euro } from '#kit/words/money.ts'
import { bundleRoom, leftOf } from '#model/bundles/bundles.ts'
import { type ExtraType, getPostpaidTopupBundles, type TopupBundle, topupPostpaidBundle } from '#model/bundles/contract/topup.ts'
import { getOrderDocument } from '#model/order.ts'
import { type Overview, postpaidOverview } from '#model/overview/contract.ts'
import { internetOf } from '#model/overview/internet.ts'
import { gainOf } from '#model/overview/lookAhead.ts'
import { getUsage } from '#model/usage/contract.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { changedBefore } from '../law/bundles.ts'
import { type Customer, chance, law, oneOf } from '../law/law.ts'
import { pdfLines } from '../support/pdfText.ts'

const TITLES = { data: 'Extra internet', voice: 'Extra minuten' } as const
const LINKS = { data: 'Internet', voice: 'Bellen' } as const

const offers = async (customer: Customer, type: ExtraType): Promise<TopupBundle[]> =>
  (await customer.read(getPostpaidTopupBundles)).filter((bundle) => bundle.type === type)

const bundleIn = ({ dataBundle, voiceSmsBundle }: Overview, type: ExtraType) => (type === 'data' ? dataBundle : voiceSmsBundle)
const figures = (overview: Overview, type: ExtraType) => {
  const bundle = bundleIn(overview, type)
  return bundle ? { left: leftOf(bundle), room: bundleRoom(bundle) } : { left: 0, room: 0 }
}
/** The cents for extras this month. */
const charged = ({ currentCosts }: Overview, type: ExtraType): number =>
  currentCosts?.fixed.find(({ title }) => title === TITLES[type])?.amount ?? 0
const bought = (topUps: readonly { size: number; isGift?: boolean | undefined }[] | undefined): number =>
  (topUps ?? []).reduce((sum, { size, isGift }) => (isGift ? sum : sum + size), 0)

const forecastIn = (overview: Overview) => {
  const internet = internetOf(overview, Date.parse(overview.updatedAt))
  return internet.kind === 'limited' ? internet.forecast : null
}

/** The start of the rows on both screens: `Nog 6,8 GB`. */
const rowText = (left: number, type: ExtraType) => (type === 'data' ? amountText({ type, size: left }) : `${left} min`)

for (const type of ['data', 'voice'] as const)
  law(`extra ${type}`, {
    // accounts that may buy: not when cancelled, stopped or blocked
    accounts: accounts.flatMap(({ number, type: kind }) =>
      kind === 'Postpaid' && ![3, 4, 6, 14].includes(number) ? number : [],
    ),
    async choose(customer, random) {
      // 23 has a pending change: another one is refused
      if (customer.number !== 23 && chance(random, 0.2)) await changedBefore(customer, random)
      const before = oneOf(random, ['data', 'voice', null, null] as const)
      const [first] = before ? await offers(customer, before) : []
      if (first) await customer.write(topupPostpaidBundle, { id: first.id, price: first.price })
      const bundles = await offers(customer, type)
      return bundles.length === 0 ? null : oneOf(random, bundles)
    },
    async told(customer, bundle) {
      const overview = await customer.read(postpaidOverview)
      const { left, room } = figures(overview, type)
      const words = extraOfferText(bundle)
      return {
        ...words,
        price: bundle.price,
        until: bundle.until,
        left: left + bundle.size,
        room: room + bundle.size,
        // only with nothing left it is *again*
        title: (left === 0
          ? ['Je hebt weer internet!', 'Je kunt weer bellen!']
          : ['Je hebt extra internet!', 'Je hebt extra minuten!'])[type === 'data' ? 0 : 1],
        row: rowText(left + bundle.size, type),
        ...(type === 'data' && { reach: gainOf(overview, bundle.size, Date.parse(overview.updatedAt))?.after.forecast ?? null }),
        charged: charged(overview, type) + bundle.price,
        total: (overview.currentCosts?.total ?? 0) + bundle.price,
        onTop: bought(bundleIn(overview, type)?.topUps) + bundle.size,
        onTopLater: 0,
        chargedLater: 0,
      }
    },
    async order(customer, { id, price }) {
      const receipt = await customer.write(topupPostpaidBundle, { id, price })
      const { title, line } = extraBoughtText(receipt)
      const document = pdfLines((await customer.read(getOrderDocument, { orderNumber: receipt.orderNumber })).base64)
      return {
        ...extraOfferText({ ...receipt, id }),
        price: line.oneOff === receipt.price && document.some(({ amount }) => amount === euro(price)) ? price : null,
        until: receipt.until,
        left: receipt.left,
        title,
      }
    },
    async pending(customer) {
      const overview = await customer.read(postpaidOverview)
      const usage = await customer.read(getUsage, {})
      const row = bundleRows(overview, null, 'fresh').find(({ title }) => title === LINKS[type])
      const used = (type === 'data' ? dataRow : voiceRow)(usage, customer.today())
      return {
        overzicht: {
          ...figures(overview, type),
          ...(type === 'data' && { reach: forecastIn(overview) }),
          charged: charged(overview, type),
          total: overview.currentCosts?.total,
          row: row?.amount?.replace('Nog ', '').replace('\u00a0min', ' min'),
        },
        verbruik: {
          room: bundleRoom(type === 'data' ? usage.data : usage.voice),
          row: /^Nog (.*) van /.exec(used.text)?.[1]?.replace('\u00a0min', ' min'),
        },
      }
    },
    startsOn: ({ until }) => String(until),
    async after(customer, _, { until }) {
      const last = await customer.read(postpaidOverview)
      const onLastDay = { onTop: bought(bundleIn(last, type)?.topUps), charged: charged(last, type) }
      await customer.turnTo(addDays(String(until), 1))
      const later = await customer.read(postpaidOverview)
      return {
        'overzicht, on its last day': onLastDay,
        overzicht: { onTopLater: bought(bundleIn(later, type)?.topUps), chargedLater: charged(later, type) },
      }
    },
  })
