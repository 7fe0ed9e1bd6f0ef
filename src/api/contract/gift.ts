import * as v from 'valibot'
import { put, takes } from '../operation.ts'
import { GiftBundle } from './overview.ts'
import { Day } from './parts.ts'

/** A gift that was unwrapped: what is in it, and the last day on which that can be used. */
export const UnwrappedGift = v.object({ ...v.pick(GiftBundle, ['id', 'type', 'size']).entries, usableUntil: Day })
export type UnwrappedGift = v.InferOutput<typeof UnwrappedGift>

/** The gifts themselves stand in the overview. Refused: 404 for one that is not there, 409 GIFT_UNWRAPPED, 409 GIFT_EXPIRED. */
export const activateGiftBundle = put(
  'activateGiftBundle',
  UnwrappedGift,
  ['getUsage', 'postpaidOverview'],
  takes<{ id: string }>(),
)
