import * as v from 'valibot'
import { bundlesText } from '#features/bundles/shared/bundleChoiceText.ts'
import { detailsOf, orderOf } from '#features/switching/details.ts'
import { type SwitchRow, stopsText, subscriptionRows } from '#features/switching/text.ts'
import { addDays, addMonths, endOfMonth } from '#kit/dates.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import {
  asItIs,
  availablePeriods,
  categoryOf,
  changePayload,
  chosenBundles,
  currentOf,
  monthlyOf,
  mustChoose,
  type Selection,
  sizeKey,
} from '#model/bundles/bundleChange.ts'
import { getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { chooseNewestPrices, getPrepaidPrices, type PrepaidRates } from '#model/credit/contract/prepaidRates.ts'
import { getInvoice, getInvoices } from '#model/invoices/contract/invoices.ts'
import { getUser } from '#model/login/contract/session.ts'
import { getUsPs, postpaidOverview, prepaidOverview } from '#model/overview/contract.ts'
import { getPaymentReceipt } from '#model/payment/contract.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import {
  getPostpaidPortfolioV2,
  getPre2PostStanding,
  getPre2PostSummary,
  pre2PostTransfer,
  SwitchReceipt,
  undoPre2PostTransfer,
} from '#model/switching/contract.ts'
import { switchTerms } from '#model/switching/switching.ts'
import { prepaidAccounts } from '../../fixtures/accounts/prepaid.ts'
import { type Customer, chance, law, oneOf, undated } from '../law/law.ts'
import { priceOnOrder, priceOnPaper, priceOnScreen, SUMMARY_TOTAL } from '../law/prices.ts'

const numbers = prepaidAccounts.map(({ number }) => number)

type Choice = { selection: Selection; startNow: boolean; iban: string }

const DUTCH = 'NL91ABNA0417164300'
const FOREIGN = 'BE68539007547034'

/** The shown texts, by term. */
const byTerm = (rows: readonly SwitchRow[]) => Object.fromEntries(rows.map(({ term, text }) => [term, text]))

async function prospect(customer: Customer, selection: Selection, startNow: boolean) {
  const standing = await customer.read(getPre2PostStanding)
  const to = chosenBundles(await customer.read(getPostpaidPortfolioV2), selection)
  return { standing, to, terms: switchTerms(to.period, startNow, customer.today()) }
}

law<Choice>('from prepaid to a subscription', {
  accounts: numbers,
  async choose(customer, random) {
    if (chance(random, 0.2)) await customer.turn({ priceRise: 25 })
    if (!(await customer.read(getPrepaidPrices)).isNewest && chance(random, 0.7)) await customer.write(chooseNewestPrices)
    if ((await customer.read(getPre2PostStanding)).obstacle !== null) return null
    const offer = await customer.read(getPostpaidPortfolioV2)
    const period = oneOf(random, availablePeriods(offer))
    const one = (code: 'MAIN' | 'ADDON_INET') =>
      chance(random, 0.3) ? null : sizeKey(oneOf(random, categoryOf(offer[period], code)?.bundleOptions ?? []))
    const selection: Selection = {
      ...asItIs,
      bindingPeriodType: chance(random, 0.2) ? null : period,
      data: one('ADDON_INET'),
      voice: one('MAIN'),
      sms: chance(random, 0.3) ? true : null,
      dataCap: chance(random, 0.3) ? true : null,
    }
    if (mustChoose(offer, selection) !== null) return null
    return { selection, startNow: chance(random, 0.5), iban: chance(random, 0.2) ? FOREIGN : DUTCH }
  },
  async told(customer, { selection, startNow }) {
    const { standing, to, terms } = await prospect(customer, selection, startNow)
    const overview = await customer.read(prepaidOverview)
    return {
      bundles: bundlesText(to),
      rows: byTerm(subscriptionRows(to, terms, standing.balance)),
      startsOn: terms.startsOn,
      contractEnd: terms.contractEnd,
      reflectionUntil: terms.reflectionUntil,
      starts: dayInFull(terms.startsOn),
      period: to.period,
      monthly: monthlyOf(to),
      price: priceOnScreen(to),
      summary: priceOnScreen(to),
      later: monthlyOf(to, true),
      // Credit continues to pay for bundles until a later subscription begins.
      balance: startNow ? standing.balance : null,
      stops: stopsText(overview).length,
      startNow,
      isPrepaid: terms.startsOn > customer.today(),
      wasPrepaid: true,
    }
  },
  async order(customer, { selection, startNow, iban }) {
    const { standing, to } = await prospect(customer, selection, startNow)
    const typed = { ...detailsOf(standing), initials: 'j', iban }
    const AccountPayment = {
      Amount: 1,
      Issuer: 'TESTNL01',
      ReturnURL: 'http://localhost:4173/overstappen/controleren-van-betaling',
    }
    const chosen = { changeCampaignOptions: changePayload(to, selection), startNow }
    const { campaignIDs } = chosen.changeCampaignOptions
    const { base64 } = await customer.read(getPre2PostSummary, { campaignIDs, startNow })
    const answer = await customer.write(pre2PostTransfer, orderOf(typed, chosen, iban === DUTCH ? AccountPayment : null))
    if ('payment' in answer) await customer.decide(answer.payment.id, 'paid')
    const receipt =
      'payment' in answer
        ? v.parse(SwitchReceipt, (await customer.read(getPaymentReceipt, { id: answer.payment.id })).receipt)
        : answer
    const { startsOn, contractEnd, reflectionUntil } = receipt
    return {
      summary: priceOnPaper(base64, SUMMARY_TOTAL),
      price: await priceOnOrder(customer, receipt.orderNumber),
      bundles: bundlesText(receipt.to),
      rows: byTerm(subscriptionRows(receipt.to, receipt, receipt.balance)),
      startsOn,
      contractEnd,
      reflectionUntil,
    }
  },
  async pending(customer, { startNow }) {
    const { isPrepaid } = await customer.read(getUser)
    if (startNow) return { sessie: { isPrepaid } }
    const { coming, obstacle } = await customer.read(getPre2PostStanding)
    return { sessie: { isPrepaid }, overstappen: obstacle === 'ALREADY' && coming ? coming : { coming: 'nothing' } }
  },
  startsOn: ({ startsOn }) => String(startsOn),
  async after(customer, _, { balance, contractEnd }) {
    const { isPrepaid } = await customer.read(getUser)
    const subscription = await customer.read(getPostpaidSubscription)
    const options = await customer.read(getPostpaidOptionsV2)
    const now = currentOf(options)
    const overview = await customer.read(postpaidOverview)
    const today = customer.today()
    // Moves to the month after the discount of a yearly contract ended and the credit was used.
    await customer.turnTo(addDays(endOfMonth(addMonths(today, 8)), 6))
    const later = currentOf(await customer.read(getPostpaidOptionsV2))
    const { invoices } = await customer.read(getInvoices)
    let [credit, whole] = [0, 0]
    for (const { id } of invoices) {
      const lines = (await customer.read(getInvoice, { id }))?.lines ?? []
      const sum = (wanted: boolean) =>
        lines.filter(({ kind }) => (kind === 'balanceFromPrepaid') === wanted).reduce((total, { amount }) => total + amount, 0)
      credit -= sum(true)
      whole += Math.max(0, sum(false))
    }
    return {
      sessie: { wasPrepaid: !isPrepaid },
      abonnement: {
        startsOn: subscription.startDate,
        period: subscription.bindingPeriodType,
        contractEnd: subscription.contract?.contractEndDate ?? null,
      },
      bundels: { bundles: bundlesText(now), monthly: monthlyOf(now) },
      overzicht: { contractEnd: overview.balance === null ? contractEnd : 'still credit' },
      'bundels, later': { later: monthlyOf(later) },
      facturen: typeof balance === 'number' && whole >= balance ? { balance: credit } : {},
    }
  },
  undo: {
    can: ({ startNow }) => startNow === false,
    by: (customer) => customer.write(undoPre2PostTransfer),
    async leaves(customer) {
      const { known: _, ...standing } = await customer.read(getPre2PostStanding)
      return [undated(await customer.read(prepaidOverview)), standing]
    },
  },
})

const told = ({ call, sms, data }: PrepaidRates) => ({ call, sms, data })

law('the newest prepaid prices', {
  accounts: [34],
  choose: async () => ({}),
  told: async (customer) => told((await customer.read(getPrepaidPrices)).newest),
  order: async (customer) => told((await customer.write(chooseNewestPrices)).current),
  async pending(customer) {
    const usps = await customer.read(getUsPs)
    return {
      prijzen: told((await customer.read(getPrepaidPrices)).current),
      overzicht: { call: usps.voiceCostOutsideBundle, sms: usps.smsCostOutsideBundle, data: usps.dataCostOutsideBundle },
    }
  },
  async after(customer) {
    await customer.turnTo(addDays(customer.today(), 40))
    return { prijzen: told((await customer.read(getPrepaidPrices)).current) }
  },
})
