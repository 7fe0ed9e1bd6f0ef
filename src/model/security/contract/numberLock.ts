import * as v from 'valibot'
import { known, Moment } from '#kit/parts.ts'
import { aboutSim } from '#model/changes.ts'
import { get, post, put, takes } from '#model/operation.ts'

/**
 * A request that waits because the number is locked: a card, an eSIM, turning the lock off, or another provider that asks for the number.
 * It begins at `from`. `confirmed`: the customer gave a code for it. What another provider asks lapses then without that.
 */
const LockedRequest = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  kind: v.picklist(['sim', 'esim', 'lock-off', 'porting-out']),
  from: Moment,
  confirmed: v.boolean(),
})
export type LockedRequest = v.InferOutput<typeof LockedRequest>

/**
 * The lock on a number, against somebody who wants it on a card of their own. While it is on, a new card or eSIM takes a code (409
 * NUMBER_LOCKED) and begins after 24 hours, and so do turning it off and moving the number to another provider. Until then the customer
 * can cancel.
 */
export const NumberLock = v.object({ on: v.boolean(), waiting: known(LockedRequest, 'kind') })
export type NumberLock = v.InferOutput<typeof NumberLock>

/** Refused 403 for customers without a subscription. */
export const getNumberLock = get('getNumberLock', NumberLock) // not in the spec

/**
 * On is at once, and takes back an earlier wish to turn it off; off begins after 24 hours. Refused 409 UNCHANGED when it is so already or
 * will be, and 409 NUMBER_LOCKED for off without a code.
 */
export const setNumberLock = put(
  'setNumberLock',
  NumberLock,
  ['getNumberLock', 'getSecurityLog', 'getSimcardOffer', 'getTimeline', 'postpaidOverview'],
  takes<{ on: boolean }>(),
) // not in the spec

/** Takes a waiting request back, without a proof. Refused 404 NOT_WAITING when it has begun or was cancelled. */
export const cancelLockedRequest = post('cancelLockedRequest', NumberLock, aboutSim, takes<{ id: string }>()) // not in the spec

/**
 * The customer wants the number to move: it begins 24 hours from now. Refused 404 NOT_WAITING when nothing waits for that, and 409
 * NUMBER_LOCKED without a code.
 */
export const confirmLockedRequest = post(
  'confirmLockedRequest',
  NumberLock,
  ['getNumberLock', 'getSecurityLog', 'getTimeline'],
  takes<{ id: string }>(),
) // not in the spec
