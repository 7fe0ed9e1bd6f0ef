import * as v from 'valibot'
import { get, post, takes } from '../operation.ts'
import { type ChangeCampaignOptions, Composition } from './bundleOptions.ts'
import { Slug } from './handsetShop.ts'
import { OrderNumber } from './order.ts'
import { Cents, Day, Months } from './parts.ts'
import { type AccountPayment, PaymentId, ToPay } from './payment.ts'
import { HandsetRejectionReason } from './session.ts'
import { ContractDocument } from './simcard.ts'
import type { Salutation } from './switching.ts'

/** With whom a customer lives (spec 3 credit check). */
export const FamilyComposition = v.picklist(['SINGLE', 'SINGLE_WITH_CHILDREN', 'COUPLE', 'COUPLE_WITH_CHILDREN'])
export type FamilyComposition = v.InferOutput<typeof FamilyComposition>

export const LivingSituation = v.picklist(['RENTING', 'OWN_HOUSE', 'LIVING_WITH_PARENTS'])
export type LivingSituation = v.InferOutput<typeof LivingSituation>

/** The kinds of identity documents (spec 3 identification). What this version does not know counts as OTHERS. */
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

/** The order of a phone, with the field names of spec 7. Cents. `creditCheck` null: the loan is too small to ask. */
export type RetentionHandsetOrder = {
  personal: { Salutation: Salutation; Initials: string; FirstName: string; Insertion: string; LastName: string }
  address: { Street: string; HouseNumber: number; HouseNumberExtension: string; City: string; Zip: string }
  identity: {
    PersonalID: string
    PersonalIDType: IdentityDocument
    PersonalIDExpiryDate: Day
    PersonalIDIssuingDate: Day
    /** Two letters. */
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
  /** Null: there is nothing to pay now. */
  AccountPayment: AccountPayment | null
  costs: { ConnectionCosts: number; DeliveryCosts: number; HomeCopyFee: number }
}

/** An order that waits for the code from the sms. */
export const AwaitedOrder = v.object({
  flowInstanceId: v.pipe(v.string(), v.regex(/^[\w-]{10,64}$/)),
  resendsLeft: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
})
export type AwaitedOrder = v.InferOutput<typeof AwaitedOrder>

/** A phone that was ordered. `rejected`: what was paid comes back. */
export const HandsetReceipt = v.object({
  orderNumber: OrderNumber,
  outcome: v.picklist(['accepted', 'rejected']),
  /** Of the Smartphone. */
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  /** `Talura S2, 128 GB`. */
  phone: v.pipe(v.string(), v.maxLength(120)),
  articleCode: v.pipe(v.string(), v.maxLength(60)),
  /** Where it stands in the shop. */
  address: v.object({ brand: Slug, name: Slug, spec: Slug }),
  arrivesOn: Day,
  paid: Cents,
  credit: Cents,
  monthly: Cents,
  months: Months,
  /** The subscription that comes with it. */
  to: Composition,
  contractEnd: Day,
  /** Why it was not granted; null when it was. */
  reason: v.nullable(HandsetRejectionReason),
})
export type HandsetReceipt = v.InferOutput<typeof HandsetReceipt>

/**
 * Takes an order down and sends a code to the customer's number; it is done once that is confirmed, and paid. Another one takes its place.
 * Refused 403 with the `HandsetRejectionReason`; 409 SOLD_OUT, PRICE_CHANGED or CHANGE_PENDING; 422 NOT_AVAILABLE, TOO_SMALL_FOR_PHONE,
 * CONTRACT_NOT_ACCEPTED, DETAILS_INVALID, CREDIT_ANSWERS_MISSING, CREDIT_TOO_HIGH or NOT_POSSIBLE (this cannot be paid so).
 */
export const createRetentionHandset = post('createRetentionHandset', AwaitedOrder, takes<RetentionHandsetOrder>())

/**
 * Confirms it, within half an hour. What has to be paid first is paid then; for as long again another payment of it may be begun
 * (createPayment). Refused 409 NOT_WAITING, SOLD_OUT or PRICE_CHANGED, 422 CODE_WRONG, 410 CODE_EXPIRED, 429 CODE_BLOCKED, and as the order is.
 */
export const verifyRetentionHandsetCode = post(
  'verifyRetentionHandsetCode',
  v.union([ToPay, HandsetReceipt]),
  takes<{ flowInstanceId: string; code: string }>(),
)

/** An order that was confirmed and not paid: what it comes to, where it stands in the shop, and until when (ms) it can still be paid. */
export const KeptHandset = v.object({
  ...v.pick(HandsetReceipt, ['phone', 'address', 'credit', 'monthly', 'months', 'to']).entries,
  /** To pay now. */
  now: Cents,
  keptUntil: v.pipe(v.number(), v.integer()),
  /** The payment that ended without money. */
  payment: v.nullable(PaymentId),
})
export type KeptHandset = v.InferOutput<typeof KeptHandset>

/** The order that waits for its payment; null when none does, while the bank takes its time over one, and when it cannot be had any more as it was. */
export const getKeptHandset = get('getKeptHandset', v.nullable(KeptHandset)) // not in the spec

/** Sends another code. Refused 409 NOT_WAITING, 429 within a minute of the last, 429 RESEND_LIMIT after three in a day. */
export const handsetorderretentionResendSmsValidationCode = post('handsetorderretentionResendSmsValidationCode', AwaitedOrder)

type Asked = Pick<RetentionHandsetOrder['HandsetOrder'], 'ArticleCode' | 'MonthlyCreditAmount'> & { campaignIDs: string[] }

/** To read before it is ordered: the order with all its costs. Refused as the order itself is, for what is chosen. */
export const getRetentionHandsetOverview = get('getRetentionHandsetOverview', ContractDocument, takes<Asked>()) // not in the spec
/** What the contract comes to. Refused so too. */
export const getRetentionHandsetSummary = get('getRetentionHandsetSummary', ContractDocument, takes<Asked>()) // not in the spec
/** The European standard information about the loan. Refused so too, and 422 NOT_AVAILABLE when nothing is lent. */
export const getRetentionHandsetCredit = get('getRetentionHandsetCredit', ContractDocument, takes<Asked>()) // not in the spec
