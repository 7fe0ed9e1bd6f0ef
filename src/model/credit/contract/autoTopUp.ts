import * as v from 'valibot'
import { Cents, Day } from '#kit/parts.ts'
import { aboutCredit } from '#model/changes.ts'
import { del, get, put, takes } from '#model/operation.ts'
import { OrderNumber } from '#model/order.ts'
import { AutoCreditTopUp } from '#model/overview/contract.ts'
import { Amounts } from './credit.ts'

/** The linked account, masked. */
const MaskedAccount = v.pipe(v.string(), v.regex(/^[A-Z]{2}\d{2}[A-Z\d \u2022]{4,40}$/))

/** The automatic top-up of credit (domain 1.5). */
export const AutoTopUp = v.object({
  /** null: automatic top-up is off. */
  current: v.nullable(AutoCreditTopUp),
  /** The account to debit; null when automatic top-up is off. */
  account: v.nullable(MaskedAccount),
  /** The day of the next top-up; null when it depends on the balance, or a subscription begins before. */
  nextOn: v.nullable(Day),
  /** The days of the top-ups in the last 30 days. */
  recent: v.pipe(v.array(Day), v.maxLength(100)),
  /** The running bundle that is extended after its last day: its price (cents), and whether its top-up has been done. */
  bundle: v.nullable(v.object({ price: Cents, until: Day, toppedUp: v.boolean() })),
  /** The amounts, thresholds and credit limit on offer (cents). */
  offer: v.object({ amounts: v.pipe(Amounts, v.readonly()), thresholds: v.pipe(Amounts, v.readonly()), maximum: Cents }),
})
export type AutoTopUp = v.InferOutput<typeof AutoTopUp>

/**
 * The new setting. `paid`: the first payment; `toppedUp`: an immediate top-up because of low credit; `balance`: the credit afterwards.
 * Cents.
 */
export const AutoTopUpReceipt = v.object({
  outcome: v.picklist(['on', 'changed', 'off']),
  setting: v.nullable(AutoCreditTopUp),
  orderNumber: v.nullable(OrderNumber),
  paid: Cents,
  toppedUp: Cents,
  balance: Cents,
  /** The part of the first payment (cents) that exceeded the credit limit and is refunded. */
  returned: v.optional(Cents, 0),
})
export type AutoTopUpReceipt = v.InferOutput<typeof AutoTopUpReceipt>

export const getAutoTopUp = get('getAutoTopUp', AutoTopUp) // not in the spec

/** Changes a setting that is on; turning it on takes a payment. Refused 409 NOT_ON, NO_BUNDLE, PRICE_CHANGED, 422 NOT_POSSIBLE. */
export const updateAutoTopUp = put('updateAutoTopUp', AutoTopUpReceipt, aboutCredit, takes<AutoCreditTopUp>()) // not in the spec

/** Turns it off and withdraws the debit mandate. Refused 409 NOT_ON. */
export const stopAutoTopUp = del('stopAutoTopUp', AutoTopUpReceipt, aboutCredit) // not in the spec
