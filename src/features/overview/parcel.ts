import type { Day } from '#kit/parts.ts'
import type { Overview } from '#model/overview/contract.ts'
import { hasJustArrived, type PhoneDelivery } from '#model/phones/phoneComing.ts'
import { isPhoneOnItsWay } from '#model/phones/phoneState.ts'

/** The phone that is on its way or has just been delivered; null for everybody else. */
export function parcelOf({ tiles }: Pick<Overview, 'tiles'>, today: Day): PhoneDelivery | null {
  const { status, date } = tiles.find(({ templateType }) => templateType === 'phone') ?? {}
  if (status === undefined) return date !== undefined && date >= today ? { status: null, arrivesOn: date } : null
  const parcel = { status, ...(date !== undefined && { arrivesOn: date }) }
  return isPhoneOnItsWay(parcel) || hasJustArrived(parcel, today) ? parcel : null
}
