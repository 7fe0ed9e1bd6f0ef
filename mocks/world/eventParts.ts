/** The shapes of the fields of events. They bound what may come in with a state document. */
import * as v from 'valibot'
import { Day } from '#kit/parts.ts'
import { HandsetRejectionReason } from '#model/login/contract/session.ts'
import type { AutoCreditTopUp } from '#model/overview/contract.ts'
import { HandsetReceipt } from '#model/phones/contract/handsetRetention.ts'
import { Address } from '#model/profile/contract/address.ts'
import { Salutation } from '#model/switching/contract.ts'
import type { OrderedPhone, OrderedSubscription, PendingChange, PriceTerms } from '../../fixtures/accounts/account.ts'
import { portfolios, prepaidBundles } from '../../fixtures/catalogue/bundles.ts'

export const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
export const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
export const flag = v.boolean()

/** Cents: above any price in the demo. */
export const Price = upTo(1_000_000)
/** MB or minutes. */
export const Size = upTo(1_000_000)
export const Id = text(64)
export const PhoneNumber = v.pipe(v.string(), v.regex(/^0\d{9}$/))
export const MobileNumber = v.pipe(v.string(), v.regex(/^06\d{8}$/))

const bundlesOf = (kind: 'data' | 'voice') =>
  Object.values(portfolios).flatMap((portfolio) => portfolio[kind].map(({ id }) => id))
const [dataIds, voiceIds] = [bundlesOf('data'), bundlesOf('voice')]
const chargedIds = [
  ...dataIds,
  ...voiceIds,
  ...Object.values(portfolios).flatMap(({ sms, dataCap }) => [dataCap.id, ...(sms ? [sms.id] : [])]),
]

export const prepaidIds = prepaidBundles.map(({ id }) => id)

/** The fields that determine a price. */
const priceTerms: { readonly [Field in keyof PriceTerms]-?: v.GenericSchema<unknown, PriceTerms[Field]> } = {
  binding: v.picklist(['month', 'year', 'twoYears', 'retention']),
  bundles: v.strictObject({ data: v.picklist(dataIds), voice: v.picklist(voiceIds), sms: flag, dataCap: flag }),
  discount: v.nullable(v.strictObject({ price: Price, until: Day })),
  surcharge: v.record(v.picklist(chargedIds), Price),
}
const { discount: _discount, ...undiscounted } = priceTerms

export const BundleChange: v.GenericSchema<unknown, PendingChange> = v.strictObject({
  ...priceTerms,
  startsOn: Day,
  contractEnd: v.nullable(Day),
  internetNow: v.exactOptional(flag),
  complete: v.exactOptional(flag),
  renews: v.exactOptional(flag),
})

export const Iban = v.pipe(v.string(), v.regex(/^[A-Z0-9]{5,34}$/))
export const ShortAddress = v.strictObject({
  ...Address.entries,
  street: text(100),
  houseNumberAddition: text(20),
  zipCode: text(20),
  city: text(100),
})

/** Cents: smaller amounts would trigger too many automatic top-ups. */
const LEAST_TOP_UP = 50

export const TopUpSetting: v.GenericSchema<unknown, AutoCreditTopUp> = v.strictObject({
  type: v.picklist(['BALANCE', 'MONTHLY', 'BUNDLE']),
  amount: v.pipe(Price, v.minValue(LEAST_TOP_UP)),
  threshold: v.nullable(Price),
  dayOfMonth: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(28))),
})

export const SubscriptionOrder: v.GenericSchema<unknown, OrderedSubscription> = v.strictObject({
  ...undiscounted,
  promo: v.nullable(v.strictObject({ price: Price, months: upTo(120) })),
  startNow: flag,
  person: v.strictObject({ firstName: text(100), lastName: text(100), email: text(254), address: ShortAddress }),
  given: v.strictObject({ salutation: v.nullable(Salutation), initials: text(40), birthDate: v.nullable(Day), iban: text(40) }),
})

export const OneOff: v.GenericSchema<unknown, OrderedPhone['oneOff']> = v.strictObject({
  connection: Price,
  delivery: Price,
  levy: Price,
})
export const PhoneRefusal = v.nullable(HandsetRejectionReason)

export const PhonePurchase: v.GenericSchema<unknown, OrderedPhone> = v.pipe(
  v.strictObject({
    articleCode: text(60),
    name: text(80),
    address: HandsetReceipt.entries.address,
    initial: Price,
    credit: Price,
    monthly: Price,
    months: v.pipe(upTo(120), v.minValue(1)),
    oneOff: OneOff,
    change: BundleChange,
    complete: flag,
    refusal: PhoneRefusal,
  }),
  v.check(({ credit, monthly, months }) => credit === monthly * months),
)

export const ExtraType = v.picklist(['data', 'voice'])
