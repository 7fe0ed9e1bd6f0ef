import { zipOnOneLine } from '#kit/typed/address.ts'
import type { Address } from './contract/address.ts'

/** `14`, `12 A` or `14 bis`. */
const door = ({ houseNumber, houseNumberAddition }: Address): string =>
  houseNumberAddition === '' ? String(houseNumber) : `${houseNumber} ${houseNumberAddition}`

/** `Gruttolaan 12 A, Weidestad` */
export const addressLine = (address: Address): string => `${address.street} ${door(address)}, ${address.city}`

/** As on an envelope: street and door, postcode and city. */
export const addressLines = (address: Address): [string, string] => [
  `${address.street} ${door(address)}`,
  `${zipOnOneLine(address.zipCode)} ${address.city}`,
]
