/**
 * The shapes of deeds in a state document, which is untrusted input. A missing shape, or one that differs from the type of its kind, does
 * not compile.
 */
import * as v from 'valibot'
import type { OrderedHandset, OrderedSubscription, PendingChange, PriceTerms } from '../fixtures/accounts/account.ts'
import { portfolios, prepaidBundles } from '../fixtures/catalogue/bundles.ts'
import { Address } from '../src/api/contract/address.ts'
import { Composition } from '../src/api/contract/bundleOptions.ts'
import { HandsetOrderStatus } from '../src/api/contract/handsetOrder.ts'
import { HandsetReceipt } from '../src/api/contract/handsetRetention.ts'
import { NetworkSwitches } from '../src/api/contract/networkSettings.ts'
import type { AutoCreditTopUp } from '../src/api/contract/overview.ts'
import { Day, Days } from '../src/api/contract/parts.ts'
import { PortingRejection, PortingRequest } from '../src/api/contract/porting.ts'
import { Advertising, PopupAnswer, PrivacySettings } from '../src/api/contract/preferences.ts'
import { RepairProblem } from '../src/api/contract/repair.ts'
import { AvatarId, HandsetRejectionReason, MfaMethod } from '../src/api/contract/session.ts'
import { SimcardType } from '../src/api/contract/simcard.ts'
import { Salutation } from '../src/api/contract/switching.ts'
import { TerminateReason } from '../src/api/contract/termination.ts'
import { WithdrawalReceipt } from '../src/api/contract/withdrawal.ts'
import { COUNTRIES_ABROAD } from '../src/domain/countries.ts'
import { isOnCalendar } from './conditions.ts'
import { type Deed, deedKinds, type Kind, type Kinds } from './deeds.ts'
import type { Purchase } from './paid.ts'

/** The fields of a deed besides its kind. */
type Entries<K extends Kind> = { readonly [Field in keyof Kinds[K]]-?: v.GenericSchema<unknown, Kinds[K][Field]> }

const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const flag = v.boolean()

/** Cents: above any price in the demo. */
const Price = upTo(1_000_000)
/** MB or minutes. */
const Size = upTo(1_000_000)
const Id = text(64)
/** Longer than any outage that is compensated. */
const MOST_HOURS = 24 * 40
const PhoneNumber = v.pipe(v.string(), v.regex(/^0\d{9}$/))
const MobileNumber = v.pipe(v.string(), v.regex(/^06\d{8}$/))

const bundlesOf = (kind: 'data' | 'voice') =>
  Object.values(portfolios).flatMap((portfolio) => portfolio[kind].map(({ id }) => id))
const [dataIds, voiceIds] = [bundlesOf('data'), bundlesOf('voice')]
const chargedIds = [
  ...dataIds,
  ...voiceIds,
  ...Object.values(portfolios).flatMap(({ sms, dataCap }) => [dataCap.id, ...(sms ? [sms.id] : [])]),
]

const prepaidIds = prepaidBundles.map(({ id }) => id)

/** The fields that determine a price. */
const priceTerms: { readonly [Field in keyof PriceTerms]-?: v.GenericSchema<unknown, PriceTerms[Field]> } = {
  binding: v.picklist(['month', 'year', 'twoYears', 'retention']),
  bundles: v.strictObject({ data: v.picklist(dataIds), voice: v.picklist(voiceIds), sms: flag, dataCap: flag }),
  discount: v.nullable(v.strictObject({ price: Price, until: Day })),
  surcharge: v.record(v.picklist(chargedIds), Price),
}
const { discount: _discount, ...undiscounted } = priceTerms

const Pending: v.GenericSchema<unknown, PendingChange> = v.strictObject({
  ...priceTerms,
  startsOn: Day,
  contractEnd: v.nullable(Day),
  internetNow: v.exactOptional(flag),
  complete: v.exactOptional(flag),
  renews: v.exactOptional(flag),
})

const Iban = v.pipe(v.string(), v.regex(/^[A-Z0-9]{5,34}$/))
const ShortAddress = v.strictObject({
  ...Address.entries,
  street: text(100),
  houseNumberAddition: text(20),
  zipCode: text(20),
  city: text(100),
})

const Months = v.pipe(v.array(Day), v.maxLength(24))

/** Cents: smaller amounts would trigger too many automatic top-ups. */
const LEAST_TOP_UP = 50

const AutoTopUp: v.GenericSchema<unknown, AutoCreditTopUp> = v.strictObject({
  type: v.picklist(['BALANCE', 'MONTHLY', 'BUNDLE']),
  amount: v.pipe(Price, v.minValue(LEAST_TOP_UP)),
  threshold: v.nullable(Price),
  dayOfMonth: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(28))),
})

const Ordered: v.GenericSchema<unknown, OrderedSubscription> = v.strictObject({
  ...undiscounted,
  promo: v.nullable(v.strictObject({ price: Price, months: upTo(120) })),
  startNow: flag,
  person: v.strictObject({ firstName: text(100), lastName: text(100), email: text(254), address: ShortAddress }),
  given: v.strictObject({ salutation: v.nullable(Salutation), initials: text(40), birthDate: v.nullable(Day), iban: text(40) }),
})

const OneOff: v.GenericSchema<unknown, OrderedHandset['oneOff']> = v.strictObject({
  connection: Price,
  delivery: Price,
  levy: Price,
})
const Refusal = v.nullable(HandsetRejectionReason)

const OrderedPhone: v.GenericSchema<unknown, OrderedHandset> = v.pipe(
  v.strictObject({
    articleCode: text(60),
    name: text(80),
    address: HandsetReceipt.entries.address,
    initial: Price,
    credit: Price,
    monthly: Price,
    months: v.pipe(upTo(120), v.minValue(1)),
    oneOff: OneOff,
    change: Pending,
    complete: flag,
    refusal: Refusal,
  }),
  v.check(({ credit, monthly, months }) => credit === monthly * months),
)

const Paid: v.GenericSchema<unknown, Purchase> = v.variant('kind', [
  v.strictObject({ kind: v.literal('top-up') }),
  v.strictObject({ kind: v.literal('auto-top-up'), setting: AutoTopUp }),
  v.strictObject({
    kind: v.literal('ideal-bundle'),
    bundle: v.strictObject({ id: v.picklist(prepaidIds), data: Size, minutes: v.nullable(Size), days: Days }),
    title: text(200),
    autoExtend: flag,
  }),
  v.strictObject({ kind: v.literal('invoices'), months: Months }),
  v.strictObject({ kind: v.literal('term'), number: upTo(100) }),
  v.strictObject({ kind: v.literal('bank-account'), iban: Iban }),
  v.strictObject({ kind: v.literal('switch'), iban: Iban, order: Ordered, to: Composition }),
  v.strictObject({ kind: v.literal('handset'), order: OrderedPhone, to: Composition }),
])

const Extra = v.picklist(['data', 'voice'])

export const deedShapes: { readonly [K in Kind]: Entries<K> } = {
  'bundle-change': { change: v.nullable(Pending), complete: flag },
  'bundle-change-undone': {},
  complete: {},
  terminated: { reason: TerminateReason, endsOn: Day, fee: Price },
  'termination-undone': {},
  'number-leaves': {},
  withdrawn: { receipt: v.omit(WithdrawalReceipt, ['at']) },
  extra: { type: Extra, size: Size, price: Price, until: Day },
  'gift-unwrapped': { index: upTo(1000) },
  'data-cap': { on: flag },
  'auto-top-up': { setting: v.nullable(AutoTopUp) },
  'prepaid-bundle': { id: v.picklist(prepaidIds), days: Days, price: Price, autoExtend: flag },
  mutual: { price: Price, autoExtend: flag },
  'auto-extend': { of: v.picklist(['bundle', 'mutual']), autoExtend: flag },
  invited: { phoneNumber: MobileNumber },
  'household-left': {},
  'outage-reported': {},
  'outage-struck': { hours: v.pipe(upTo(MOST_HOURS), v.minValue(1)), isOver: flag },
  'outage-over': { id: Id },
  'sim-blocked': {},
  'sim-unblocked': {},
  'sim-ordered': { type: SimcardType, price: Price, arrives: v.nullable(Day) },
  'sim-activation': {},
  'number-lock-on': {},
  'number-lock-off': { id: Id },
  'locked-sim-ordered': { id: Id, type: SimcardType, price: Price },
  'locked-cancelled': { id: Id },
  'locked-confirmed': { id: Id },
  'stranger-ordered': {},
  'repair-requested': { problem: RepairProblem },
  'contract-accepted': {},
  'password-chosen': {},
  'payment-begun': {
    payment: Id,
    what: Paid,
    amount: Price,
    bank: v.nullable(text(40)),
    returnUrl: v.pipe(text(2048), v.url()),
  },
  'payment-decided': {
    payment: Id,
    what: Paid,
    outcome: v.picklist(['paid', 'cancelled', 'failed']),
    amount: Price,
    orderNumber: v.nullable(text(40)),
    unlinked: v.exactOptional(v.picklist(['other-account', 'other-name'])),
  },
  'code-redeemed': { code: text(40), amount: Price },
  'code-refused': {},
  'porting-asked': { request: PortingRequest },
  'porting-code-sent': {},
  'porting-code-refused': {},
  'porting-confirmed': {},
  'porting-cancelled': {},
  'arrangement-begun': {
    months: Months,
    amounts: v.pipe(v.array(Price), v.maxLength(24)),
    terms: v.pipe(v.array(v.strictObject({ amount: Price, dueOn: Day })), v.maxLength(100)),
  },
  'switch-ordered': { order: Ordered, to: Composition },
  'switch-undone': {},
  'newest-prices': {},
  'handset-asked': {
    flow: Id,
    articleCode: text(60),
    salesPrice: Price,
    discount: Price,
    monthly: Price,
    oneOff: OneOff,
    campaignIDs: v.pipe(v.array(text(60)), v.maxLength(8)),
    complete: flag,
    payment: v.nullable(v.strictObject({ bank: v.nullable(text(40)), returnUrl: v.pipe(text(2048), v.url()) })),
    refusal: Refusal,
  },
  'handset-code-sent': {},
  'handset-code-refused': {},
  'handset-confirmed': {},
  'handset-ordered': { order: OrderedPhone, to: Composition },
  'bank-verified': { iban: v.nullable(Iban) },
  'bank-form': { iban: Iban },
  'bank-form-received': {},
  'address-changed': { address: ShortAddress },
  'email-asked': { email: text(254), token: Id },
  'email-confirmed': { email: text(254) },
  'password-refused': {},
  'profile-saved': { avatarId: v.union([AvatarId, v.literal('')]), nickName: text(100) },
  'picture-saved': { base64: v.nullable(text(200_000)) },
  'vat-shown': { on: flag },
  'advertising-chosen': { choice: Advertising },
  'privacy-chosen': { choice: v.omit(PrivacySettings, ['obfuscated']) },
  'others-hidden': { on: flag },
  'network-switched': { setting: v.keyof(NetworkSwitches), on: flag, forwardTo: v.nullable(PhoneNumber) },
  'travel-capped': { country: v.picklist(COUNTRIES_ABROAD), from: Day, until: Day, amount: Price },
  'travel-cap-stopped': {},
  'data-requested': {},
  'popup-answered': { answer: PopupAnswer },
  'mfa-asked': { id: Id, method: MfaMethod, wanted: v.picklist(['on', 'off']), to: MfaMethod },
  'mfa-refused': { what: v.picklist(['password', 'code', 'blocked']) },
  'mfa-stopped': {},
  'mfa-changed': { method: v.nullable(MfaMethod) },
  'number-approved': { on: Day },
  'number-rejected': { code: PortingRejection },
  'number-stopped': {},
  'phone-delivered': {},
  'handset-returned': {},
  'phone-status': { status: HandsetOrderStatus },
  'sim-active': {},
  'esim-used': {},
  'invoice-paid': {},
  'invoice-credited': { amount: upTo(100) },
  'terms-paid': {},
  'term-missed': {},
  'gift-arrived': { type: Extra, size: Size, until: Day },
}

/** The shape of a deed of this kind before it is recorded, so without its moment. */
export const doingOf = <K extends Kind>(kind: K) =>
  // The entries match the kind exactly, but TypeScript cannot combine them for a generic kind.
  v.strictObject({ kind: v.literal(kind), ...deedShapes[kind] }) as unknown as v.GenericSchema<unknown, Omit<Deed<K>, 'at'>>

const At = v.pipe(v.number(), v.integer(), v.check(isOnCalendar))

const shapes = new Map<unknown, v.GenericSchema>(
  deedKinds.map((kind) => [kind, v.strictObject({ kind: v.literal(kind), at: At, ...deedShapes[kind] })]),
)
const Unknown = v.strictObject({ kind: v.picklist(deedKinds) })

/** The shape of any deed, including its moment. */
export const DeedShape = v.lazy((deed) => {
  const kind = typeof deed === 'object' && deed !== null && 'kind' in deed ? deed.kind : undefined
  return (shapes.get(kind) ?? Unknown) as v.GenericSchema<unknown, Deed>
})
