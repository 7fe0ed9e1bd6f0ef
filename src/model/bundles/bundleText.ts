import { minutesInFull, sizeText } from '#kit/words/dataSize.ts'
import type { BindingPeriodType, BundleCode } from '#model/subscription/contract/subscription.ts'
import { sizeOf } from './bundles.ts'
import type { BundleOption } from './contract/bundleOptions.ts'

export const bundleKinds: Record<BundleCode, string> = {
  MAIN: 'Bellen',
  ADDON_INET: 'Internet',
  ADDON_SMS: 'Sms',
  DATA_CAP: 'Dataplafond',
}

export const periodNames: Record<BindingPeriodType, string> = {
  monthBindingPeriod: 'Maandelijks opzegbaar',
  yearBindingPeriod: '1 jaar',
  twoYearBindingPeriod: '2 jaar',
  retentionBindingPeriod: '1 jaar, voor klanten die verlengen',
}

/** Names for bundles without a size, and for the absence of a bundle. */
export const bundleNames = {
  noData: 'Geen internet',
  noVoice: 'Geen bundel, je betaalt per minuut',
  noSms: 'Geen bundel, je betaalt per bericht',
  unlimited: 'Onbeperkt',
  sms: "Onbeperkt sms'en",
  dataCap: 'Dataplafond',
  off: 'Uit',
} as const

/**
 * A bundle in words: `20 GB`, `200 minuten`, `Onbeperkt`, or that there is none. Compleet doubles the size (spec 5 data-size
 * display).
 */
export function bundleText(code: BundleCode, option: BundleOption | null): string {
  if (code === 'ADDON_SMS') return option ? bundleNames.sms : bundleNames.noSms
  if (code === 'DATA_CAP') return option ? bundleNames.dataCap : bundleNames.off
  if (option?.isUnlimited) return bundleNames.unlimited
  const size = option ? sizeOf(option) : 0
  if (size === 0) return code === 'ADDON_INET' ? bundleNames.noData : bundleNames.noVoice
  return code === 'ADDON_INET' ? sizeText(size) : minutesInFull(size)
}

/** A bundle in a list of several kinds: `Internet: 20 GB`, `Onbeperkt sms'en`. */
export function bundleTitle(code: BundleCode, option: BundleOption): string {
  const isSized = code === 'ADDON_INET' || code === 'MAIN'
  return isSized ? `${bundleKinds[code]}: ${bundleText(code, option)}` : bundleText(code, option)
}
