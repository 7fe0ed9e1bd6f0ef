import type { PrepaidBundle } from '../../api/contract/prepaidBundle.ts'
import { countText, sizeText } from '../../domain/dataSize.ts'
import { prepaidCopy as copy } from './copy.ts'

/** `100 minuten`. */
export const minutesOf = (minutes: number): string => copy.minutes(minutes, countText(minutes))

/** `4 GB en 100 minuten`, `0,5 GB`, `20 GB en onbeperkt bellen`. */
export function bundleText({ data, minutes }: Pick<PrepaidBundle, 'data' | 'minutes'>): string {
  if (minutes === 0) return sizeText(data)
  return copy.bundle.option(sizeText(data), minutes === null ? copy.bundle.unlimited : minutesOf(minutes))
}

/** A glass that is full is unlimited. */
const FULLEST = 0.9

/** How full its glass is, 0 to 1. Between 50 MB and 20 GB a root keeps the smallest in sight. */
export const jarOf = ({ data }: Pick<PrepaidBundle, 'data'>, options: readonly Pick<PrepaidBundle, 'data'>[]): number =>
  FULLEST * Math.sqrt(data / Math.max(...options.map((option) => option.data), 1))
