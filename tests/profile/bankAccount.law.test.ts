import * as v from 'valibot'
import { refundText } from '#features/profile/bankrekening/refund.ts'
import { addMonths, startOfMonth } from '#kit/dates.ts'
import { newIbanProblem } from '#kit/typed/iban.ts'
import { getInvoice, getInvoices } from '#model/invoices/contract/invoices.ts'
import { postpaidOverview } from '#model/overview/contract.ts'
import { getPaymentReceipt } from '#model/payment/contract.ts'
import { VERIFICATION } from '#model/profile/bankAccount.ts'
import { getBankAccount, LinkReceipt, updateIban } from '#model/profile/contract/bankAccount.ts'
import { between } from '../../mocks/world/random.ts'
import { law, oneOf } from '../law/law.ts'

const IBANS = ['NL91ABNA0417164300', 'NL09WADB9000009999', 'NL74WADB9000000002', 'NL20INGB0001234567']
const PASSWORD = 'steltloper-26'
const DECISIONS = ['paid', 'paid', 'paid', 'slow', 'other-account', 'other-name'] as const

type Choice = { iban: string; decision: (typeof DECISIONS)[number] }
/** The tenth of the next month, when the invoice of that month exists. */
const TENTH = 9

law<Choice>('linking a bank account', {
  // with few invoices, which take most of the time
  accounts: [2, 18, 27, 3, 4],
  async choose(customer, random) {
    const { iban } = await customer.read(getBankAccount)
    const wanted = oneOf(random, IBANS)
    await customer.turnTo(`${customer.today().slice(0, 8)}${String(between(random, 1, 28)).padStart(2, '0')}`)
    return newIbanProblem(wanted, iban) === null ? { iban: wanted, decision: oneOf(random, DECISIONS) } : null
  },
  async told(customer, { iban, decision }) {
    const { iban: old } = await customer.read(getBankAccount)
    const linked = decision === 'paid' || decision === 'slow'
    const where = refundText(await customer.read(postpaidOverview), customer.today())
    return { linked, iban: linked ? iban : old, refund: where.includes('factuur') ? VERIFICATION : 0 }
  },
  async order(customer, { iban, decision }) {
    const AccountPayment = { Amount: VERIFICATION, Issuer: null, ReturnURL: 'http://localhost:4173/betaling-controleren' }
    const { payment } = await customer.write(updateIban, { iban, password: PASSWORD, mandate: true, AccountPayment })
    await customer.decide(payment.id, decision)
    if (decision === 'slow') await customer.turn({ clock: `${customer.today()}T12:05:00+01:00` })
    const { receipt } = await customer.read(getPaymentReceipt, { id: payment.id })
    return { linked: v.parse(LinkReceipt, receipt).linked }
  },
  async pending(customer) {
    const { iban } = await customer.read(getBankAccount)
    return { rekeningnummer: { iban } }
  },
  startsOn: () => null,
  async after(customer) {
    const next = addMonths(startOfMonth(customer.today()), 1)
    await customer.turnTo(`${next.slice(0, 8)}${TENTH + 1}`)
    const { invoices } = await customer.read(getInvoices)
    const id = invoices.find(({ month }) => month === next)?.id
    const invoice = id === undefined ? null : await customer.read(getInvoice, { id })
    const back = invoice?.lines.find(({ kind }) => kind === 'verification')
    const { iban } = await customer.read(getBankAccount)
    return { rekeningnummer: { iban }, factuur: { refund: Math.abs(back?.amount ?? 0) } }
  },
})
