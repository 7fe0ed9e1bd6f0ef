import type { SimcardType } from '../api/contract/simcard.ts'

/** What stands in an eSIM code: where the phone fetches the eSIM, and which one (domain 1.7). */
export type EsimParts = { readonly address: string; readonly code: string; readonly asksConfirmation: boolean }

/** `LPA:1$rsp.provider.example$CODE`, with `$oid` and `$1` where a confirmation code is asked for (domain 1.7). Null when it is something else. */
export function esimParts(text: string): EsimParts | null {
  const [, address, code, confirmation] = /^LPA:1\$([\w.-]+)\$([\w-]+)(?:\$[\d.]*(?:\$(1)?)?)?$/.exec(text) ?? []
  return address && code ? { address, code, asksConfirmation: confirmation === '1' } : null
}

export type EsimPlatform = 'ios' | 'android'

/** What a browser says about the device; `platformVersion` of its client hints, which Android browsers give truthfully. */
export type Device = {
  readonly userAgent: string
  readonly platform?: string | undefined
  readonly platformVersion?: string | undefined
}

/** iOS 17.4 and Android 10 are the first that install an eSIM from a link (domain 1.7). */
const FIRST_IOS = [17, 4] as const
const FIRST_ANDROID = 10

const isFrom = ([major, minor]: readonly [number, number], have: readonly [number, number]) =>
  have[0] > major || (have[0] === major && have[1] >= minor)

/**
 * Can this device install an eSIM from a link, and as what? Only what the browser says counts: an iPhone and a version, or Android and a
 * version. A page inside another app has no browser around it that could follow the link. Null: not here, or not known.
 */
export function installPlatform({ userAgent, platform, platformVersion }: Device): EsimPlatform | null {
  const ios = /\biPhone\b.*?\bOS (\d+)(?:_(\d+))?/.exec(userAgent)
  if (ios) return isFrom(FIRST_IOS, [Number(ios[1]), Number(ios[2] ?? 0)]) ? 'ios' : null
  const android = /\bAndroid (\d+)/.exec(userAgent)
  if (!android || /; wv\)/.test(userAgent)) return null
  // The version in the user agent is frozen at 10; the hint is the real one.
  const version = platform === 'Android' && platformVersion ? Number.parseInt(platformVersion, 10) : Number(android[1])
  return version >= FIRST_ANDROID ? 'android' : null
}

/** Is an eSIM of this type meant for this device? One of a type that nobody knows is for any. */
export const isFor = (type: SimcardType, platform: EsimPlatform): boolean =>
  type === 'Onbekend' || type === (platform === 'ios' ? 'ESIMIOS' : 'ESIMANDROID')

const installers: Readonly<Record<EsimPlatform, string>> = {
  ios: 'https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=',
  android: 'https://esimsetup.android.com/esim_qrcode_provisioning?carddata=',
}

/** The address at which the phone itself offers to install this eSIM (domain 1.7). */
export const installLink = (platform: EsimPlatform, code: string): string => `${installers[platform]}${encodeURIComponent(code)}`

export type EidProblem = 'required' | 'invalid' | 'checksum'

/**
 * What is wrong with an EID (domain 1.7): 32 digits, of which the last two check the others, so that the whole number modulo 97 is 1. A phone
 * shows it only when it has a chip for eSIMs.
 */
export function eidProblem(text: string): EidProblem | null {
  const digits = text.normalize('NFKC').replace(/[\s.-]/g, '')
  if (digits === '') return 'required'
  if (!/^\d{32}$/.test(digits)) return 'invalid'
  return BigInt(digits) % 97n === 1n ? null : 'checksum'
}
