import type { HandsetOrder } from '../../api/contract/handsetOrder.ts'
import type { Overview } from '../../api/contract/overview.ts'
import type { Day } from '../../api/contract/parts.ts'
import { hasJustArrived, isOnItsWay } from '../../domain/phoneStanding.ts'

export type Parcel = Pick<HandsetOrder, 'status' | 'arrivesOn'>

/** The phone that is on its way or has just been delivered; null for everybody else. */
export function parcelOf({ tiles }: Pick<Overview, 'tiles'>, today: Day): Parcel | null {
  const { status, date } = tiles.find(({ templateType }) => templateType === 'phone') ?? {}
  if (status === undefined) return null
  const parcel = { status, ...(date !== undefined && { arrivesOn: date }) }
  return isOnItsWay(parcel) || hasJustArrived(parcel, today) ? parcel : null
}
