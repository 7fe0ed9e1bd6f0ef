import * as v from 'valibot'
import { Day } from '#kit/parts.ts'
import { get, post, takes } from '#model/operation.ts'
import { type AccountPayment, ToPay } from '#model/payment/contract.ts'
import { ContractDocument } from '#model/sim/contract/simcard.ts'

const Iban = v.pipe(v.string(), v.regex(/^[A-Z]{2}\d{2}[A-Z\d]{8,30}$/))

/** The account that invoices are paid from. Personal: stays in memory. */
export const BankAccount = v.object({
  /** Null: no account is linked yet. */
  iban: v.nullable(Iban),
  /** The account of the latest attempt to link with a payment. */
  tried: v.nullable(Iban),
  /** The account that waits for a signed form. */
  form: v.nullable(v.object({ iban: Iban, on: Day })),
})
export type BankAccount = v.InferOutput<typeof BankAccount>

export const getBankAccount = get('getBankAccount', BankAccount) // not in the spec

/** Why the account was not linked: the payment failed, or another account or person paid. */
export const NotLinked = v.picklist(['cancelled', 'failed', 'expired', 'other-account', 'other-name'])
export type NotLinked = v.InferOutput<typeof NotLinked>

/** The outcome of a linking payment. It does not reveal the account. */
export const LinkReceipt = v.variant('linked', [
  v.object({ linked: v.literal(true) }),
  v.object({ linked: v.literal(false), why: NotLinked }),
])
export type LinkReceipt = v.InferOutput<typeof LinkReceipt>

/**
 * Links an account with a payment of one cent. `iban`: of any SEPA country, with or without blanks, in capitals or not. Refused 422 PASSWORD_WRONG, IBAN_INVALID, IBAN_SAME, IBAN_FOREIGN or NOT_POSSIBLE; 409
 * PAYMENT_PENDING; 429 PASSWORD_TOO_OFTEN.
 */
export const updateIban = post(
  'updateIban',
  ToPay,
  ['getBankAccount'],
  takes<{ iban: string; password: string; mandate: true; AccountPayment: AccountPayment }>(),
)

/**
 * The mandate form for a foreign account, which iDEAL does not support. Refused 422 PASSWORD_WRONG, IBAN_INVALID or IBAN_SAME; 429
 * PASSWORD_TOO_OFTEN.
 */
export const requestMandateForm = post(
  'requestMandateForm',
  ContractDocument,
  ['getBankAccount'],
  takes<{ iban: string; password: string }>(),
) // not in the spec
