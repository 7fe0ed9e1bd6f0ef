import type { Day } from '#kit/parts.ts'
import type { Overview } from '#model/overview/contract.ts'
import { type Delivery, hasJustArrived } from '#model/phones/phoneComing.ts'
import { isOnItsWay } from '#model/phones/phoneState.ts'

/** The phone that is on its way or has just been delivered; null for everybody else. */
export function parcelOf({ tiles }: Pick<Overview, 'tiles'>, today: Day): Delivery | null {
  const { status, date } = tiles.find(({ templateType }) => templateType === 'phone') ?? {}
  if (status === undefined) return date !== undefined && date >= today ? { status: null, arrivesOn: date } : null
  const parcel = { status, ...(date !== undefined && { arrivesOn: date }) }
  return isOnItsWay(parcel) || hasJustArrived(parcel, today) ? parcel : null
}
