import * as v from 'valibot'
import { EVERYTHING } from '../changes.ts'
import { del, get, post, takes } from '../operation.ts'
import { Address } from './address.ts'
import { type ChangeCampaignOptions, Composition, PostpaidOptions } from './bundleOptions.ts'
import { OrderNumber } from './order.ts'
import { Cents, Day } from './parts.ts'
import { type AccountPayment, ToPay } from './payment.ts'
import { ContractDocument } from './simcard.ts'

/**
 * Why a prepaid customer cannot switch to a subscription now: prices that are not sold any more, a switch that is on its way, credit that has
 * nearly expired, or a card that does not work.
 */
export const SwitchObstacle = v.picklist(['OLD_RATES', 'ALREADY', 'CREDIT_EXPIRING', 'SIM_BLOCKED', 'OTHER'])
export type SwitchObstacle = v.InferOutput<typeof SwitchObstacle>

/** The days of a subscription: its first, the last of a contract for a term, and the last on which it can be withdrawn. */
export const SwitchTerms = v.object({ startsOn: Day, contractEnd: v.nullable(Day), reflectionUntil: Day })
export type SwitchTerms = v.InferOutput<typeof SwitchTerms>

export const Salutation = v.picklist(['MR', 'MRS', 'NEUTRAL'])
export type Salutation = v.InferOutput<typeof Salutation>

/** What we know already of a customer who switches, so that nobody types it twice. Personal: stays in memory. */
const Known = v.object({
  salutation: v.nullable(Salutation),
  initials: v.string(),
  firstName: v.string(),
  infix: v.string(),
  lastName: v.string(),
  birthDate: v.nullable(Day),
  email: v.string(),
  iban: v.string(),
  address: Address,
})

/** Whether a prepaid customer can switch to a subscription now, what comes along, and what need not be typed. */
export const SwitchStanding = v.object({
  obstacle: v.nullable(v.fallback(SwitchObstacle, 'OTHER')),
  /** Of the switch that is on its way; null without one, and while it waits for a bank. */
  coming: v.nullable(SwitchTerms),
  /** Cents that go off the first invoices. */
  balance: Cents,
  creditValidUntil: Day,
  known: Known,
})
export type SwitchStanding = v.InferOutput<typeof SwitchStanding>

/** A subscription that was ordered. `form`: the account is not linked, and a form is to be signed. */
export const SwitchReceipt = v.object({
  orderNumber: OrderNumber,
  ...SwitchTerms.entries,
  to: Composition,
  balance: Cents,
  form: v.boolean(),
})
export type SwitchReceipt = v.InferOutput<typeof SwitchReceipt>

/** Who orders, with the field names of spec 7. `guardian`: a parent agrees. `Iban` of the account that invoices are debited from. */
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
  /** How the account is linked; null for one that is not Dutch: that is done with a form. */
  AccountPayment: AccountPayment | null
}

/** The subscriptions that are sold to who has none: nothing of it is subscribed, and all of it can begin today. */
export const getPostpaidPortfolioV2 = get('getPostpaidPortfolioV2', PostpaidOptions)

export const getPre2PostStanding = get('getPre2PostStanding', SwitchStanding) // not in the spec

/**
 * Orders a subscription. A Dutch account is linked with a payment, and the subscription is there once that is paid. Refused: 403 with the
 * `SwitchObstacle`; 409 PRICE_CHANGED; 422 NOT_AVAILABLE, CONTRACT_NOT_ACCEPTED, DETAILS_INVALID, TOO_YOUNG, GUARDIAN_MISSING,
 * IBAN_INVALID or NOT_POSSIBLE (this cannot be paid so).
 */
export const pre2PostTransfer = post('pre2PostTransfer', v.union([ToPay, SwitchReceipt]), EVERYTHING, takes<SwitchOrder>())

/** Takes back a switch that has not begun. Refused 409 NOT_COMING. */
export const undoPre2PostTransfer = del('undoPre2PostTransfer', v.literal(true), ['getPre2PostStanding', 'prepaidOverview']) // not in the spec

/** To read before it is ordered: what the contract comes to. Refused 422 NOT_AVAILABLE. */
export const getPre2PostSummary = get(
  'getPre2PostSummary',
  ContractDocument,
  takes<{ campaignIDs: string[]; startNow: boolean }>(),
) // not in the spec

/** The form with which an account that is not Dutch is linked. */
export const getMandateForm = get('getMandateForm', ContractDocument) // not in the spec
