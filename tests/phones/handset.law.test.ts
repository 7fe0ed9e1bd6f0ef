import * as v from 'valibot'
import { addDays, addMonths, endOfMonth, momentOf, startOfMonth } from '#kit/dates.ts'
import {
  asItIs,
  categoryOf,
  changePayload,
  chosenBundles,
  codes,
  currentOf,
  monthlyOf,
  pendingOf,
  type Selection,
  sizeKey,
} from '#model/bundles/bundleChange.ts'
import { contractEnd, reflectionUntil } from '#model/bundles/changeTerms.ts'
import { getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { getInvoice, getInvoices } from '#model/invoices/contract/invoices.ts'
import { getUser } from '#model/login/contract/session.ts'
import { type Overview, postpaidOverview } from '#model/overview/contract.ts'
import { getPaymentReceipt } from '#model/payment/contract.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { createRetentionHandset, HandsetReceipt, verifyRetentionHandsetCode } from '#model/phones/contract/handsetRetention.ts'
import { getHandsetDevices, getHandsetPortfolio } from '#model/phones/contract/handsetShop.ts'
import { getRepair } from '#model/phones/contract/repair.ts'
import { periodFor, selectionWithPhone } from '#model/phones/handsetBundles.ts'
import { handsetSumsOf, totalOf } from '#model/phones/handsetSums.ts'
import { SLIDER_STEP, sliderMaxOf } from '#model/phones/instalment.ts'
import { phoneArrivesOn } from '#model/phones/phoneDelivery.ts'
import { getAddress } from '#model/profile/contract/address.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { getWithdrawals, withdrawContract } from '#model/subscription/contract/withdrawal.ts'
import { between } from '../../mocks/world/random.ts'
import { type Customer, chance, law, oneOf, undated } from '../law/law.ts'
import { orderedPhone, PHONE_RETURN } from './phoneOrder.ts'

type Choice = { articleCode: string; monthly: number; selection: Selection }

/** Without the refund for the withdrawn phone, which is news. */
const withoutRefund = <Told extends Pick<Overview, 'fixMeBarItems'>>({ fixMeBarItems, ...overview }: Told) => ({
  ...overview,
  fixMeBarItems: fixMeBarItems.filter(({ templateType }) => templateType !== 'phoneRefund'),
})

/** The choice at the prices of this day. */
async function prospect(customer: Customer, { articleCode, monthly, selection }: Choice) {
  const portfolio = await customer.read(getHandsetPortfolio)
  const phones = await customer.read(getHandsetDevices)
  const options = await customer.read(getPostpaidOptionsV2)
  for (const phone of phones) {
    const storage = phone.colors.flatMap((color) => color.storage).find((one) => one.articleCode === articleCode)
    if (!storage) continue
    const to = chosenBundles(options, selection)
    const sums = handsetSumsOf({ costs: storage.costs, refurbished: phone.refurbished, portfolio }, monthly, to)
    return { name: `${phone.brand.name} ${phone.name}, ${storage.name}`, storage, options, to, sums }
  }
  throw new Error('it is not sold')
}

const bundlesText = (composition: ReturnType<typeof pendingOf>) =>
  composition && [composition.period, ...codes.map((code) => composition[code] && sizeKey(composition[code]))].join(' ')

law('a phone with a new contract', {
  accounts: [15, 15, 17, 17, 24],
  orders: 200,
  async choose(customer, random): Promise<Choice | null> {
    const phones = (await customer.read(getHandsetDevices)).filter(({ available }) => available)
    const options = await customer.read(getPostpaidOptionsV2)
    const storage = oneOf(random, oneOf(random, oneOf(random, phones).colors).storage)
    if (!storage.available) return null
    const period = periodFor(options, storage.costs.contractLengthInMonths)
    if (period === null) return null
    const sized = (code: 'ADDON_INET' | 'MAIN') =>
      chance(random, 0.5) ? sizeKey(oneOf(random, categoryOf(options[period], code)?.bundleOptions ?? [])) : null
    const wanted = { ...asItIs, data: sized('ADDON_INET'), voice: sized('MAIN'), dataCap: chance(random, 0.3) ? true : null }
    const most = sliderMaxOf(storage.costs, null) / SLIDER_STEP
    const monthly = chance(random, 0.1) ? 0 : between(random, 0, most) * SLIDER_STEP
    return { articleCode: storage.articleCode, monthly, selection: selectionWithPhone(options, wanted, period) }
  },
  async told(customer, choice) {
    const { name, sums, to, options } = await prospect(customer, choice)
    const { zipCode } = await customer.read(getAddress)
    const arrivesOn = phoneArrivesOn(momentOf(customer.today(), 12), zipCode)
    const isPaid = sums.credit === 0
    return {
      phone: name,
      paid: sums.now,
      credit: sums.credit,
      monthly: sums.monthly,
      months: sums.months,
      total: sums.total,
      arrivesOn,
      startsOn: options.startsOn,
      contractEnd: contractEnd(to.period, options.startsOn),
      bundles: bundlesText(to),
      subscription: monthlyOf(to),
      status: 'ACCEPTED',
      arrived: isPaid ? 'PAID_OFF' : 'DELIVERED',
      inTheEnd: 'PAID_OFF',
      tile: { paid: 0, total: sums.credit, status: 'ACCEPTED', date: arrivesOn },
      withdraw: ['phone', 'change'],
      until: reflectionUntil(arrivesOn),
      terms: sums.credit,
      renews: false,
      mayOrder: false,
      lastTerm: isPaid ? null : addMonths(startOfMonth(arrivesOn), sums.months),
    }
  },
  async order(customer, choice) {
    const { name, sums, to, storage } = await prospect(customer, choice)
    const wanted = orderedPhone({
      today: customer.today(),
      address: await customer.read(getAddress),
      storage,
      sums,
      bundles: changePayload(to, choice.selection),
      payment: { Amount: sums.now, Issuer: 'TESTNL01', ReturnURL: PHONE_RETURN },
    })
    const { flowInstanceId } = await customer.write(createRetentionHandset, wanted)
    const answer = await customer.write(verifyRetentionHandsetCode, { flowInstanceId, code: '123456' })
    if (!('payment' in answer)) throw new Error('nothing was to be paid')
    await customer.decide(answer.payment.id, 'paid')
    const paid = await customer.read(getPaymentReceipt, { id: answer.payment.id })
    const { phone, credit, monthly, months, to: bundles, arrivesOn, contractEnd: end } = v.parse(HandsetReceipt, paid.receipt)
    const named = phone === name ? phone : 'another'
    const total = totalOf({ now: paid.amount, credit, months }, bundles)
    return { phone: named, paid: paid.amount, credit, monthly, months, total, arrivesOn, contractEnd: end }
  },
  async pending(customer) {
    const [order] = await customer.read(handsetOrder)
    const options = await customer.read(getPostpaidOptionsV2)
    const next = pendingOf(options)
    const { tiles } = await customer.read(postpaidOverview)
    const tile = tiles.find(({ templateType }) => templateType === 'phone')
    const { open } = await customer.read(getWithdrawals)
    const { isHandsetEligible } = await customer.read(getUser)
    return {
      telefoon: { status: order?.status, credit: order?.totalCredit, monthly: order?.monthlyPrice, arrivesOn: order?.arrivesOn },
      overzicht: {
        tile: { paid: tile?.paid, total: tile?.total, status: tile?.status, date: tile?.date },
        renews: tiles.some(({ templateType }) => templateType === 'renew'),
      },
      abonnement: { startsOn: options.startsOn, bundles: bundlesText(next), subscription: next && monthlyOf(next) },
      annuleren: { withdraw: open.map(({ kind }) => kind), until: open.map(({ until }) => until).toSorted()[0] },
      winkel: { mayOrder: isHandsetEligible },
    }
  },
  startsOn: ({ arrivesOn }) => String(arrivesOn),
  async after(customer, _, { startsOn, months, arrivesOn }) {
    const [order] = await customer.read(handsetOrder)
    const { phone } = await customer.read(getRepair)
    // Moves to the first month of the contract, or to the delivery of the phone if that is later.
    if (String(startsOn) > customer.today()) await customer.turnTo(endOfMonth(String(startsOn)))
    const now = currentOf(await customer.read(getPostpaidOptionsV2))
    const { contract } = await customer.read(getPostpaidSubscription)
    await customer.turnTo(addDays(addMonths(startOfMonth(String(arrivesOn)), Number(months) + 1), 20))
    const [inTheEnd] = await customer.read(handsetOrder)
    // Reads all invoices of some orders only: they take long.
    const isRead = String(arrivesOn).endsWith('7')
    const { invoices } = isRead ? await customer.read(getInvoices) : { invoices: [] }
    let [terms, last]: [number, string | null] = [0, null]
    for (const { id, month } of invoices) {
      if (month <= String(arrivesOn)) continue
      for (const { kind, amount } of (await customer.read(getInvoice, { id }))?.lines ?? []) {
        if (kind !== 'instalment') continue
        terms += amount
        last ??= month
      }
    }
    return {
      telefoon: { arrived: order?.status },
      reparatie: { phone: phone?.name },
      'abonnement, begonnen': { bundles: bundlesText(now), contractEnd: contract?.contractEndDate },
      'telefoon, afbetaald': { inTheEnd: inTheEnd?.status },
      facturen: isRead ? { terms, lastTerm: last } : {},
    }
  },
  undo: {
    async by(customer) {
      for (const kind of ['phone', 'change'] as const)
        await customer.write(withdrawContract, { kind, email: 'kluut@voorbeeld.example' })
    },
    leaves: async (customer) => [
      withoutRefund(undated(await customer.read(postpaidOverview))),
      await customer.read(getPostpaidOptionsV2),
      await customer.read(getPostpaidSubscription),
      await customer.read(getInvoices),
      await customer.read(getUser),
      await customer.read(getRepair),
      // Without an earlier phone there is a cancelled order.
      customer.number === 17 ? await customer.read(handsetOrder) : null,
    ],
  },
})
