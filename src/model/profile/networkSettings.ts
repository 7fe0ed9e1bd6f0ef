import { mobileNumber, nationalNumber } from '#kit/typed/phoneNumber.ts'
import { plainText } from '#kit/typed/typedText.ts'
import type { NetworkSwitch } from './contract/networkSettings.ts'

type Switches = Readonly<Record<NetworkSwitch, boolean>>

/** The switches that each switch depends on (domain settings.network): internet outside the EU is both roaming and internet. */
const NEEDS: Partial<Record<NetworkSwitch, readonly NetworkSwitch[]>> = {
  roamingOutsideEu: ['mobileData', 'roaming'],
  adult: ['serviceNumbers'],
}

/** The first switch that must be turned on before this one; null when none is missing. */
export const neededFor = (name: NetworkSwitch, switches: Switches): NetworkSwitch | null =>
  NEEDS[name]?.find((other) => !switches[other]) ?? null

const LANDLINE = /^0[1-578]\d{8}$/

/**
 * Parses a forwarding number: a Dutch mobile number or landline as 10 digits, or null. Premium numbers (0800, 0900, 14…) are refused,
 * because the customer pays for the forwarded call.
 */
export function forwardNumberIn(text: string): string | null {
  const mobile = mobileNumber(text)
  if (mobile !== null) return mobile
  const digits = nationalNumber(text)
  return LANDLINE.test(digits) && !digits.startsWith('0800') ? digits : null
}

/** The error key of a forwarding number, or null. `own`: the customer's own number. */
export function forwardProblem(text: string, own: string | null): 'required' | 'invalid' | 'own' | null {
  if (plainText(text) === '') return 'required'
  const number = forwardNumberIn(text)
  if (number === null) return 'invalid'
  return number === own ? 'own' : null
}
