import { digitsAmong } from '#kit/typed/digits.ts'
import { plainText } from '#kit/typed/typedText.ts'
import type { SimcardType } from './contract/simcard.ts'

/** The parts of an eSIM activation code: the server address and the matching id (domain 1.7). */
export type EsimParts = { readonly address: string; readonly code: string; readonly asksConfirmation: boolean }

/**
 * Parses `LPA:1$rsp.provider.example$CODE`, with `$oid` and `$1` when a confirmation code is required (domain 1.7). Null when
 * invalid.
 */
export function esimParts(text: string): EsimParts | null {
  const found = /^LPA:1\$([\w.-]+)\$([\w-]+)(?:\$[\d.]*(?:\$(1)?)?)?$/.exec(text)
  if (!found) return null
  const [, address = '', code = '', confirmation] = found
  return { address, code, asksConfirmation: confirmation === '1' }
}

export type EsimPlatform = 'ios' | 'android'

/** Browser data about the device. `platformVersion` comes from client hints, which Android browsers report truthfully. */
type EsimDevice = {
  readonly userAgent: string
  readonly platform?: string | undefined
  readonly platformVersion?: string | undefined
}

/** iOS 17.4 and Android 10 are the first versions that install an eSIM from a link. */
const FIRST_IOS = [17, 4] as const
const FIRST_ANDROID = 10

const isFrom = ([major, minor]: readonly [number, number], have: readonly [number, number]) =>
  have[0] > major || (have[0] === major && have[1] >= minor)

/**
 * The platform on which this device can install an eSIM from a link; null when it cannot or is unknown. Only an iPhone or Android
 * with a known version counts. A web view inside another app cannot follow the link.
 */
export function installPlatform({ userAgent, platform, platformVersion }: EsimDevice): EsimPlatform | null {
  const ios = /\biPhone\b.*?\bOS (\d+)(?:_(\d+))?/.exec(userAgent)
  if (ios) return isFrom(FIRST_IOS, [Number(ios[1]), Number(ios[2] ?? 0)]) ? 'ios' : null
  const android = /\bAndroid (\d+)/.exec(userAgent)
  if (!android || /; wv\)/.test(userAgent)) return null
  // The user agent reports version 10 forever; the client hint has the real one.
  const version = platform === 'Android' && platformVersion ? Number.parseInt(platformVersion, 10) : Number(android[1])
  return version >= FIRST_ANDROID ? 'android' : null
}

/** True when an eSIM of this type suits the device. An unknown type suits any device. */
export const isFor = (type: SimcardType, platform: EsimPlatform): boolean =>
  type === 'Onbekend' || type === (platform === 'ios' ? 'ESIMIOS' : 'ESIMANDROID')

const installers: Readonly<Record<EsimPlatform, string>> = {
  ios: 'https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=',
  android: 'https://esimsetup.android.com/esim_qrcode_provisioning?carddata=',
}

/** The link with which the phone installs this eSIM (domain 1.7). */
export const installLink = (platform: EsimPlatform, code: string): string => `${installers[platform]}${encodeURIComponent(code)}`

const EID_LENGTH = 32

type EidProblem = 'required' | 'invalid' | 'checksum'

/**
 * The problem with an EID, or null: 32 digits, where the number modulo 97 must be 1 (domain 1.7). A phone shows an EID only when
 * it has an eSIM chip.
 */
export function eidProblem(text: string): EidProblem | null {
  if (plainText(text) === '') return 'required'
  const digits = digitsAmong(text, EID_LENGTH)
  if (digits === null) return 'invalid'
  return BigInt(digits) % 97n === 1n ? null : 'checksum'
}
