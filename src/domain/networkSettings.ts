import type { NetworkSwitch } from '../api/contract/networkSettings.ts'
import { mobileNumber } from './phoneNumber.ts'
import { plainText } from './typedText.ts'

type Switches = Readonly<Record<NetworkSwitch, boolean>>

/** Without the first ones the switch does nothing (domain settings.network): internet outside the EU is roaming, and is internet. */
const NEEDS: Partial<Record<NetworkSwitch, readonly NetworkSwitch[]>> = {
  roamingOutsideEu: ['mobileData', 'roaming'],
  adult: ['serviceNumbers'],
}

/** The switch that has to be on before this one can be; null when nothing stands in the way. */
export const neededFor = (name: NetworkSwitch, switches: Switches): NetworkSwitch | null =>
  NEEDS[name]?.find((other) => !switches[other]) ?? null

/** Does it do anything? On alone is not enough: what it needs has to be on too. */
export const isWorking = (name: NetworkSwitch, switches: Switches): boolean =>
  switches[name] && neededFor(name, switches) === null

const LANDLINE = /^0[1-578]\d{8}$/

/**
 * A number that calls may go on to: a Dutch mobile number or landline as 10 digits, or null. Never one that costs extra (0800, 0900, 14…),
 * since the customer pays for the rest of the way.
 */
export function forwardNumberIn(text: string): string | null {
  const mobile = mobileNumber(text)
  if (mobile !== null) return mobile
  const digits = plainText(text)
    .replace(/[\s().\-\u2010-\u2015]/g, '')
    .replace(/^(?:\+|00)31/, '0')
  return LANDLINE.test(digits) && !digits.startsWith('0800') ? digits : null
}

/** What is wrong with a number to forward to: the name of the error text, or null. `own`: the number of this customer. */
export function forwardProblem(text: string, own: string | null): 'required' | 'invalid' | 'own' | null {
  if (text.trim() === '') return 'required'
  const number = forwardNumberIn(text)
  if (number === null) return 'invalid'
  return number === own ? 'own' : null
}
