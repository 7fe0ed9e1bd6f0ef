import * as v from 'valibot'
import { get, post, takes } from '../operation.ts'
import { Cents, Day } from './parts.ts'

/** A subscription at this address. The number is masked, also for people who live there. Somebody who was invited has no name yet. */
export const HouseholdMember = v.object({
  state: v.picklist(['self', 'member', 'invited']),
  firstName: v.string(),
  maskedNumber: v.pipe(v.string(), v.regex(/^06 •••• ••\d\d$/)),
})
export type HouseholdMember = v.InferOutput<typeof HouseholdMember>

/** The household discount of this customer (domain 1.22). Personal: stays in memory. */
export const Household = v.object({
  /** Cents a month off this subscription, now. */
  discount: Cents,
  /** This customer has left: the first day without the discount. */
  endsOn: v.nullable(Day),
  /** This customer first. */
  members: v.array(HouseholdMember),
})
export type Household = v.InferOutput<typeof Household>

export const getHousehold = get('getHousehold', Household) // not in the spec

/** Sends an sms. Refused 422 with OTHER_ADDRESS, NOT_CUSTOMER, PREPAID or ALREADY; 409 LEFT for somebody who has left. */
export const inviteToHousehold = post(
  'inviteToHousehold',
  v.literal(true),
  ['getHousehold', 'getInvoices', 'getNextInvoice', 'postpaidOverview'],
  takes<{ phoneNumber: string }>(),
) // not in the spec

/** Refused 409 NO_GROUP for a customer who is alone. */
export const leaveHousehold = post('leaveHousehold', v.object({ endsOn: Day }), [
  'getInvoices',
  'getNextInvoice',
  'getHousehold',
  'postpaidOverview',
]) // not in the spec
