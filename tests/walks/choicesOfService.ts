import type { Household } from '#model/friends/contract/household.ts'
import { countsFor } from '#model/invoices/arrangements.ts'
import type { PaymentArrangements } from '#model/invoices/contract/arrangements.ts'
import type { Invoice, Invoices } from '#model/invoices/contract/invoices.ts'
import { type InvoiceQuestion, questionReasons } from '#model/invoices/contract/questions.ts'
import type { NumberPorting } from '#model/porting/contract.ts'
import { accountOf } from '../../fixtures/accounts/all.ts'
import { CODE } from '../../mocks/login/secondFactor.ts'
import { between } from '../../mocks/world/random.ts'
import { switchOrder } from '../switching/switchOrder.ts'
import { asOwn, type Choice, oneOf, pays, read, seen } from './choices.ts'
import { waitForCode } from './moment.ts'
import { pocketOf } from './pocket.ts'

/** What customers choose about invoices that puzzle or burden them, their household, their number and their contract. */

/** The housemate who can be invited has the number of the test account (mocks/friends/operations.ts). */
const housemateOf = (account: number) => `06900020${String(account).padStart(2, '0')}`

/** A subscription from the end of the month, with a bank account that takes no payment to link. */
const LATER = { ...switchOrder, Iban: 'DE89370400440532013000', AccountPayment: null, startNow: false }

const PASSWORD = 'kluut-in-het-riet-1'

export const service: readonly Choice[] = [
  [
    2,
    'postpaid',
    async (walker, random) => {
      const { invoices = [] } = (await read<Invoices>(walker, 'getInvoices')) ?? {}
      const one = oneOf(random, invoices.slice(0, 3))
      const invoice = one && ((await walker.read('getInvoice', { id: one.id })) as Invoice | null)
      if (!invoice) return null
      const line = between(random, 0, invoice.lines.length - 1)
      const reason = oneOf(random, questionReasons)
      const amount = seen(random, invoice.lines[line]?.amount ?? 0)
      return {
        name: 'askAboutInvoice',
        input: { invoice: one.id, line, amount, reason, text: random() < 0.5 ? '' : 'Hoe zit dit?' },
      }
    },
  ],
  [
    1,
    'postpaid',
    async (walker, random) => {
      const questions = (await read<InvoiceQuestion[]>(walker, 'getInvoiceQuestions')) ?? []
      const id = oneOf(random, questions)?.id
      return id === undefined ? null : { name: 'withdrawInvoiceQuestion', input: { id } }
    },
  ],
  [
    2,
    'postpaid',
    async (walker, random) => {
      const { arrangements = [], offer = null } = (await read<PaymentArrangements>(walker, 'getPaymentArrangements')) ?? {}
      if (offer) {
        const { amount, firstOn } = offer
        const terms = oneOf(random, countsFor(amount)) ?? 2
        return { name: 'requestPaymentArrangement', input: { terms, amount: seen(random, amount), firstOn } }
      }
      const { terms = [] } = arrangements.find(({ state }) => state === 'RUNNING') ?? {}
      const at = terms.findIndex(({ paidOn }) => paidOn === null)
      const AccountPayment = pays(random, terms[at]?.amount ?? 0)
      return at === -1 ? null : { name: 'createPayment', input: { for: { kind: 'term', number: at + 1 }, AccountPayment } }
    },
  ],
  [
    1,
    'postpaid',
    async (walker, random) => ({
      name: 'inviteToHousehold',
      input: { phoneNumber: housemateOf(random() < 0.9 ? walker.number : between(random, 1, 36)) },
    }),
  ],
  [1, 'postpaid', async (_, random) => ({ name: 'shareLevel', input: { on: random() < 0.6 } })],
  [
    1,
    'postpaid',
    async (walker, random) => {
      const { members = [] } = (await read<Household>(walker, 'getHousehold')) ?? {}
      const member = oneOf(
        random,
        members.flatMap(({ receives }) => receives ?? []),
      )
      return member === undefined ? null : { name: 'giveData', input: { member, size: oneOf(random, [1000, 2000, 5000]) } }
    },
  ],
  [0.3, 'postpaid', async () => ({ name: 'leaveHousehold', input: {} })],
  [
    1,
    'both',
    async (walker, random) => {
      const { status, sms, request } = (await read<NumberPorting>(walker, 'numberportingGetStatus')) as NumberPorting
      if (sms && random() < 0.5) return { name: 'numberportingConfirm', input: { code: random() < 0.2 ? '654321' : CODE } }
      if (sms) await waitForCode(walker)
      if (sms) return { name: '/v2/numberporting.resendSmsValidationCode', input: {} }
      if (status !== 'REJECTED' || request === null) return null
      if (random() < 0.4) return { name: 'numberportingActivateRejectedNumberPorting', input: {} }
      const better = { ...request, contractType: 'POSTPAID_BUSINESS', customerNumber: 'BM1001' }
      return { name: 'numberportingUpdateRejectedNumberPorting', input: better }
    },
  ],
  [
    1,
    'prepaid',
    async (walker, random) => {
      const own = accountOf(walker.number)
      if (own && random() < 0.5) await walker.write('pre2PostTransfer', { ...asOwn(LATER, own), Iban: LATER.Iban })
      return { name: 'undoPre2PostTransfer', input: {} }
    },
  ],
  [0.3, 'prepaid', async () => ({ name: 'chooseNewestPrices', input: {} })],
  [
    2,
    'postpaid',
    async (walker) => {
      const { contractAccepted } = JSON.parse(decodeURIComponent(walker.browser.jar.get('usr') ?? '{}'))
      if (contractAccepted !== 'false') return null
      const chosen = { currentPassword: null, newPassword: PASSWORD }
      if ((await walker.write('updatePassword', chosen)) !== null) pocketOf(walker).password = PASSWORD
      return { name: 'acceptSimcardContract', input: { contractAccepted: true } }
    },
  ],
]
