import { nationalNumber } from '#kit/typed/phoneNumber.ts'

/** Fewer digits than this are part of too many numbers. */
const ENOUGH_DIGITS = 3

/** The number, or a part of it, that a customer typed; null when it is none. */
export function searchedNumber(typed: string): string | null {
  const digits = nationalNumber(typed)
  return digits.length >= ENOUGH_DIGITS && /^\+?\d+$/.test(digits) ? digits : null
}
