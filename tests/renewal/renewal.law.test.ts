import { changeRows } from '#features/bundles/shared/bundleChanges.ts'
import { monthlySumText, whenRows } from '#features/bundles/shared/text.ts'
import { renewalIntroText } from '#features/renewal/text.ts'
import { pendingChangeText, subscriptionChangeText } from '#features/subscription/text.ts'
import { addDays, addMonths, momentOf } from '#kit/dates.ts'
import {
  asItIs,
  availablePeriods,
  categoryOf,
  changePayload,
  chosenBundles,
  currentOf,
  discountOf,
  monthlyOf,
  mustChoose,
  pendingOf,
  type Selection,
  sizeKey,
  whyNot,
} from '#model/bundles/bundleChange.ts'
import { sizeOf } from '#model/bundles/bundles.ts'
import { termsOf } from '#model/bundles/changeTerms.ts'
import {
  type Composition,
  changePostpaidCampaigns,
  getChangeSummary,
  getPostpaidOptionsV2,
  undoPostpaidChange,
} from '#model/bundles/contract/bundleOptions.ts'
import { completeStatus } from '#model/bundles/contract/complete.ts'
import { getInvoices } from '#model/invoices/contract/invoices.ts'
import { postpaidOverview } from '#model/overview/contract.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { getPostpaidOptionsRetention } from '#model/renewal/contract.ts'
import { renewalOf } from '#model/renewal/renewal.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { getWithdrawals, withdrawContract } from '#model/subscription/contract/withdrawal.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { between, type Random } from '../../mocks/world/random.ts'
import { changedBefore } from '../law/bundles.ts'
import { type Customer, chance, law, oneOf } from '../law/law.ts'
import { priceOnOrder, priceOnPaper, priceOnScreen, SUMMARY_TOTAL } from '../law/prices.ts'

/** Accounts that can renew on some day: monthly, after a term, or in its last months. */
const extending = [15, 15, 15, 17, 22, 24, 24, 26, 28]
const others = accounts
  .filter(({ type, number }) => type === 'Postpaid' && ![3, 4, 6, 14, 23].includes(number))
  .map(({ number }) => number)

const bundlesOf = (composition: Composition) =>
  (['ADDON_INET', 'MAIN', 'ADDON_SMS', 'DATA_CAP'] as const).map((code) => {
    const option = composition[code]
    return option && { size: sizeOf(option), isUnlimited: option.isUnlimited, price: option.price }
  })

async function termsFor(customer: Customer, selection: Selection) {
  const options = await customer.read(getPostpaidOptionsRetention)
  return termsOf(
    {
      from: currentOf(options),
      to: chosenBundles(options, selection),
      startsOn: options.startsOn,
      complete: false,
      renews: true,
    },
    customer.today(),
  )
}

async function randomRenewal(customer: Customer, random: Random): Promise<Selection | null> {
  const subscription = await customer.read(getPostpaidSubscription)
  if (renewalOf(subscription, momentOf(customer.today(), 12)).kind !== 'open') return null
  const options = await customer.read(getPostpaidOptionsRetention)
  const [order = null] = await customer.read(handsetOrder)
  const now = currentOf(options)
  const period = oneOf(
    random,
    availablePeriods(options).filter((one) => options[one].available),
  )
  const size = (code: 'ADDON_INET' | 'MAIN') => {
    const sold = categoryOf(options[period], code)?.bundleOptions ?? []
    const open = sold.filter((option) => whyNot(option, code, now[code], order) === null)
    return open.length === 0 || chance(random, 0.3) ? null : sizeKey(oneOf(random, open))
  }
  const selection: Selection = {
    ...asItIs,
    bindingPeriodType: period,
    data: size('ADDON_INET'),
    voice: size('MAIN'),
    sms: categoryOf(options[period], 'ADDON_SMS') && chance(random, 0.3) ? between(random, 0, 1) === 1 : null,
    dataCap: chance(random, 0.3) ? between(random, 0, 1) === 1 : null,
  }
  return mustChoose(options, selection) === null ? selection : null
}

law('extending without a phone', {
  accounts: [...extending, ...extending, ...others],
  orders: 400,

  async choose(customer, random) {
    if (chance(random, 0.2)) await changedBefore(customer, random)
    if (chance(random, 0.3)) await customer.turn({ priceRise: 25 })
    return randomRenewal(customer, random)
  },

  async told(customer, selection) {
    const terms = await termsFor(customer, selection)
    const { from, to, startsOn, contractEnd, reflectionUntil } = terms
    const months = discountOf(to)
    const rows = changeRows(terms, false)
    return {
      rows,
      when: whenRows(terms),
      sum: monthlySumText(from, to),
      intro: renewalIntroText(terms),
      startsOn,
      contractEnd,
      reflectionUntil,
      text: startsOn && subscriptionChangeText(startsOn, rows),
      period: to.period,
      bundles: bundlesOf(to),
      monthly: monthlyOf(to),
      price: priceOnScreen(to),
      summary: priceOnScreen(to),
      isRenewal: true,
      later: months === null || startsOn === null ? null : { from: addMonths(startsOn, months), monthly: monthlyOf(to, true) },
    }
  },

  async order(customer, selection) {
    const options = await customer.read(getPostpaidOptionsRetention)
    const payload = changePayload(chosenBundles(options, selection), selection)
    const { base64 } = await customer.read(getChangeSummary, payload)
    const receipt = await customer.write(changePostpaidCampaigns, payload)
    const { from, to, startsOn, contractEnd, reflectionUntil } = receipt
    return {
      summary: priceOnPaper(base64, SUMMARY_TOTAL),
      price: await priceOnOrder(customer, receipt.orderNumber),
      rows: changeRows(receipt, false),
      when: whenRows(receipt),
      sum: monthlySumText(from, to),
      intro: renewalIntroText(receipt),
      startsOn,
      contractEnd,
      reflectionUntil,
    }
  },

  async pending(customer) {
    const options = await customer.read(getPostpaidOptionsV2)
    const next = pendingOf(options)
    const { open } = await customer.read(getWithdrawals)
    if (next === null) return { 'bundels-wijzigen': { next: 'none is on its way' } }
    return {
      'bundels-wijzigen': {
        period: next.period,
        bundles: bundlesOf(next),
        monthly: monthlyOf(next),
        startsOn: options.startsOn,
        isRenewal: options.pendingRenewal,
      },
      abonnement: { text: pendingChangeText(options) },
      annuleren: { reflectionUntil: open.find(({ kind }) => kind === 'change')?.until },
    }
  },

  startsOn: ({ startsOn }) => String(startsOn),

  async after(customer, _, told) {
    const now = currentOf(await customer.read(getPostpaidOptionsV2))
    const { contract, bindingPeriodType } = await customer.read(getPostpaidSubscription)
    const overview = await customer.read(postpaidOverview)
    const costs = overview.currentCosts?.fixed.filter(({ title }) => title === 'Bundels' || title === 'Dataplafond') ?? []
    return {
      abonnement: { contractEnd: contract?.contractEndDate ?? null, period: bindingPeriodType, bundles: bundlesOf(now) },
      overzicht: { monthly: costs.reduce((sum, { amount }) => sum + amount, 0) },
      ...(await laterOn(customer, told)),
    }
  },

  undo: {
    // Undone as a change that has not started, or by withdrawing the contract: both restore the previous state.
    by: async (customer) =>
      customer.number % 2 === 0
        ? customer.write(undoPostpaidChange)
        : customer.write(withdrawContract, { kind: 'change', email: 'a@voorbeeld.example' }),
    async leaves(customer) {
      const { updatedAt: _, ...overview } = await customer.read(postpaidOverview)
      const { done: __, ...withdrawals } = await customer.read(getWithdrawals)
      const asked = [
        getPostpaidOptionsV2,
        getPostpaidOptionsRetention,
        getPostpaidSubscription,
        completeStatus,
        getInvoices,
      ] as const
      return [overview, withdrawals, ...(await Promise.all(asked.map((operation) => customer.read<void, unknown>(operation))))]
    },
  },
})

/** The day after a discount. */
async function laterOn(customer: Customer, { later }: Readonly<Record<string, unknown>>) {
  if (typeof later !== 'object' || later === null || !('from' in later)) return {}
  const from = String(later.from)
  const monthly = async () => monthlyOf(currentOf(await customer.read(getPostpaidOptionsV2)))
  await customer.turnTo(addDays(from, -1))
  const before = await monthly()
  await customer.turnTo(from)
  return {
    'the last day of the discount': { monthly: before },
    'after the discount': { later: { from, monthly: await monthly() } },
  }
}
