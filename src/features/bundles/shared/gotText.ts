import { shortAmountText } from '#kit/words/dataSize.ts'
import { isNone } from '#model/bundles/bundleChange.ts'
import { sizeOf } from '#model/bundles/bundles.ts'
import { bundleNames } from '#model/bundles/bundleText.ts'
import type { Composition } from '#model/bundles/contract/bundleOptions.ts'

/** The internet bundle in few letters, such as `20 GB`, or the calling bundle when only that one changed; undefined when there is none. */
export function gotText(to: Composition, from: Composition | null = null): string | undefined {
  const isSame = (code: 'MAIN' | 'ADDON_INET') => from !== null && nameOf(from, code) === nameOf(to, code)
  return isSame('ADDON_INET') && !isSame('MAIN') ? nameOf(to, 'MAIN') : nameOf(to, 'ADDON_INET')
}

function nameOf(composition: Composition, code: 'MAIN' | 'ADDON_INET'): string | undefined {
  const option = composition[code]
  if (option === null || isNone(code, option)) return undefined
  if (option.isUnlimited) return bundleNames.unlimited
  return shortAmountText({ type: code === 'MAIN' ? 'voice' : 'data', size: sizeOf(option) })
}
