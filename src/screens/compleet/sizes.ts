import type { Complete } from '../../api/contract/complete.ts'
import { copy } from '../../copy.ts'
import { sizeOf } from '../../domain/bundles.ts'
import { minutesText, sizeText } from '../../domain/dataSize.ts'
import { completeCopy } from './copy.ts'

/** A bundle without and with complete; the same when there is nothing to double. */
export type Doubling = { title: string; before: string; after: string; isDoubled: boolean }

/** What complete does to the bundles of this customer (spec 5 data-size display). */
export const doublingsOf = ({ data, voice }: Complete): Doubling[] => [
  ...doubling(completeCopy.data, data, sizeText),
  ...doubling(completeCopy.voice, voice, minutesText),
]

function doubling(title: string, bundle: Complete['data'], text: (size: number) => string): Doubling[] {
  if (!bundle) return []
  if (bundle.isUnlimited) return [{ title, before: copy.unlimited, after: copy.unlimited, isDoubled: false }]
  return [{ title, before: text(bundle.size), after: text(sizeOf(bundle)), isDoubled: true }]
}
