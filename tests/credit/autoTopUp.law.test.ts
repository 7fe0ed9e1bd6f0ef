import * as v from 'valibot'
import { autoTopUpText } from '#features/credit/aboutCredit.ts'
import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { euro } from '#kit/words/money.ts'
import {
  allowedFrom,
  amountThatFits,
  bundleTopUpOn,
  type ExtendedBundle,
  isSameSetting,
  monthlyAfter,
  toppedUpByChange,
} from '#model/credit/autoTopUp.ts'
import {
  type AutoTopUp,
  AutoTopUpReceipt,
  getAutoTopUp,
  stopAutoTopUp,
  updateAutoTopUp,
} from '#model/credit/contract/autoTopUp.ts'
import { getPrepaidTopupBundlesV3, PrepaidReceipt, topupPrepaidBundle } from '#model/credit/contract/prepaidBundle.ts'
import { lackingOf, lastDayOf } from '#model/credit/prepaidBundles.ts'
import { fits } from '#model/credit/topUp.ts'
import { getPayments } from '#model/invoices/contract/paymentHistory.ts'
import { type AutoCreditTopUp, prepaidOverview } from '#model/overview/contract.ts'
import { createPayment, getPaymentReceipt, type PaidFor } from '#model/payment/contract.ts'
import { prepaidAccounts } from '../../fixtures/accounts/prepaid.ts'
import { between, type Random } from '../../mocks/world/random.ts'
import { type Customer, chance, law, oneOf } from '../law/law.ts'

const numbers = prepaidAccounts.map(({ number }) => number)
const creditOf = async (customer: Customer): Promise<number> => (await customer.read(prepaidOverview)).balance ?? 0
const autoOf = (customer: Customer) => customer.read(getAutoTopUp)

/** A random setting that the screen offers. */
function anySetting(random: Random, { bundle, offer }: Pick<AutoTopUp, 'bundle' | 'offer'>): AutoCreditTopUp {
  const blank = { amount: oneOf(random, offer.amounts), threshold: null, dayOfMonth: null }
  if (bundle && chance(random, 0.4)) return { ...blank, type: 'BUNDLE', amount: bundle.price }
  return chance(random, 0.5)
    ? { ...blank, type: 'BALANCE', threshold: oneOf(random, offer.thresholds) }
    : { ...blank, type: 'MONTHLY', dayOfMonth: between(random, 1, 28) }
}

/** Sometimes buys a bundle first, so that there is one that renews, and less credit. */
async function withPast(customer: Customer, random: Random): Promise<void> {
  if (chance(random, 0.5)) return
  const { topupOptions } = await customer.read(getPrepaidTopupBundlesV3)
  const credit = await creditOf(customer)
  const payable = topupOptions.filter(({ price }) => lackingOf(price, credit) === 0)
  if (payable.length === 0) return
  const { id, price } = oneOf(random, payable)
  await customer.write(topupPrepaidBundle, { id, price, autoExtend: chance(random, 0.7) })
}

async function pay(customer: Customer, what: PaidFor, amount: number): Promise<unknown> {
  const AccountPayment = { Amount: amount, Issuer: 'TESTNL01', ReturnURL: 'http://localhost:4173/betaling-controleren' }
  const { payment } = await customer.write(createPayment, { for: what, AccountPayment })
  await customer.decide(payment.id, 'paid')
  return (await customer.read(getPaymentReceipt, { id: payment.id })).receipt
}

/** The day of the next top-up, when it is certain: `days` of earlier ones count, and it must fit the credit. */
function nextDay(
  setting: AutoCreditTopUp,
  { bundle, days, today, balance, maximum }: Parameters<typeof toppedUpByChange>[1],
): Day | null {
  const day = scheduled(setting, bundle, today)
  return day !== null && allowedFrom(days, day) === day && fits(setting.amount, balance, maximum) ? day : null
}

function scheduled({ type, dayOfMonth }: AutoCreditTopUp, bundle: ExtendedBundle, today: Day): Day | null {
  if (type === 'MONTHLY' && dayOfMonth !== null) return monthlyAfter(dayOfMonth, today)
  return type === 'BUNDLE' && bundle && bundleTopUpOn(bundle) > today ? bundleTopUpOn(bundle) : null
}

/** The setting on every screen that shows it. */
async function standing(customer: Customer) {
  const { current, nextOn } = await autoOf(customer)
  const { autoTopUps, balance } = await customer.read(prepaidOverview)
  const { payments } = await customer.read(getPayments)
  return {
    'automatisch opwaarderen': { setting: current && autoTopUpText(current), nextOn },
    overzicht: { setting: autoTopUps[0] ? autoTopUpText(autoTopUps[0]) : null, balance },
    betalingen: { newest: payments[0] && `${payments[0].kind} ${euro(payments[0].amount)}` },
  }
}

/** The automatic top-ups of a day. */
async function automaticOn(customer: Customer, day: Day): Promise<number[]> {
  const { payments } = await customer.read(getPayments)
  return payments
    .filter(({ method, at, id }) => method === 'directDebit' && id.startsWith('since') && dayOf(Date.parse(at)) === day)
    .map(({ amount }) => amount)
}

type Choice = { setting: AutoCreditTopUp }

law<Choice>('automatic top-up, turned on', {
  accounts: numbers.filter((number) => number !== 32),
  async choose(customer, random) {
    await withPast(customer, random)
    const { bundle, offer } = await autoOf(customer)
    const setting = anySetting(random, { bundle, offer })
    return setting.type === 'BUNDLE' || amountThatFits(offer, setting.amount, await creditOf(customer)) === setting.amount
      ? { setting }
      : null
  },
  async told(customer, { setting }) {
    const { bundle, recent, offer } = await autoOf(customer)
    const balance = (await creditOf(customer)) + setting.amount
    const { maximum } = offer
    const nextOn = nextDay(setting, { bundle, days: recent, today: customer.today(), balance, maximum })
    // above its threshold: no top-up is added
    return {
      setting: autoTopUpText(setting),
      balance,
      nextOn,
      newest: `autoTopUp ${euro(setting.amount)}`,
      fired: [setting.amount],
    }
  },
  async order(customer, { setting }) {
    const receipt = v.parse(AutoTopUpReceipt, await pay(customer, { kind: 'auto-top-up', setting }, setting.amount))
    return { setting: receipt.setting && autoTopUpText(receipt.setting), balance: receipt.balance }
  },
  pending: standing,
  startsOn: ({ nextOn }) => (typeof nextOn === 'string' ? nextOn : null),
  after: async (customer, _, { nextOn }) => ({
    betalingen: nextOn === null ? {} : { fired: await automaticOn(customer, customer.today()) },
  }),
  undo: {
    by: (customer) => customer.write(stopAutoTopUp),
    leaves: async (customer) => (await autoOf(customer)).current,
  },
})

law<Choice>('automatic top-up, changed', {
  accounts: [32],
  async choose(customer, random) {
    await withPast(customer, random)
    const { bundle, current, offer } = await autoOf(customer)
    const setting = anySetting(random, { bundle, offer })
    return current && isSameSetting(setting, current) ? null : { setting }
  },
  async told(customer, { setting }) {
    const { bundle, recent, offer } = await autoOf(customer)
    const credit = await creditOf(customer)
    const now = { balance: credit, bundle, days: recent, today: customer.today(), maximum: offer.maximum }
    const atOnce = toppedUpByChange(setting, now)
    const days = atOnce > 0 ? [...recent, customer.today()] : recent
    const nextOn = nextDay(setting, { ...now, days, balance: credit + atOnce })
    return {
      setting: autoTopUpText(setting),
      toppedUp: atOnce,
      balance: credit + atOnce,
      nextOn,
      fired: [setting.amount],
    }
  },
  async order(customer, { setting }) {
    const receipt = await customer.write(updateAutoTopUp, setting)
    const { toppedUp, balance } = receipt
    return { setting: receipt.setting && autoTopUpText(receipt.setting), toppedUp, balance }
  },
  async pending(customer) {
    const { betalingen: _, ...screens } = await standing(customer)
    return screens
  },
  startsOn: ({ nextOn }) => (typeof nextOn === 'string' ? nextOn : null),
  after: async (customer, _, { nextOn }) => ({
    betalingen: nextOn === null ? {} : { fired: await automaticOn(customer, customer.today()) },
  }),
})

type BundleChoice = { id: string; price: number; autoExtend: boolean; days: number }

law<BundleChoice>('a prepaid bundle, paid at the bank', {
  accounts: numbers,
  async choose(customer, random) {
    const credit = await creditOf(customer)
    const { topupOptions } = await customer.read(getPrepaidTopupBundlesV3)
    const short = topupOptions.filter(({ price }) => lackingOf(price, credit) > 0)
    if (short.length === 0) return null
    const { id, price, days } = oneOf(random, short)
    return { id, price, days, autoExtend: chance(random, 0.5) }
  },
  async told(customer, { id, price, days, autoExtend }) {
    const balance = await creditOf(customer)
    return { id, price, autoExtend, balance, until: lastDayOf(customer.today(), days), newest: `bundle ${euro(price)}` }
  },
  async order(customer, { id, price, autoExtend }) {
    const paid = await pay(customer, { kind: 'ideal-bundle', id, price, autoExtend }, price)
    const receipt = v.parse(PrepaidReceipt, paid)
    const { until, balance } = receipt
    return { id: receipt.id, price: receipt.price, autoExtend: receipt.autoExtend, until, balance }
  },
  async pending(customer) {
    const { current } = await customer.read(getPrepaidTopupBundlesV3)
    const { payments } = await customer.read(getPayments)
    return {
      'kies-prepaid-bundel': { id: current?.id, autoExtend: current?.autoExtend, until: current?.until },
      overzicht: { balance: await creditOf(customer) },
      betalingen: { newest: payments[0] && `${payments[0].kind} ${euro(payments[0].amount)}` },
    }
  },
})
