import type { HandsetOrder, PhoneSize } from './contract/handsetOrder.ts'
import { isPhoneOnItsWay, phoneState } from './phoneState.ts'

export type OwnPhone = { readonly name: string; readonly size: PhoneSize }

/** The phone that the customer has in hand; null without one, or when its size is unknown. */
export function ownPhoneOf(order: HandsetOrder | null): OwnPhone | null {
  const standing = phoneState(order)
  const { name, size } = order?.phone ?? {}
  const isThere = order !== null && !isPhoneOnItsWay(order) && (standing === 'paying' || standing === 'paid')
  return isThere && name !== undefined && size ? { name, size } : null
}

/** How many millimetres a phone is higher and wider than another; negative when it is smaller. */
export const sizeDifference = (size: PhoneSize, other: PhoneSize): { height: number; width: number } => ({
  height: size.height - other.height,
  width: size.width - other.width,
})
