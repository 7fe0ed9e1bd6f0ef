import * as v from 'valibot'
import { Cents, Day, known, Quantity } from '#kit/parts.ts'
import { get, post, put, takes } from '#model/operation.ts'

/** What a member lets the others see: the part of the internet bundle that is left (%), null without a bundle that can run out. */
export const SharedLevel = v.object({
  left: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
})
export type SharedLevel = v.InferOutput<typeof SharedLevel>

/** A subscription at this address. The number is masked, even within a household. An invited member has no name yet. */
export const HouseholdMember = v.object({
  state: v.picklist(['self', 'member', 'invited']),
  firstName: v.string(),
  maskedNumber: v.pipe(v.string(), v.regex(/^06 •••• ••\d\d$/)),
  /** Null for a member who shares nothing. */
  shared: v.optional(v.nullable(SharedLevel), null),
  /** Names the member for `giveData`; null for somebody to whom this customer cannot give data. */
  receives: v.optional(v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))), null),
})
export type HouseholdMember = v.InferOutput<typeof HouseholdMember>

/** The household discount of this customer (domain 1.22). Personal: stays in memory. */
export const Household = v.object({
  /** The current discount on this subscription, cents a month: from the month in which another subscription at this address agreed. */
  discount: Cents,
  /** The first day without the discount, for a customer who has left. */
  endsOn: v.nullable(Day),
  /** This customer first. */
  members: known(HouseholdMember, 'state'),
})
export type Household = v.InferOutput<typeof Household>

export const getHousehold = get('getHousehold', Household) // not in the spec

/**
 * Invites by sms. `phoneNumber`: `0612345678`, or any notation that the form takes. Refused 403 NOT_ALLOWED (cancelled); 409 ENDED, or LEFT for somebody who has left; 422 OTHER_ADDRESS, NOT_CUSTOMER,
 * PREPAID or ALREADY.
 */
export const inviteToHousehold = post(
  'inviteToHousehold',
  v.literal(true),
  ['getHousehold', 'getInvoices', 'getNextInvoice', 'getTimeline', 'postpaidOverview'],
  takes<{ phoneNumber: string }>(),
) // not in the spec

/** Leaves the household. Refused 409 ENDED, or NO_GROUP for a customer without other members. */
export const leaveHousehold = post('leaveHousehold', v.object({ endsOn: Day }), [
  'getInvoices',
  'getNextInvoice',
  'getHousehold',
  'getTimeline',
  'postpaidOverview',
]) // not in the spec

/** Lets the other members see the level of the internet bundle, or no longer. Refused 409 ENDED, or NO_GROUP for a customer without other members. */
export const shareLevel = put('shareLevel', Household, ['getHousehold'], takes<{ on: boolean }>()) // not in the spec

/** Data (MB) that was given, until which day the other can use it, and what is left of the own internet bundle and its extras. */
export const GivenData = v.object({ firstName: v.string(), size: Quantity, until: Day, left: Quantity })
export type GivenData = v.InferOutput<typeof GivenData>

/**
 * Gives data of this month's own bundle to a member. It cannot be undone. `member`: as `receives` names it. `size`: 1000, 2000 or 5000.
 *
 * Refused 403 NOT_ALLOWED when the provider allows no giving, or when the subscription is cancelled, blocked or without a bundle that can run
 * out. Refused 409: ENDED; NO_GROUP without other members; NOT_RECEIVING when nobody by that name is a member who shows a level;
 * TOO_LITTLE_LEFT; MONTH_FULL for more than a month allows.
 */
export const giveData = post(
  'giveData',
  GivenData,
  ['getHousehold', 'getTimeline', 'getUsage', 'postpaidOverview'],
  takes<{ member: string; size: number }>(),
) // not in the spec
