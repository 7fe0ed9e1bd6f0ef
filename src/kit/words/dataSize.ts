import { once } from '../once.ts'
import { plural } from './plural.ts'

/** Sizes from this many MB are shown in GB. */
const GB_THRESHOLD = 100
const MB_PER_GB = 1000
/** A non-breaking space keeps number and unit together. */
const NBSP = '\u00a0'

const number = once(() => new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 }))

/** Splits MB into number and unit: 500 gives `0,5` `GB`, 99 gives `99` `MB`. Rounded to whole MB. */
export function sizeParts(mb: number): { value: string; unit: 'GB' | 'MB' } {
  const whole = Math.round(mb)
  return whole >= GB_THRESHOLD
    ? { value: number().format(whole / MB_PER_GB), unit: 'GB' }
    : { value: number().format(whole), unit: 'MB' }
}

/** MB as `20 GB`. The same amount has the same unit on every screen. */
export function sizeText(mb: number): string {
  const { value, unit } = sizeParts(mb)
  return `${value}${NBSP}${unit}`
}

/** The remaining part of an amount, both in MB. Zero gets the unit of the whole. */
export function leftParts(left: number, whole: number): { value: string; unit: 'GB' | 'MB' } {
  const parts = sizeParts(left)
  return parts.value === '0' ? { ...parts, unit: sizeParts(whole).unit } : parts
}

export function sizeLeftText(left: number, whole: number): string {
  const { value, unit } = leftParts(left, whole)
  return `${value}${NBSP}${unit}`
}

/** MB in full, as `1.500 MB`: for columns and for charges per MB (domain 1.4). */
export const megabytesText = (mb: number): string => `${countText(Math.round(mb))}${NBSP}MB`

/** MB as `0,09 GB`, for columns of remaining data. */
export const gigabytesText = (mb: number): string => `${number().format(Math.round(mb) / MB_PER_GB)}${NBSP}GB`

/** A formatter for a column of MB: every row in the unit of the largest. */
export const columnText = (all: readonly number[]): ((mb: number) => string) =>
  sizeParts(Math.max(0, ...all)).unit === 'GB' ? gigabytesText : megabytesText

const tenth = once(() => new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 }))

/** Forecast MB as `3,3 GB`: one decimal, because a forecast is not exact. */
export const expectedSizeText = (mb: number): string =>
  Math.round(mb) < GB_THRESHOLD ? sizeText(mb) : `${tenth().format(mb / MB_PER_GB)}${NBSP}GB`

const whole = once(() => new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 }))

/** `1.500` */
export const countText = (count: number): string => whole().format(count)

/** Minutes as `310 min`, in tables and beside figures. */
export const minutesText = (minutes: number): string => `${whole().format(minutes)}${NBSP}min`

/** Minutes as `1 minuut`, `1.500 minuten`, in sentences. */
export const minutesInFull = (minutes: number): string =>
  `${whole().format(minutes)}${NBSP}${plural(minutes, 'minuut', 'minuten')}`

type Amount = { type: 'data' | 'voice'; size: number }

/** An amount of data (MB) or voice (minutes) in sentences: `1 GB`, `100 minuten`. */
export const amountText = ({ type, size }: Amount): string => (type === 'data' ? sizeText(size) : minutesInFull(size))

/** The same in few letters: `1 GB`, `100 min`. */
export const shortAmountText = ({ type, size }: Amount): string => (type === 'data' ? sizeText(size) : minutesText(size))
