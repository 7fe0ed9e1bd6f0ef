import { minutesInFull, sizeText } from '#kit/words/dataSize.ts'

/** `data` in MB; `minutes` null means unlimited. */
export type Contents = { data: number; minutes: number | null }

const UNLIMITED = 'onbeperkt bellen'

/** `4 GB en 100 minuten`, `0,5 GB`, `20 GB en onbeperkt bellen`, `69 minuten`. */
export function prepaidBundleText({ data, minutes }: Contents): string {
  if (minutes === 0) return sizeText(data)
  const calls = minutes === null ? UNLIMITED : minutesInFull(minutes)
  return data === 0 ? calls : `${sizeText(data)} en ${calls}`
}
