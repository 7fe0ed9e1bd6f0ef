import { customerCopy } from '#kit/customerCopy.ts'
import { minutesText, sizeText } from '#kit/words/dataSize.ts'
import { sizeOf } from '#model/bundles/bundles.ts'
import type { Complete } from '#model/bundles/contract/complete.ts'
import { copy } from './copy.ts'

/** A bundle without and with Compleet; equal when nothing is doubled. */
export type Doubling = { kind: 'data' | 'voice'; title: string; before: string; after: string; isDoubled: boolean }

export const doublingsOf = ({ data, voice }: Complete): Doubling[] => [
  ...doubling('data', data, sizeText),
  ...doubling('voice', voice, minutesText),
]

function doubling(kind: Doubling['kind'], bundle: Complete['data'], text: (size: number) => string): Doubling[] {
  if (!bundle) return []
  const title = copy[kind]
  if (bundle.isUnlimited)
    return [{ kind, title, before: customerCopy.unlimited, after: customerCopy.unlimited, isDoubled: false }]
  return [{ kind, title, before: text(bundle.size), after: text(sizeOf(bundle)), isDoubled: true }]
}

export function benefitsOf(complete: Complete): string[] {
  const { data, voice, free } = copy.benefits
  const more = doublingsOf(complete).flatMap(({ kind, isDoubled }) => (isDoubled ? [{ data, voice }[kind]] : []))
  return more.length === 0 ? [] : [...more, free]
}
