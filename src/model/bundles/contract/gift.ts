import * as v from 'valibot'
import { Day } from '#kit/parts.ts'
import { put, takes } from '#model/operation.ts'
import { GiftBundle } from '#model/overview/contract.ts'

/** An unwrapped gift: its content, and the last day on which it can be used. */
export const UnwrappedGift = v.object({ ...v.pick(GiftBundle, ['id', 'type', 'size']).entries, usableUntil: Day })
export type UnwrappedGift = v.InferOutput<typeof UnwrappedGift>

/**
 * Unwraps a gift; the overview lists the gifts. Refused: 403 STOPPED (no subscription), 404 for an unknown gift, 409 GIFT_UNWRAPPED, 409
 * GIFT_EXPIRED.
 */
export const activateGiftBundle = put(
  'activateGiftBundle',
  UnwrappedGift,
  ['getTimeline', 'getUsage', 'postpaidOverview'],
  takes<{ id: string }>(),
)
