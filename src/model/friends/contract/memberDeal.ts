import * as v from 'valibot'
import { Day, known } from '#kit/parts.ts'
import { get } from '#model/operation.ts'

const friend = { firstName: v.string(), orderedOn: Day }

/** A friend who ordered with this customer's link, by first name only. Both get a gift on `giftOn`. */
export const Friend = v.variant('status', [
  v.object({ ...friend, status: v.literal('ordered') }),
  v.object({ ...friend, status: v.literal('waiting'), giftOn: Day }),
  v.object({ ...friend, status: v.literal('done') }),
])
export type Friend = v.InferOutput<typeof Friend>

/** The member-get-member deal (spec 9): the code in the personal link, and the friends, newest first. Personal: stays in memory. */
export const MemberDeal = v.object({
  code: v.pipe(v.string(), v.regex(/^[\w-]{4,40}$/)),
  friends: known(Friend, 'status'),
})
export type MemberDeal = v.InferOutput<typeof MemberDeal>

export const getMemberDeal = get('getMemberDeal', MemberDeal) // not in the spec
