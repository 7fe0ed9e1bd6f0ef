import { copy as prepaidCopy } from '#features/credit/bundel/copy.ts'
import {
  afterText,
  bundleBoughtText,
  bundleText,
  offerFacts,
  type ReceiptFact,
  receiptFacts,
} from '#features/credit/bundel/text.ts'
import { bundleRows } from '#features/overview/rows.ts'
import { addDays } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { minutesInFull, minutesText } from '#kit/words/dataSize.ts'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { bundleRoom, leftOf } from '#model/bundles/bundles.ts'
import { toppedUpAt } from '#model/credit/autoTopUp.ts'
import { getAutoTopUp } from '#model/credit/contract/autoTopUp.ts'
import {
  getPrepaidTopupBundlesV3,
  type PrepaidBundle,
  setAutoExtendPrepaidDataCampaign,
  topupPrepaidBundle,
} from '#model/credit/contract/prepaidBundle.ts'
import { extensionOf, lackingOf, lapsingOf, lastDayOf } from '#model/credit/prepaidBundles.ts'
import { type Overview, prepaidOverview } from '#model/overview/contract.ts'
import { lacksForExtension } from '#model/overview/internet.ts'
import { getUsage } from '#model/usage/contract.ts'
import { dataStateOf } from '#model/usage/usage.ts'
import { prepaidAccounts } from '../../fixtures/accounts/prepaid.ts'
import { between, type Random } from '../../mocks/world/random.ts'
import { type Customer, chance, type Facts, law, oneOf, type Spent, spentSince, undated } from '../law/law.ts'

const numbers = prepaidAccounts.map(({ number }) => number)
const { facts: terms } = prepaidCopy

/** The facts on screen under common names: the offer and the receipt label price and credit differently. */
function named(facts: readonly ReceiptFact[]) {
  const text = (...wanted: string[]) => facts.find(({ term }) => wanted.includes(term))?.text
  return {
    until: text(terms.until),
    next: text(terms.next),
    price: text(terms.price, terms.paid.CREDIT),
    toppedUp: text(terms.toppedUp),
    balance: text(terms.after, terms.balance),
  }
}

const offerOf = (customer: Customer) => customer.read(getPrepaidTopupBundlesV3)
const overviewOf = (customer: Customer) => customer.read(prepaidOverview)
const creditOf = ({ balance }: Overview): number => balance ?? 0

/** The automatic top-up (cents) after the credit drops to `left`; null without a setting. */
async function topUpAfter(customer: Customer, left: number): Promise<number | null> {
  const { current, recent, offer } = await customer.read(getAutoTopUp)
  return current && toppedUpAt(left, current, { days: recent, today: customer.today(), maximum: offer.maximum })
}

/** The future of the bundle according to the overview. While the credit is too low the renewal is conditional, but its day is the same. */
const onOverview = (overview: Overview) => {
  const conditional = /^Verlengt op (.+) als je tegoed genoeg is$/
  const lines = bundleRows(overview, null, 'fresh').find(({ title }) => title === 'Internet')?.lines ?? []
  const said = lines.find((line) => /^(?:Verlengt|Stopt)/.test(line))
  return lacksForExtension(overview) ? said?.replace(conditional, 'Verlengt automatisch op $1') : said
}

/** A customer with a history of consecutive bundles. */
async function withPast(customer: Customer, random: Random): Promise<void> {
  for (let times = between(random, 0, 2); times > 0; times -= 1) {
    const { topupOptions, mutual } = await offerOf(customer)
    const credit = creditOf(await overviewOf(customer))
    const sold = [...topupOptions, ...(mutual.current ? [] : [mutual])].filter(({ price }) => lackingOf(price, credit) === 0)
    if (sold.length > 0) {
      const { id, price } = oneOf(random, sold)
      await customer.write(topupPrepaidBundle, { id, price, autoExtend: chance(random, 0.5) })
    }
    if (chance(random, 0.5)) await customer.turnTo(addDays(customer.today(), between(random, 1, 40)))
  }
}

/** The state on the day after the last one. Calls and internet may have left too little credit for the renewal. */
async function endedAs(customer: Customer, runsUntil: Day | null, told: Facts) {
  const used = spentSince(told.spent as Spent, await customer.spent()) // under the same name as in `told`
  if (told.isAlone !== true || (used > 0 && runsUntil !== told.runsUntil)) return {}
  return { runsUntil, balanceThen: creditOf(await overviewOf(customer)) + used }
}

/** The expected state on the day after the last one: renewed from the credit, or stopped. */
const afterwards = (sold: { price: number; days: number }, until: Day, autoExtend: boolean, balance: number) => {
  const next = extensionOf({ ...sold, until, autoExtend }, balance)
  return { runsUntil: next?.until ?? null, balanceThen: next?.balance ?? balance }
}

type Choice = { bundle: PrepaidBundle; autoExtend: boolean }

law<Choice>('prepaid bundle', {
  accounts: numbers,
  async choose(customer, random) {
    await withPast(customer, random)
    const { topupOptions, current } = await offerOf(customer)
    const credit = creditOf(await overviewOf(customer))
    const sold = topupOptions.filter(({ price }) => lackingOf(price, credit) === 0)
    if (sold.length === 0) return null
    return { bundle: oneOf(random, sold), autoExtend: current?.autoExtend ?? chance(random, 0.5) }
  },
  async told(customer, { bundle, autoExtend }) {
    const { current, mutual } = await offerOf(customer)
    const overview = await overviewOf(customer)
    const balance = creditOf(overview)
    const until = lastDayOf(customer.today(), bundle.days)
    const lapsing = current && lapsingOf(overview)
    const topUp = await topUpAfter(customer, balance - bundle.price)
    const facts = offerFacts({ price: bundle.price, balance, topUp: topUp ?? 0, until, autoExtend, lapsing })
    return {
      ...named(facts),
      bundle: bundleText(bundle),
      left: bundle.data,
      minutes: bundle.minutes,
      sentence: bundleBoughtText({ ...bundle, kind: 'bundle', until, autoExtend }),
      day: until,
      keptBefore: lapsing && facts.some(({ text }) => text === bundleText(lapsing)) ? lapsing.data : null,
      ...afterwards(bundle, until, autoExtend, balance - bundle.price),
      /** On-net calling uses the same credit, and calls and top-ups change it. */
      isAlone: mutual.current === null && topUp === null,
      spent: await customer.spent(),
    }
  },
  async order(customer, { bundle: { id, price }, autoExtend }) {
    const receipt = await customer.write(topupPrepaidBundle, { id, price, autoExtend })
    return {
      ...named(receiptFacts(receipt)),
      bundle: bundleText(receipt),
      sentence: bundleBoughtText(receipt),
      day: receipt.until,
    }
  },
  async pending(customer, { bundle }) {
    const { current } = await offerOf(customer)
    const overview = await overviewOf(customer)
    const usage = await customer.read(getUsage, {})
    const { dataBundle, voiceSmsBundle: voice } = overview
    const minutes = voice?.isUnlimited ? null : voice ? leftOf(voice) : 0
    const before = usage.periods[1]
    const past = before && (await customer.read(getUsage, { period: before.id }))
    const state = past && dataStateOf(past, customer.today())
    return {
      'kies-prepaid-bundel': {
        until: current && dayText(current.until),
        next: current && afterText(current),
        bundle: current?.id === bundle.id ? bundleText(bundle) : current?.id,
      },
      overzicht: {
        bundle: bundleText({ data: dataBundle ? leftOf(dataBundle) : 0, minutes }),
        next: onOverview(overview),
        balance: euro(creditOf(overview)),
      },
      verbruik: {
        day: usage.period.until,
        left: bundleRoom(usage.data) - usage.data.used,
        minutes: usage.voice.isUnlimited ? null : usage.voice.size,
      },
      'verbruik, the bundle before':
        state?.kind === 'past' && past?.period.ended && state.left > 0 ? { keptBefore: state.left } : {},
    }
  },
  startsOn: ({ day }) => addDays(String(day), 1),
  async after(customer, { bundle: { id } }, told) {
    const { current } = await offerOf(customer)
    return { 'on the day after': await endedAs(customer, current?.id === id ? current.until : null, told) }
  },
})

/** The row about on-net calling on the overview. */
const mutualRow = (overview: Overview) => {
  const row = bundleRows(overview, null, 'fresh').find(({ title }) => title === prepaidCopy.mutual.title)
  return { row: row?.amount, untilRow: row?.lines.at(-1) }
}

law('on-net calling', {
  accounts: numbers,
  async choose(customer, random) {
    await withPast(customer, random)
    const { mutual } = await offerOf(customer)
    const credit = creditOf(await overviewOf(customer))
    return mutual.current || lackingOf(mutual.price, credit) > 0 ? null : { autoExtend: chance(random, 0.5) }
  },
  async told(customer, { autoExtend }) {
    const { mutual, current } = await offerOf(customer)
    const balance = creditOf(await overviewOf(customer))
    const until = lastDayOf(customer.today(), mutual.days)
    const topUp = await topUpAfter(customer, balance - mutual.price)
    return {
      ...named(offerFacts({ price: mutual.price, balance, topUp: topUp ?? 0, until, autoExtend, lapsing: null })),
      minutes: minutesInFull(mutual.minutes),
      row: `Nog ${minutesText(mutual.minutes)}`,
      untilRow: `Geldig tot en met ${dayText(until)}`,
      sentence: bundleBoughtText({ kind: 'mutual', data: 0, minutes: mutual.minutes, until, autoExtend }),
      day: until,
      ...afterwards(mutual, until, autoExtend, balance - mutual.price),
      /** A bundle uses the same credit, and calls and top-ups change it. */
      isAlone: current === null && topUp === null,
      spent: await customer.spent(),
    }
  },
  async order(customer, { autoExtend }) {
    const { mutual } = await offerOf(customer)
    const receipt = await customer.write(topupPrepaidBundle, { id: mutual.id, price: mutual.price, autoExtend })
    return {
      ...named(receiptFacts(receipt)),
      minutes: minutesInFull(receipt.minutes ?? 0),
      sentence: bundleBoughtText(receipt),
      day: receipt.until,
    }
  },
  async pending(customer) {
    const { mutual } = await offerOf(customer)
    const overview = await overviewOf(customer)
    const { current } = mutual
    return {
      'onderling-bellen': {
        until: current && dayText(current.until),
        next: current && afterText(current),
        minutes: minutesInFull(current?.left ?? 0),
      },
      overzicht: { ...mutualRow(overview), balance: euro(creditOf(overview)) },
    }
  },
  startsOn: ({ day }) => addDays(String(day), 1),
  async after(customer, _, told) {
    const { mutual } = await offerOf(customer)
    return { 'on the day after': await endedAs(customer, mutual.current?.until ?? null, told) }
  },
})

async function extendedAs(customer: Customer, id: string) {
  const { current, mutual } = await offerOf(customer)
  const overview = await overviewOf(customer)
  const running = current?.id === id ? current : mutual.current
  const isBundle = current?.id === id
  return {
    next: running && afterText(running),
    until: running?.until,
    isExtended: isBundle ? overview.dataBundle?.autoExtend : running?.autoExtend,
    row: isBundle ? onOverview(overview) : running && afterText(running),
    balance: overview.balance,
  }
}

law('extending a bundle or on-net calling', {
  accounts: numbers,
  async choose(customer, random) {
    await withPast(customer, random)
    const { current, mutual } = await offerOf(customer)
    const running = [current, mutual.current].filter((campaign) => campaign !== null)
    if (running.length === 0) return null
    const { id, autoExtend } = oneOf(random, running)
    return { id, autoExtend: !autoExtend }
  },
  async told(customer, { id, autoExtend }) {
    const { current, mutual, topupOptions } = await offerOf(customer)
    const running = current?.id === id ? current : mutual.current
    if (!running) throw new Error('nothing runs')
    const sold = current?.id === id ? topupOptions.find((bundle) => bundle.id === id) : mutual
    if (!sold) throw new Error('it is not sold any more')
    const { until } = running
    const next = afterText({ until, autoExtend })
    const balance = creditOf(await overviewOf(customer))
    return {
      next,
      until,
      row: next,
      isExtended: autoExtend,
      balance,
      ...afterwards(sold, until, autoExtend, balance),
      isAlone: (current === null || mutual.current === null) && (await topUpAfter(customer, balance)) === null,
      spent: await customer.spent(),
    }
  },
  async order(customer, { id, autoExtend }) {
    const campaign = await customer.write(setAutoExtendPrepaidDataCampaign, { id, autoExtend })
    return { next: afterText(campaign), until: campaign.until, isExtended: campaign.autoExtend }
  },
  pending: async (customer, { id }) => ({ everywhere: await extendedAs(customer, id) }),
  startsOn: ({ until }) => addDays(String(until), 1),
  async after(customer, { id }, told) {
    const { current, mutual } = await offerOf(customer)
    const running = current?.id === id ? current : mutual.current?.id === id ? mutual.current : null
    return { 'on the day after': await endedAs(customer, running?.until ?? null, told) }
  },
  undo: {
    by: (customer, { id, autoExtend }) => customer.write(setAutoExtendPrepaidDataCampaign, { id, autoExtend: !autoExtend }),
    leaves: async (customer) => [undated(await overviewOf(customer)), await offerOf(customer)],
  },
})
