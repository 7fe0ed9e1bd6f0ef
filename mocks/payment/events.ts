import * as v from 'valibot'
import { Day, Days } from '#kit/parts.ts'
import { Composition } from '#model/bundles/contract/bundleOptions.ts'
import {
  flag,
  Iban,
  Id,
  PhonePurchase,
  Price,
  prepaidIds,
  Size,
  SubscriptionOrder,
  TopUpSetting,
  text,
  upTo,
} from '../world/eventParts.ts'

export const InvoiceMonths = v.pipe(v.array(Day), v.maxLength(24), v.readonly())

/** A payment, by the name of its flow. Invoices by their months; `term` counts from 1 in the running arrangement. */
const Purchase = v.variant('kind', [
  v.strictObject({ kind: v.literal('top-up') }),
  v.strictObject({ kind: v.literal('auto-top-up'), setting: TopUpSetting }),
  v.strictObject({
    kind: v.literal('ideal-bundle'),
    bundle: v.strictObject({ id: v.picklist(prepaidIds), data: Size, minutes: v.nullable(Size), days: Days }),
    title: text(200),
    autoExtend: flag,
  }),
  v.strictObject({ kind: v.literal('invoices'), months: InvoiceMonths }),
  v.strictObject({ kind: v.literal('term'), number: upTo(100) }),
  v.strictObject({ kind: v.literal('bank-account'), iban: Iban }),
  v.strictObject({ kind: v.literal('switch'), iban: Iban, order: SubscriptionOrder, to: Composition }),
  v.strictObject({ kind: v.literal('handset'), order: PhonePurchase, to: Composition }),
])
export type Purchase = Readonly<v.InferOutput<typeof Purchase>>

/** Events about payments, by the customer at the demo bank or by an event. */
export const paymentEvents = {
  /** The return address of the bank, and the bank that was chosen. */
  'payment-begun': {
    payment: Id,
    what: Purchase,
    amount: Price,
    bank: v.nullable(text(40)),
    returnUrl: v.pipe(text(2048), v.url()),
  },
  /** The outcome is known from this moment. A slow bank reports it later. `unlinked`: why the payment links no bank account. */
  'payment-decided': {
    payment: Id,
    what: Purchase,
    outcome: v.picklist(['paid', 'cancelled', 'failed']),
    amount: Price,
    orderNumber: v.nullable(text(40)),
    unlinked: v.exactOptional(v.picklist(['other-account', 'other-name'])),
  },
  'bank-form': { iban: Iban },
  'bank-form-received': {},
  /** Invoices (by month, oldest first, with their cents) that are paid in terms from now on. */
  'arrangement-begun': {
    months: InvoiceMonths,
    amounts: v.pipe(v.array(Price), v.maxLength(24), v.readonly()),
    terms: v.pipe(v.array(v.strictObject({ amount: Price, dueOn: Day })), v.maxLength(100), v.readonly()),
  },
  /** The next term (from 1) was paid at a slow bank. */
  'term-sent': { number: upTo(100) },
  /** All remaining terms of the arrangement were paid. */
  'terms-paid': {},
  /** The next term was not paid in time. */
  'term-missed': {},
  'invoice-paid': {},
  /** `amount` in cents. */
  'invoice-credited': { amount: upTo(100) },
}
