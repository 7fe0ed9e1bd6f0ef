import { joined, plainValue } from './plainValue.ts'
import { plainText } from './typedText.ts'

const ZIP_CODE = /^(?:NL)?([1-9]\d{3})((?!SA|SD|SS)[A-Z]{2})$/
/** The digits, and what follows them with or without a mark in between. */
const HOUSE_NUMBER = /^0*([1-9]\d{0,4})(?!\d)(.*)$/
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

/**
 * Formats `8861tx` as `8861 TX`: four digits, the first not 0, and two letters, never SA, SD or SS. `NL-8861 TX` and blanks elsewhere are
 * fine. Null when invalid.
 */
export function zipCodeIn(text: string): string | null {
  const found = ZIP_CODE.exec(joined(text).toUpperCase())
  return found && `${found[1]} ${found[2]}`
}

export const zipCodeText = (text: string): string => zipCodeIn(text) ?? text

export function zipCodeProblem(text: string): AddressProblem | null {
  if (plainText(text) === '') return 'required'
  return zipCodeIn(text) === null ? 'invalid' : null
}

/** An addition as stored, such as `A`, `bis` or `2-hoog`: without marks around it, as in `12-A` and `12 (bis)`. */
export const additionIn = (text: string): string => plainValue(text).replace(/^[\s(.,/-]+|[\s).,/-]+$/g, '')

/** An addition: at most six letters, digits, blanks or hyphens. It may be empty. */
export const additionProblem = (text: string): 'invalid' | null => (ADDITION.test(additionIn(text)) ? null : 'invalid')

/** The house number that is typed, and the addition that is typed with it, as in `12-A`, `12 hs` or `12bis`. Null without a number from 1 to 99999. */
export function houseNumberIn(text: string): { houseNumber: number; houseNumberAddition: string } | null {
  const [, digits, addition = ''] = HOUSE_NUMBER.exec(plainValue(text)) ?? []
  return digits === undefined ? null : { houseNumber: Number(digits), houseNumberAddition: additionIn(addition) }
}

/**
 * The number and the addition of a house, from both fields. The addition may be typed in the field of the number, or in both; null when
 * the number is invalid, or when the two fields have different additions.
 */
export function houseIn(number: string, addition: string): { houseNumber: number; houseNumberAddition: string } | null {
  const [found, own] = [houseNumberIn(number), additionIn(addition)]
  if (!found || additionProblem(found.houseNumberAddition) !== null) return null
  if (found.houseNumberAddition === '') return { ...found, houseNumberAddition: own }
  return own === '' || isSameAddition(own, found.houseNumberAddition) ? found : null
}

/** The problem with a house number, or null. An addition in the same field must agree with the field `addition`. */
export function houseNumberProblem(text: string, addition = ''): AddressProblem | null {
  if (plainText(text) === '') return 'required'
  return houseIn(text, addition) === null ? 'invalid' : null
}

/** Delivery to a Wadden island takes one working day longer. */
export function livesOnWaddenIsland(zipCode: string): boolean {
  const digits = Number(zipCodeIn(zipCode)?.slice(0, 4) ?? 0)
  return ISLANDS.some(([from, until]) => digits >= from && digits <= until)
}

/** `A`, `-a` and `a` are one door, and so are `2-hoog` and `2 hoog`. */
const isSameAddition = (one: string, other: string): boolean => joined(one).toLowerCase() === joined(other).toLowerCase()

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
  isSameAddition(one.houseNumberAddition, other.houseNumberAddition)
