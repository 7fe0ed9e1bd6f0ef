import { plainText } from './typedText.ts'

const ZIP_CODE = /^([1-9]\d{3}) ?((?!SA|SD|SS)[A-Z]{2})$/
const HOUSE_NUMBER = /^[1-9]\d{0,4}$/
const ADDITION = /^[A-Za-z0-9 -]{0,6}$/
/** Postcode ranges of Texel, Vlieland, Terschelling, Ameland and Schiermonnikoog. */
const ISLANDS = [
  [1790, 1797],
  [8899, 8899],
  [8881, 8885],
  [8891, 8897],
  [9160, 9164],
  [9166, 9166],
] as const

/** Keys of the error texts. */
type AddressProblem = 'required' | 'invalid'

/** Formats `8861tx` as `8861 TX`: four digits, the first not 0, and two letters, never SA, SD or SS. Null when invalid. */
export function zipCodeIn(text: string): string | null {
  const found = ZIP_CODE.exec(plainText(text).trim().toUpperCase())
  return found && `${found[1]} ${found[2]}`
}

export const zipCodeText = (text: string): string => zipCodeIn(text) ?? text

export function zipCodeProblem(text: string): AddressProblem | null {
  if (text.trim() === '') return 'required'
  return zipCodeIn(text) === null ? 'invalid' : null
}

/** A house number is 1 to 99999, digits only: letters belong to the addition. */
export function houseNumberProblem(text: string): AddressProblem | null {
  if (text.trim() === '') return 'required'
  return HOUSE_NUMBER.test(text.trim()) ? null : 'invalid'
}

/** An addition such as `A`, `bis` or `2-hoog`: at most six letters or digits. It may be empty. */
export const additionProblem = (text: string): 'invalid' | null => (ADDITION.test(text.trim()) ? null : 'invalid')

/** Delivery to a Wadden island takes one working day longer. */
export function livesOnWaddenIsland(zipCode: string): boolean {
  const digits = Number(zipCodeIn(zipCode)?.slice(0, 4) ?? 0)
  return ISLANDS.some(([from, until]) => digits >= from && digits <= until)
}

type Address = { street: string; houseNumber: number; houseNumberAddition: string; zipCode: string; city: string }

/** Keeps `2468 CD` on one line. */
export const zipOnOneLine = (zipCode: string): string => zipCode.replace(' ', '\u00a0')

/** `Gruttolaan 14 bis, 1234 AB Weidestad`. */
export const addressText = ({ street, houseNumber, houseNumberAddition, zipCode, city }: Address): string =>
  `${[street, houseNumber, houseNumberAddition].filter((part) => part !== '').join(' ')}, ${zipOnOneLine(zipCode)} ${city}`

/** True for the same front door: only postcode, number and addition count, because street names are spelled in several ways. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  one.zipCode === other.zipCode &&
  one.houseNumber === other.houseNumber &&
  one.houseNumberAddition.toLowerCase() === other.houseNumberAddition.toLowerCase()
