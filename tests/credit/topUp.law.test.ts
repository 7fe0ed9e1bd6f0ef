import * as v from 'valibot'
import { addDays } from '#kit/dates.ts'
import { getTopupOptions, redeemTopUpCode, TopUpReceipt } from '#model/credit/contract/credit.ts'
import { amountChosen, fits } from '#model/credit/topUp.ts'
import { prepaidOverview } from '#model/overview/contract.ts'
import { createPayment, getPaymentReceipt } from '#model/payment/contract.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { chance, law, oneOf, type Spent, spentSince } from '../law/law.ts'

const PREPAID = accounts.flatMap(({ number, type }) => (type === 'Prepaid' ? number : []))
const CODES = [
  { code: '2000000000000014', amount: 1000 },
  { code: '2000000000000022', amount: 2000 },
]

type Choice = { amount: number; code: string | null }

law<Choice>('topping up', {
  accounts: PREPAID,
  async choose(customer, random) {
    const { balance } = await customer.read(prepaidOverview)
    if (chance(random, 0.3)) return { ...oneOf(random, CODES) }
    const options = await customer.read(getTopupOptions)
    const wanted = oneOf(random, options.amounts)
    const amount = amountChosen(options, chance(random, 0.7) ? wanted : null, balance ?? 0, 0)
    return amount === null || !fits(amount, balance ?? 0, options.maximum) ? null : { amount, code: null }
  },
  async told(customer, { amount }) {
    const { balance } = await customer.read(prepaidOverview)
    return { amount, balance: (balance ?? 0) + amount, spent: await customer.spent() }
  },
  async order(customer, { amount, code }) {
    if (code !== null) {
      const receipt = await customer.write(redeemTopUpCode, { code })
      return { amount: receipt.amount, balance: receipt.balance }
    }
    const AccountPayment = { Amount: amount, Issuer: 'TESTNL01', ReturnURL: 'http://localhost:4173/betaling-controleren' }
    const { payment } = await customer.write(createPayment, { for: { kind: 'top-up' }, AccountPayment })
    await customer.decide(payment.id, 'paid')
    const paid = await customer.read(getPaymentReceipt, { id: payment.id })
    const receipt = v.parse(TopUpReceipt, paid.receipt)
    return { amount: receipt.amount, balance: receipt.balance }
  },
  async pending(customer) {
    const { balance } = await customer.read(prepaidOverview)
    return { overzicht: { balance }, opwaarderen: { balance } }
  },
  // the effect is immediate and lasting
  startsOn: () => null,
  async after(customer, _, { spent }) {
    const { dataBundle, mutualBundle, autoTopUps } = await customer.read(prepaidOverview)
    // renewals and usage also change the credit
    if (dataBundle?.autoExtend === true || mutualBundle?.active === true || autoTopUps.length > 0) return {}
    await customer.turnTo(addDays(customer.today(), 20))
    const { balance } = await customer.read(prepaidOverview)
    const used = spentSince(spent as Spent, await customer.spent()) // under the same name as in `told`
    return { overzicht: { balance: (balance ?? 0) + used } }
  },
})
