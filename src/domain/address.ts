import { plainText } from './typedText.ts'

const ZIP_CODE = /^([1-9]\d{3}) ?((?!SA|SD|SS)[A-Z]{2})$/
const HOUSE_NUMBER = /^[1-9]\d{0,4}$/
const ADDITION = /^[A-Za-z0-9 -]{0,6}$/
/** Texel, Vlieland, Terschelling, Ameland and Schiermonnikoog, by the digits of their postcodes. */
const ISLANDS = [
  [1790, 1797],
  [8899, 8899],
  [8881, 8885],
  [8891, 8897],
  [9160, 9164],
  [9166, 9166],
] as const

/** Names of the error texts. */
export type AddressProblem = 'required' | 'invalid'

/** `8861tx` as `8861 TX`, or null: four digits, the first not 0, and two letters, never SA, SD or SS. */
export function zipCodeIn(text: string): string | null {
  const found = ZIP_CODE.exec(plainText(text).trim().toUpperCase())
  return found && `${found[1]} ${found[2]}`
}

/** How a postcode is shown; what is none stays as it was typed. */
export const zipCodeText = (text: string): string => zipCodeIn(text) ?? text

export function zipCodeProblem(text: string): AddressProblem | null {
  if (text.trim() === '') return 'required'
  return zipCodeIn(text) === null ? 'invalid' : null
}

/** 1 to 99999, digits only: letters belong to the addition. */
export function houseNumberProblem(text: string): AddressProblem | null {
  if (text.trim() === '') return 'required'
  return HOUSE_NUMBER.test(text.trim()) ? null : 'invalid'
}

/** `A`, `bis`, `2-hoog`: at most six letters or digits, and it may stay empty. */
export const additionProblem = (text: string): 'invalid' | null => (ADDITION.test(text.trim()) ? null : 'invalid')

/** Delivery takes a working day longer there. */
export function livesOnWaddenIsland(zipCode: string): boolean {
  const digits = Number(zipCodeIn(zipCode)?.slice(0, 4) ?? 0)
  return ISLANDS.some(([from, until]) => digits >= from && digits <= until)
}

type Address = { street: string; houseNumber: number; houseNumberAddition: string; zipCode: string; city: string }

/** `2468 CD` is not broken over two lines. */
export const zipOnOneLine = (zipCode: string): string => zipCode.replace(' ', '\u00a0')

/** `Gruttolaan 14 bis, 1234 AB Weidestad`. */
export const addressText = ({ street, houseNumber, houseNumberAddition, zipCode, city }: Address): string =>
  `${[street, houseNumber, houseNumberAddition].filter((part) => part !== '').join(' ')}, ${zipOnOneLine(zipCode)} ${city}`

/** Are these the same front door? Postcode and number say so; the name of the street is only written otherwise. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  one.zipCode === other.zipCode &&
  one.houseNumber === other.houseNumber &&
  one.houseNumberAddition.toLowerCase() === other.houseNumberAddition.toLowerCase()
