import * as v from 'valibot'
import { Cents, Day, Months } from '#kit/parts.ts'
import { type ChangeCampaignOptions, Composition } from '#model/bundles/contract/bundleOptions.ts'
import { aboutBundles } from '#model/changes.ts'
import { HandsetRejectionReason } from '#model/login/contract/session.ts'
import { get, post, takes } from '#model/operation.ts'
import { OrderNumber } from '#model/order.ts'
import { type AccountPayment, PaymentId, ToPay } from '#model/payment/contract.ts'
import { ContractDocument } from '#model/sim/contract/simcard.ts'
import type { Salutation } from '#model/switching/contract.ts'
import { Slug } from './handsetShop.ts'

/** The household of the customer (spec 3 credit check). */
export const FamilyComposition = v.picklist(['SINGLE', 'SINGLE_WITH_CHILDREN', 'COUPLE', 'COUPLE_WITH_CHILDREN'])
export type FamilyComposition = v.InferOutput<typeof FamilyComposition>

export const LivingSituation = v.picklist(['RENTING', 'OWN_HOUSE', 'LIVING_WITH_PARENTS'])
export type LivingSituation = v.InferOutput<typeof LivingSituation>

/** The kinds of identity documents (spec 3 identification). Unknown kinds become OTHERS. */
export const IdentityDocument = v.picklist([
  'NETHERLANDS_DRIVERS_LICENCE',
  'NETHERLANDS_PASSPORT',
  'NETHERLANDS_ID_CARD',
  'FOREIGN_PASSPORT',
  'IDENTITY_CARD_EU',
  'OTHERS',
  'ResidencyPermitI',
  'ResidencyPermitII',
  'ResidencyPermitIII',
  'ResidencyPermitIV',
  'ResidencyPermitV',
  'ResidencyPermitFamilyMemberEU',
  'ResidencyPermitEu',
  'Article50Resident',
  'IdentityCardDiplomacy',
  'DiplomacyPassport',
])
export type IdentityDocument = v.InferOutput<typeof IdentityDocument>

/** Income and costs, in cents a month (spec 7). Personal: in memory only. */
export type CreditAnswers = {
  carOwner: boolean
  daysPerWeekDayCare: number
  daysPerWeekSchoolCare: number
  livingSituation: LivingSituation
  specialCosts: number
  familyComposition: FamilyComposition
  netIncomePerMonth: number
  netCostOfLivingPerMonth: number
}

/**
 * The order of a phone, with the field names of spec 7. Cents. `creditCheck` is null when the loan is below the credit check limit. A name
 * that the backend has on file is always accepted, in any spelling of `isSameName`.
 */
export type RetentionHandsetOrder = {
  personal: { Salutation: Salutation; Initials: string; FirstName: string; Insertion: string; LastName: string }
  address: { Street: string; HouseNumber: number; HouseNumberExtension: string; City: string; Zip: string }
  identity: {
    PersonalID: string
    PersonalIDType: IdentityDocument
    PersonalIDExpiryDate: Day
    PersonalIDIssuingDate: Day
    /** Country code of two letters. */
    PersonalIDIssuingCountry: string
  }
  creditCheck: CreditAnswers | null
  HandsetOrder: {
    ArticleCode: string
    ContactPhoneNumber: string
    InitialPayment: number
    TotalCreditAmount: number
    /** Months. */
    PeriodDuration: number
    MonthlyCreditAmount: number
    SalesPrice: number
    DiscountAmount: number
  }
  changeCampaignOptions: ChangeCampaignOptions
  /** Null: there is no down payment. */
  AccountPayment: AccountPayment | null
  costs: { ConnectionCosts: number; DeliveryCosts: number; HomeCopyFee: number }
}

/** An order that waits for the code from the sms. */
export const AwaitedOrder = v.object({
  flowInstanceId: v.pipe(v.string(), v.regex(/^[\w-]{10,64}$/)),
  resendsLeft: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
})
export type AwaitedOrder = v.InferOutput<typeof AwaitedOrder>

/** The receipt of a phone order. `rejected`: payments are refunded. */
export const HandsetReceipt = v.object({
  orderNumber: OrderNumber,
  outcome: v.picklist(['accepted', 'rejected']),
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  /** `Talura S2, 128 GB`. */
  phone: v.pipe(v.string(), v.maxLength(120)),
  articleCode: v.pipe(v.string(), v.maxLength(60)),
  /** The address of the phone in the shop. */
  address: v.object({ brand: Slug, name: Slug, spec: Slug }),
  arrivesOn: Day,
  paid: Cents,
  credit: Cents,
  monthly: Cents,
  months: Months,
  /** The subscription that is renewed with the phone. */
  to: Composition,
  contractEnd: Day,
  /** The reason of a rejection; null when accepted. */
  reason: v.nullable(HandsetRejectionReason),
})
export type HandsetReceipt = v.InferOutput<typeof HandsetReceipt>

/**
 * Stores an order and sends a code to the customer's number. The order is placed once it is confirmed and paid; a later order replaces it.
 * Refused 403 with the `HandsetRejectionReason`; 409 SOLD_OUT, PRICE_CHANGED, PERIOD_CHANGED or CHANGE_PENDING; 422 NOT_AVAILABLE, TOO_SMALL_FOR_PHONE,
 * CONTRACT_NOT_ACCEPTED, DETAILS_INVALID, CREDIT_ANSWERS_MISSING, CREDIT_TOO_HIGH or NOT_POSSIBLE (this way of paying is not allowed); 429
 * RESEND_LIMIT after ten codes in a day, over all orders.
 */
export const createRetentionHandset = post('createRetentionHandset', AwaitedOrder, [], takes<RetentionHandsetOrder>())

/**
 * Confirms the order within half an hour and starts the down payment, if any. For another half hour a new payment can be started with
 * createPayment. The code belongs to the session that ordered. Refused 409 NOT_WAITING, 422 CODE_WRONG (with `Attempts`), 410 CODE_EXPIRED,
 * 429 CODE_BLOCKED, and like `createRetentionHandset`.
 */
export const verifyRetentionHandsetCode = post(
  'verifyRetentionHandsetCode',
  v.union([ToPay, HandsetReceipt]),
  [...aboutBundles, 'getHandsetDevices', 'getKeptHandset', 'getRepair', 'getSimcardContract', 'handsetOrder'],
  takes<{ flowInstanceId: string; code: string }>(),
)

/** A confirmed, unpaid order. `keptUntil` (ms): the end of the time to pay. */
export const KeptHandset = v.object({
  ...v.pick(HandsetReceipt, ['phone', 'address', 'credit', 'monthly', 'months', 'to']).entries,
  /** The down payment (cents). */
  now: Cents,
  keptUntil: v.pipe(v.number(), v.integer()),
  /** The failed or cancelled payment. */
  payment: v.nullable(PaymentId),
})
export type KeptHandset = v.InferOutput<typeof KeptHandset>

/**
 * The order that waits for its payment; null when there is none, while the bank processes a payment, and when the order is no longer
 * available on its terms.
 */
export const getKeptHandset = get('getKeptHandset', v.nullable(KeptHandset)) // not in the spec

/** Sends another code. Refused 409 NOT_WAITING, 429 within a minute of the last, 429 RESEND_LIMIT after three in a day, over all orders. */
export const handsetorderretentionResendSmsValidationCode = post('handsetorderretentionResendSmsValidationCode', AwaitedOrder, [])

type Asked = Pick<RetentionHandsetOrder['HandsetOrder'], 'ArticleCode' | 'MonthlyCreditAmount'> & { campaignIDs: string[] }

/** The order overview with all costs, before ordering. Refused like `createRetentionHandset`. */
export const getRetentionHandsetOverview = get('getRetentionHandsetOverview', ContractDocument, takes<Asked>()) // not in the spec
/** The contract summary. Refused like `createRetentionHandset`. */
export const getRetentionHandsetSummary = get('getRetentionHandsetSummary', ContractDocument, takes<Asked>()) // not in the spec
/** The European standard information on the loan. Refused like `createRetentionHandset`, and 422 NOT_AVAILABLE without a loan. */
export const getRetentionHandsetCredit = get('getRetentionHandsetCredit', ContractDocument, takes<Asked>()) // not in the spec
