/**
 * The customer's bank account, which changes with the password. A Dutch account is linked with a payment of one cent at the demo bank,
 * where another payer can be chosen. A foreign account needs a form; `POST /demo/happen` with { "kind": "bank-form-received" } returns it
 * signed.
 */
import * as v from 'valibot'
import { provider } from '#kit/provider.ts'
import { ibanIn, isDutchIban, newIbanProblem } from '#kit/typed/iban.ts'
import { ibanText } from '#kit/typed/ibanText.ts'
import { VERIFICATION } from '#model/profile/bankAccount.ts'
import * as contract from '#model/profile/contract/bankAccount.ts'
import type { Account } from '../../../fixtures/accounts/account.ts'
import { askOwnPassword } from '../../login/ownPassword.ts'
import { linkedIban } from '../../payment/paid.ts'
import { beginPayment, checkedPayment, isUnderway } from '../../payment/paying.ts'
import { checked, Refusal } from '../../server/answers.ts'
import { area } from '../../server/backend.ts'
import { pdfOf } from '../../server/pdf.ts'

const iban = v.pipe(v.string(), v.maxLength(100))
const password = v.pipe(v.string(), v.maxLength(1000))
const Linking = v.object({ iban, password, mandate: v.literal(true), AccountPayment: v.unknown() })
const Form = v.object({ iban, password })

/** The IBAN as it is stored. Throws a refusal when it cannot replace the current one. */
function newIban(text: string, account: Account): string {
  const found = ibanIn(text)
  if (found === null) throw new Refusal(422, 'This is no account in the SEPA area', 'IBAN_INVALID')
  if (newIbanProblem(found, account.iban) !== null) throw new Refusal(422, 'This is the account of now', 'IBAN_SAME')
  return found
}

export const bankAccountOperations = area(contract)({
  getBankAccount(_, { account, events, now }) {
    const begun = events.filter((event) => event.kind === 'payment-begun' && event.at <= now)
    const tried = begun.findLast((event) => event.kind === 'payment-begun' && event.what.kind === 'bank-account')
    return { iban: account.iban, tried: tried?.kind === 'payment-begun' ? linkedIban(tried.what) : null, form: account.ibanForm }
  },

  updateIban(input, context) {
    const { account, origin, events, now } = context
    const wanted = checked(Linking, input)
    askOwnPassword(wanted.password, context)
    const found = newIban(wanted.iban, account)
    if (!isDutchIban(found)) throw new Refusal(422, 'This account cannot be reached with iDEAL', 'IBAN_FOREIGN')
    const { amount, bank, returnUrl } = checkedPayment(wanted.AccountPayment, origin)
    if (amount !== VERIFICATION) throw new Refusal(422, 'This cannot be paid', 'NOT_POSSIBLE')
    const what = { kind: 'bank-account', iban: found } as const
    if (isUnderway(what, events, now)) throw new Refusal(409, 'A payment is on its way', 'PAYMENT_PENDING')
    return beginPayment({ what, amount, bank, returnUrl }, context)
  },

  requestMandateForm(input, context) {
    const { account, record } = context
    const wanted = checked(Form, input)
    askOwnPassword(wanted.password, context)
    const found = newIban(wanted.iban, account)
    record({ kind: 'bank-form', iban: found })
    const lines = [
      `${account.firstName} ${account.lastName}, klantnummer ${account.customerNumber}`,
      `Rekeningnummer (IBAN): ${ibanText(found)}`,
      '',
      `Ik geef ${provider.name} toestemming om mijn facturen van deze rekening af te schrijven.`,
      'Ik kan een afschrijving binnen 8 weken laten terugboeken bij mijn bank.',
      '',
      'Plaats en datum:',
      '',
      'Handtekening:',
    ]
    return { name: 'machtiging.pdf', base64: pdfOf(`Machtiging ${provider.name}`, lines) }
  },
})
