import type { BundleOption } from '../../api/contract/bundleOptions.ts'
import type { BundleCode } from '../../api/contract/subscription.ts'
import { sizeOf } from '../../domain/bundles.ts'
import { countText, sizeText } from '../../domain/dataSize.ts'
import { bundleCopy } from './copy.ts'

const words = bundleCopy.option

/** A bundle in words: `20 GB`, `200 minuten`, `Onbeperkt`, or that there is none. Doubled by Compleet (spec 5 data-size display). */
export function bundleText(code: BundleCode, option: BundleOption | null): string {
  if (code === 'ADDON_SMS') return option ? bundleCopy.sms.label : words.noSms
  if (code === 'DATA_CAP') return option ? bundleCopy.dataCap.label : bundleCopy.check.none
  if (option?.isUnlimited) return words.unlimited
  const size = option ? sizeOf(option) : 0
  if (size === 0) return code === 'ADDON_INET' ? words.noData : words.noVoice
  return code === 'ADDON_INET' ? sizeText(size) : words.minutes(countText(size))
}
