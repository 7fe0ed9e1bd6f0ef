import { expect } from 'vitest'
import { changeRows } from '#features/bundles/shared/bundleChanges.ts'
import { bundleDoneText, monthlySumText, whenRows } from '#features/bundles/shared/text.ts'
import { tilePendingText as overviewText, tileRows } from '#features/overview/tiles.ts'
import { pendingChangeText, subscriptionChangeText } from '#features/subscription/text.ts'
import { addDays, addMonths } from '#kit/dates.ts'
import {
  changePayload,
  changesOf,
  chosenBundles,
  currentOf,
  discountOf,
  isChange,
  monthlyOf,
  pendingOf,
  type Selection,
} from '#model/bundles/bundleChange.ts'
import { sizeOf } from '#model/bundles/bundles.ts'
import { termsOf } from '#model/bundles/changeTerms.ts'
import {
  type BundleOption,
  type Composition,
  changePostpaidCampaigns,
  getChangeSummary,
  getPostpaidOptionsV2,
  type PostpaidOptions,
  undoPostpaidChange,
} from '#model/bundles/contract/bundleOptions.ts'
import { completeStatus } from '#model/bundles/contract/complete.ts'
import { choosingFrom, isBundleOnItsWay, mayReplace, selectionOf } from '#model/bundles/replacing.ts'
import { type Overview, postpaidOverview } from '#model/overview/contract.ts'
import { isCancelledLike } from '#model/subscription/cancellation.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { changedBefore, randomSelection } from '../law/bundles.ts'
import { type Customer, chance, law } from '../law/law.ts'
import { priceOnOrder, priceOnPaper, priceOnScreen, SUMMARY_TOTAL } from '../law/prices.ts'

const optionsOf = (customer: Customer) => customer.read(getPostpaidOptionsV2)
const overviewOf = (customer: Customer) => customer.read(postpaidOverview)

/** The bundles of a composition without fields of an offer or a moment: the current or future bundle of each kind. */
const bundlesOf = (composition: Composition, doubled = false) => ({
  period: composition.period,
  bundles: (['ADDON_INET', 'MAIN', 'ADDON_SMS', 'DATA_CAP'] as const).map((code) => {
    const option = composition[code]
    if (!option) return null
    const size = doubled && code !== 'DATA_CAP' ? option.size * 2 : sizeOf(option)
    return { size, isUnlimited: option.isUnlimited, price: option.price }
  }),
})

/** The MB, `unlimited`, or 0 without a bundle. */
const inMB = (option: BundleOption | null) => (option?.isUnlimited ? 'unlimited' : option ? sizeOf(option) : 0)
const onOverview = ({ dataBundle }: Overview) =>
  dataBundle?.isInfiniteBundle ? 'unlimited' : dataBundle ? sizeOf(dataBundle) : 0

/** What is ordered, and what was ordered just before it, that it takes the place of. */
type Ordered = { selection: Selection; first: Selection | null }

/** Of what is replaced by the same nothing would change; and Compleet alone is asked for once. */
function differs(options: PostpaidOptions, first: Selection, then: Selection): boolean {
  const [from, to] = [chosenBundles(options, first), chosenBundles(options, then)]
  const isSame = from.period === to.period && changesOf(from, to).length === 0 && first.complete === then.complete
  return !isSame && isChange(options, { ...first, complete: false })
}

/** Orders bundles first that are then to be replaced. What can be chosen is as it was before, filled with what is on its way. */
async function orderedFirst(customer: Customer, first: Selection): Promise<string | null> {
  const before = await optionsOf(customer)
  await customer.write(changePostpaidCampaigns, changePayload(chosenBundles(before, first), first))
  const options = await optionsOf(customer)
  const next = pendingOf(options)
  if (next === null) throw new Error('nothing is on its way')
  expect(mayReplace(options, customer.today())).toBe(true)
  const choosing = choosingFrom(options, options.pendingId, customer.today())
  expect(choosing?.options).toEqual(before)
  const filled = selectionOf(next, options.pendingComplete)
  expect(isBundleOnItsWay(options, chosenBundles(before, filled), filled.complete)).toBe(true)
  return options.pendingId
}

const termsFor = (customer: Customer, options: PostpaidOptions, selection: Selection) =>
  termsOf(
    {
      from: currentOf(options),
      to: chosenBundles(options, selection),
      startsOn: options.startsOn,
      complete: selection.complete,
    },
    customer.today(),
  )

/** Accounts that can change bundles: 3 has stopped, 4 has cancelled and 6 is blocked. 23 has a pending change. */
type Bundle = Parameters<typeof sizeOf>[0] & { isUnlimited: boolean }
/** What the overview shows of a change: of internet, or else of calls. */
function tileOf(data: Bundle | null | undefined, voice: Bundle | null | undefined) {
  if (data) return { size: data.isUnlimited ? null : sizeOf(data) }
  return voice ? { minutes: voice.isUnlimited ? null : sizeOf(voice) } : {}
}

const changing = accounts.filter(({ type, number }) => type === 'Postpaid' && ![3, 4, 6, 23].includes(number))
/** More weight for accounts with Compleet, monthly subscriptions and deprecated bundles. */
const special = [1, 1, 1, 1, 17, 22, 22, 26, 26, 28, 28]

law<Ordered>('changing bundles', {
  accounts: [...changing.map(({ number }) => number), ...special],

  async choose(customer, random) {
    for (let times = 0; times < 2; times += 1) if (chance(random, 0.5)) await changedBefore(customer, random)
    if (chance(random, 0.3)) await customer.turn({ priceRise: 25 })
    const { cancelSubscriptionStatus } = await customer.read(getPostpaidSubscription)
    if (isCancelledLike(cancelSubscriptionStatus)) return null
    const selection = await randomSelection(customer, random)
    if (selection === null) return null
    const first = chance(random, 0.4) ? await randomSelection(customer, random) : null
    return { selection, first: first !== null && differs(await optionsOf(customer), first, selection) ? first : null }
  },

  async told(customer, { selection }) {
    const options = await optionsOf(customer)
    const terms = termsFor(customer, options, selection)
    const { from, to, startsOn, completeBy } = terms
    const rows = changeRows(terms, selection.complete)
    const changes = changesOf(from, to)
    const data = changes.find(({ code }) => code === 'ADDON_INET' && !terms.internetNow)?.to
    const voice = changes.find(({ code }) => code === 'MAIN')?.to
    const willDouble = completeBy !== null || options.completeStatus === 'PENDING'
    const months = discountOf(to)
    return {
      rows,
      when: whenRows(terms),
      sum: monthlySumText(from, to),
      done: bundleDoneText(terms),
      startsOn,
      internetToday: inMB(terms.internetNow ? to.ADDON_INET : from.ADDON_INET),
      // The day on which everything is active: Compleet may start a day later than the bundles.
      isThere: [startsOn, completeBy, customer.today()].reduce((a, b) => (b !== null && (a === null || b > a) ? b : a)),
      subscription: startsOn === null ? null : subscriptionChangeText(startsOn, rows),
      overview: startsOn === null ? undefined : overviewText(startsOn, tileOf(data, voice)).body,
      ...bundlesOf(to, willDouble),
      monthly: monthlyOf(to),
      // Compleet alone is free.
      price: startsOn === null ? null : priceOnScreen(to),
      summary: priceOnScreen(to),
      later: months === null || startsOn === null ? null : { from: addMonths(startsOn, months), monthly: monthlyOf(to, true) },
      contractEnd: terms.contractEnd,
    }
  },

  async order(customer, { selection, first }) {
    const options = await optionsOf(customer)
    const replaces = first && (await orderedFirst(customer, first))
    const payload = changePayload(chosenBundles(options, selection), selection, replaces)
    const { base64 } = await customer.read(getChangeSummary, payload)
    const receipt = await customer.write(changePostpaidCampaigns, payload)
    const { from, to, startsOn, completeBy, contractEnd, orderNumber } = receipt
    const rows = changeRows(receipt, completeBy !== null)
    const { total, lines: all } = await priceOnOrder(customer, orderNumber)
    const { Compleet: _, ...lines } = all
    return {
      summary: priceOnPaper(base64, SUMMARY_TOTAL),
      price: startsOn === null ? null : { lines, total },
      rows,
      when: whenRows(receipt),
      sum: monthlySumText(from, to),
      done: bundleDoneText(receipt),
      startsOn,
      contractEnd,
    }
  },

  async pending(customer, { selection }) {
    const options = await optionsOf(customer)
    const next = pendingOf(options)
    const overview = await overviewOf(customer)
    const tile = tileRows(overview, customer.today()).find(({ id }) => id === 'pendingBundle')
    if (next === null) return { abonnement: { subscription: pendingChangeText(options) }, overzicht: { overview: tile?.body } }
    const from = currentOf(options)
    const terms = { ...termsFor(customer, options, selection), from, to: next }
    return {
      'bundels-wijzigen': {
        rows: changeRows(terms, options.pendingComplete),
        when: whenRows(terms),
        sum: monthlySumText(from, next),
        monthly: monthlyOf(next),
        startsOn: options.startsOn,
      },
      abonnement: { subscription: pendingChangeText(options) },
      overzicht: {
        overview: tile?.body,
        internetToday: onOverview(overview),
      },
    }
  },

  startsOn: ({ isThere }) => String(isThere),

  async after(customer, _, told) {
    const options = await optionsOf(customer)
    const now = currentOf(options)
    const overview = await overviewOf(customer)
    const { contract } = await customer.read(getPostpaidSubscription)
    const costs = overview.currentCosts?.fixed.filter(({ title }) => title === 'Bundels' || title === 'Dataplafond') ?? []
    const { dataBundle } = overview
    const [internet] = bundlesOf(now).bundles
    return {
      'bundels-wijzigen': { ...bundlesOf(now), monthly: monthlyOf(now) },
      abonnement: told.contractEnd === null ? {} : { contractEnd: contract?.contractEndDate },
      // The overview of a new customer counts part of the month, or nothing yet.
      ...(costs.length > 0 &&
        customer.number !== 14 && {
          overzicht: {
            monthly: costs.reduce((sum, { amount }) => sum + amount, 0),
            bundles: [
              internet && { ...internet, ...(dataBundle && { size: dataBundle.isInfiniteBundle ? 0 : sizeOf(dataBundle) }) },
              ...bundlesOf(now).bundles.slice(1),
            ],
          },
        }),
      ...(await laterOn(customer, told)),
    }
  },

  undo: {
    can: ({ startsOn }) => startsOn !== null,
    by: (customer) => customer.write(undoPostpaidChange),
    async leaves(customer) {
      const { updatedAt: _, ...overview } = await overviewOf(customer)
      const asked = [getPostpaidOptionsV2, getPostpaidSubscription, completeStatus] as const
      return [overview, ...(await Promise.all(asked.map((operation) => customer.read<void, unknown>(operation))))]
    },
  },
})

/** The day after a discount. */
async function laterOn(customer: Customer, told: Readonly<Record<string, unknown>>) {
  const { later } = told
  if (typeof later !== 'object' || later === null || !('from' in later)) return {}
  const from = String(later.from)
  await customer.turnTo(addDays(from, -1))
  const before = monthlyOf(currentOf(await optionsOf(customer)))
  await customer.turnTo(from)
  return {
    'the last day of the discount': { monthly: before },
    'after the discount': { later: { from, monthly: monthlyOf(currentOf(await optionsOf(customer))) } },
  }
}
