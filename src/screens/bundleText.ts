import type { BundleOption } from '../api/contract/bundleOptions.ts'
import type { BundleCode } from '../api/contract/subscription.ts'
import { sizeOf } from '../domain/bundles.ts'
import { minutesInFull, sizeText } from '../domain/dataSize.ts'
import { bundleWords as words } from './bundleWords.ts'

/** A bundle in words: `20 GB`, `200 minuten`, `Onbeperkt`, or that there is none. Doubled by Compleet (spec 5 data-size display). */
export function bundleText(code: BundleCode, option: BundleOption | null): string {
  if (code === 'ADDON_SMS') return option ? words.sms.label : words.option.noSms
  if (code === 'DATA_CAP') return option ? words.dataCap.label : words.off
  if (option?.isUnlimited) return words.option.unlimited
  const size = option ? sizeOf(option) : 0
  if (size === 0) return code === 'ADDON_INET' ? words.option.noData : words.option.noVoice
  return code === 'ADDON_INET' ? sizeText(size) : minutesInFull(size)
}

/** A bundle in a list of several kinds: `Internet: 20 GB`, `Onbeperkt sms'en`. */
export function bundleTitle(code: BundleCode, option: BundleOption): string {
  const isSized = code === 'ADDON_INET' || code === 'MAIN'
  return isSized ? `${words.kinds[code]}: ${bundleText(code, option)}` : bundleText(code, option)
}
