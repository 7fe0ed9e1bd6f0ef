import * as v from 'valibot'
import { get, post, takes } from '../operation.ts'
import { Day } from './parts.ts'
import { type AccountPayment, ToPay } from './payment.ts'
import { ContractDocument } from './simcard.ts'

const Iban = v.pipe(v.string(), v.regex(/^[A-Z]{2}\d{2}[A-Z\d]{8,30}$/))

/** The bank account that is paid from. Personal: stays in memory. */
export const BankAccount = v.object({
  /** Null: there is none yet. */
  iban: v.nullable(Iban),
  /** The last one that the customer wanted to link with a payment. */
  tried: v.nullable(Iban),
  /** One that waits for a form that has to be signed. */
  form: v.nullable(v.object({ iban: Iban, on: Day })),
})
export type BankAccount = v.InferOutput<typeof BankAccount>

export const getBankAccount = get('getBankAccount', BankAccount) // not in the spec

/** Why nothing was linked: nothing was paid, or somebody else did. */
export const NotLinked = v.picklist(['cancelled', 'failed', 'expired', 'other-account', 'other-name'])
export type NotLinked = v.InferOutput<typeof NotLinked>

/** What became of the payment that links an account. It says nothing about which account that is. */
export const LinkReceipt = v.variant('linked', [
  v.object({ linked: v.literal(true) }),
  v.object({ linked: v.literal(false), why: NotLinked }),
])
export type LinkReceipt = v.InferOutput<typeof LinkReceipt>

/**
 * Links an account with a payment of one cent. Refused 422 with PASSWORD_WRONG, IBAN_INVALID, IBAN_SAME or IBAN_FOREIGN; 422 NOT_POSSIBLE; 409
 * PAYMENT_PENDING; 429 PASSWORD_TOO_OFTEN.
 */
export const updateIban = post(
  'updateIban',
  ToPay,
  ['getBankAccount'],
  takes<{ iban: string; password: string; mandate: true; AccountPayment: AccountPayment }>(),
)

/**
 * The form to sign for an account at a foreign bank, which iDEAL does not reach. Refused 422 with PASSWORD_WRONG, IBAN_INVALID or IBAN_SAME; 429
 * PASSWORD_TOO_OFTEN.
 */
export const requestMandateForm = post(
  'requestMandateForm',
  ContractDocument,
  ['getBankAccount'],
  takes<{ iban: string; password: string }>(),
) // not in the spec
