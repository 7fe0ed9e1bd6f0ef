import * as v from 'valibot'
import { Cents, Day, unlessNewer } from '#kit/parts.ts'
import { type ChangeCampaignOptions, Composition, PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { EVERYTHING } from '#model/changes.ts'
import { del, get, post, takes } from '#model/operation.ts'
import { OrderNumber } from '#model/order.ts'
import { type AccountPayment, ToPay } from '#model/payment/contract.ts'
import { Address } from '#model/profile/contract/address.ts'
import { ContractDocument } from '#model/sim/contract/simcard.ts'

/**
 * Why a prepaid customer cannot switch to a subscription: outdated rates, a switch in progress, credit that expires soon, or an inactive
 * simcard.
 */
export const SwitchObstacle = v.picklist(['OLD_RATES', 'ALREADY', 'CREDIT_EXPIRING', 'SIM_BLOCKED', 'OTHER'])
export type SwitchObstacle = v.InferOutput<typeof SwitchObstacle>

/** The first day of the subscription, the last day of a fixed term, and the last day for withdrawal. */
export const SwitchTerms = v.object({ startsOn: Day, contractEnd: v.nullable(Day), reflectionUntil: Day })
export type SwitchTerms = v.InferOutput<typeof SwitchTerms>

export const Salutation = v.picklist(['MR', 'MRS', 'NEUTRAL'])
export type Salutation = v.InferOutput<typeof Salutation>

/** Known details of the customer, to prefill the form. Personal: stays in memory. */
const Known = v.object({
  salutation: v.nullable(unlessNewer(Salutation, null)),
  initials: v.string(),
  firstName: v.string(),
  infix: v.string(),
  lastName: v.string(),
  birthDate: v.nullable(Day),
  email: v.string(),
  iban: v.string(),
  address: Address,
})

/** Whether a prepaid customer can switch, the credit that moves along, and the known details. */
export const SwitchStanding = v.object({
  obstacle: v.nullable(v.fallback(SwitchObstacle, 'OTHER')),
  /** The pending switch; null without one, and while it waits for a bank. */
  coming: v.nullable(SwitchTerms),
  /** The credit (cents) deducted from the first invoices. */
  balance: Cents,
  creditValidUntil: Day,
  known: Known,
})
export type SwitchStanding = v.InferOutput<typeof SwitchStanding>

/** The receipt of an ordered subscription. `form`: the account is not linked and needs a signed form. */
export const SwitchReceipt = v.object({
  orderNumber: OrderNumber,
  ...SwitchTerms.entries,
  to: Composition,
  balance: Cents,
  form: v.boolean(),
})
export type SwitchReceipt = v.InferOutput<typeof SwitchReceipt>

/**
 * The order, with the field names of spec 7. Names, e-mail address and address that the backend has on file are always accepted, and two
 * spellings of a name that differ in capitals, accents, quotes, dashes or blanks are one name (`isSameName`). `guardian`: a parent
 * agrees. `Iban`: the account to debit.
 */
export type SwitchOrder = {
  personal: {
    Salutation: Salutation
    Initials: string
    FirstName: string
    Insertion: string
    LastName: string
    BirthDate: Day
    Email: string
  }
  address: { Street: string; HouseNumber: number; HouseNumberExtension: string; City: string; Zip: string }
  changeCampaignOptions: ChangeCampaignOptions
  Iban: string
  guardian: boolean
  startNow: boolean
  /** The payment that links the account; null for a foreign account, which needs a form. */
  AccountPayment: AccountPayment | null
}

/** The subscriptions for new subscribers: nothing is subscribed, and everything can start today. */
export const getPostpaidPortfolioV2 = get('getPostpaidPortfolioV2', PostpaidOptions)

export const getPre2PostStanding = get('getPre2PostStanding', SwitchStanding) // not in the spec

/**
 * Orders a subscription. A Dutch account is linked with a payment, and the subscription is placed once that is paid. Refused: 403 with the
 * `SwitchObstacle`; 409 PRICE_CHANGED or PERIOD_CHANGED; 422 NOT_AVAILABLE, CONTRACT_NOT_ACCEPTED, DETAILS_INVALID, TOO_YOUNG, GUARDIAN_MISSING,
 * IBAN_INVALID or NOT_POSSIBLE (this way of paying is not allowed).
 */
export const pre2PostTransfer = post('pre2PostTransfer', v.union([ToPay, SwitchReceipt]), EVERYTHING, takes<SwitchOrder>())

/** Undoes a switch that has not started. Bundles are extended again. Refused 409 NOT_COMING. */
export const undoPre2PostTransfer = del('undoPre2PostTransfer', v.literal(true), [
  'getAutoTopUp',
  'getPre2PostStanding',
  'getPrepaidTopupBundlesV3',
  'getTimeline',
  'getUsage',
  'prepaidOverview',
]) // not in the spec

/** The contract summary, before ordering. Refused 422 NOT_AVAILABLE. */
export const getPre2PostSummary = get(
  'getPre2PostSummary',
  ContractDocument,
  takes<{ campaignIDs: string[]; startNow: boolean }>(),
) // not in the spec

/** The form that links a foreign account. */
export const getMandateForm = get('getMandateForm', ContractDocument) // not in the spec
