/**
 * The shapes of deeds in a state document, which is untrusted input. A missing shape, or one that differs from the type of its kind, does
 * not compile.
 */
import * as v from 'valibot'
import { Day, Days } from '#kit/parts.ts'
import { COUNTRIES_ABROAD } from '#model/abroad/countries.ts'
import { Composition } from '#model/bundles/contract/bundleOptions.ts'
import { AvatarId, MfaMethod } from '#model/login/contract/session.ts'
import { HandsetOrderStatus } from '#model/phones/contract/handsetOrder.ts'
import { RepairProblem } from '#model/phones/contract/repair.ts'
import { PortingRejection, PortingRequest } from '#model/porting/contract.ts'
import { NetworkSwitches } from '#model/profile/contract/networkSettings.ts'
import { Advertising, PopupAnswer, PrivacySettings } from '#model/profile/contract/preferences.ts'
import { SimcardType } from '#model/sim/contract/simcard.ts'
import { TerminateReason } from '#model/subscription/contract/termination.ts'
import { WithdrawalReceipt } from '#model/subscription/contract/withdrawal.ts'
import { isOnCalendar } from '../server/conditions.ts'
import { type Deed, deedKinds, type Kind, type Kinds } from './deeds.ts'
import {
  AutoTopUp,
  Extra,
  flag,
  Iban,
  Id,
  MOST_HOURS,
  MobileNumber,
  Months,
  OneOff,
  Ordered,
  OrderedPhone,
  Paid,
  Pending,
  PhoneNumber,
  Price,
  prepaidIds,
  Refusal,
  ShortAddress,
  Size,
  text,
  upTo,
} from './deedValues.ts'

/** The fields of a deed besides its kind. */
type Entries<K extends Kind> = { readonly [Field in keyof Kinds[K]]-?: v.GenericSchema<unknown, Kinds[K][Field]> }

const deedShapes: { readonly [K in Kind]: Entries<K> } = {
  'bundle-change': { change: v.nullable(Pending), complete: flag },
  'bundle-change-undone': {},
  complete: {},
  terminated: { reason: TerminateReason, endsOn: Day, fee: Price },
  'termination-undone': {},
  'number-leaves': {},
  withdrawn: { receipt: v.omit(WithdrawalReceipt, ['at', 'refund']) },
  extra: { type: Extra, size: Size, price: Price, until: Day },
  'gift-unwrapped': { index: upTo(1000) },
  'data-cap': { on: flag },
  'auto-top-up': { setting: v.nullable(AutoTopUp) },
  'prepaid-bundle': { id: v.picklist(prepaidIds), days: Days, price: Price, autoExtend: flag },
  mutual: { price: Price, autoExtend: flag },
  'auto-extend': { of: v.picklist(['bundle', 'mutual']), autoExtend: flag },
  invited: { phoneNumber: MobileNumber },
  'household-left': {},
  'outage-reported': { phoneNumber: MobileNumber, outage: v.nullable(Id) },
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
  'handset-confirmed': {},
  'handset-ordered': { order: OrderedPhone, to: Composition },
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
  'term-sent': { number: upTo(100) },
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
