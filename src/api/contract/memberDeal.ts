import * as v from 'valibot'
import { get } from '../operation.ts'
import { Day } from './parts.ts'

const friend = { firstName: v.string(), orderedOn: Day }

/** Somebody who ordered with the link of this customer: a first name and no more. Both get a gift, on `giftOn`. */
export const Friend = v.variant('status', [
  v.object({ ...friend, status: v.literal('ordered') }),
  v.object({ ...friend, status: v.literal('waiting'), giftOn: Day }),
  v.object({ ...friend, status: v.literal('done') }),
])
export type Friend = v.InferOutput<typeof Friend>

/** The member-get-member deal (spec 9): what makes the link personal, and the friends, newest first. Personal: stays in memory. */
export const MemberDeal = v.object({
  code: v.pipe(v.string(), v.regex(/^[\w-]{4,40}$/)),
  friends: v.array(Friend),
})
export type MemberDeal = v.InferOutput<typeof MemberDeal>

export const getMemberDeal = get('getMemberDeal', MemberDeal) // not in the spec
