import * as v from 'valibot'
import { del, get, put, takes } from '../operation.ts'
import { Amounts } from './credit.ts'
import { OrderNumber } from './order.ts'
import { AutoCreditTopUp } from './overview.ts'
import { Cents, Day } from './parts.ts'

/** The linked account with most of it hidden: enough to know it by. */
const MaskedAccount = v.pipe(v.string(), v.regex(/^[A-Z]{2}\d{2}[A-Z\d \u2022]{4,40}$/))

/** How credit is topped up by itself (domain 1.5). */
export const AutoTopUp = v.object({
  /** null: it is off. */
  current: v.nullable(AutoCreditTopUp),
  /** The account that it is debited from; null when it is off. */
  account: v.nullable(MaskedAccount),
  /** When the next one is certain to come; null: that hangs on the credit. */
  nextOn: v.nullable(Day),
  /** Days of those of the last 30 days. */
  recent: v.pipe(v.array(Day), v.maxLength(100)),
  /** The bundle that runs and is extended after its last day: what it costs, and whether that was topped up for already. */
  bundle: v.nullable(v.object({ price: Cents, until: Day, toppedUp: v.boolean() })),
  /** What can be chosen: amounts, the credit below which it happens, and how much credit there can be. */
  offer: v.object({ amounts: v.pipe(Amounts, v.readonly()), thresholds: v.pipe(Amounts, v.readonly()), maximum: Cents }),
})
export type AutoTopUp = v.InferOutput<typeof AutoTopUp>

/** What was set. `paid`: with the first payment; `toppedUp`: at once, because the credit is low. Cents; `balance` is what the credit is now. */
export const AutoTopUpReceipt = v.object({
  outcome: v.picklist(['on', 'changed', 'off']),
  setting: v.nullable(AutoCreditTopUp),
  orderNumber: v.nullable(OrderNumber),
  paid: Cents,
  toppedUp: Cents,
  balance: Cents,
  /** What of the first payment did not fit the credit, and goes back. */
  returned: v.optional(Cents, 0),
})
export type AutoTopUpReceipt = v.InferOutput<typeof AutoTopUpReceipt>

export const getAutoTopUp = get('getAutoTopUp', AutoTopUp) // not in the spec

/** Another setting of what is on; it is turned on with a payment. Refused 409 NOT_ON, NO_BUNDLE, PRICE_CHANGED, 422 NOT_POSSIBLE. */
export const updateAutoTopUp = put('updateAutoTopUp', AutoTopUpReceipt, takes<AutoCreditTopUp>()) // not in the spec

/** Ends it, and the consent to debit. Refused 409 NOT_ON. */
export const stopAutoTopUp = del('stopAutoTopUp', AutoTopUpReceipt) // not in the spec
