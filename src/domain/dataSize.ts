import { once } from './once.ts'
import { plural } from './plural.ts'

/** From three digits on a size is shown in GB (spec 5 data-size display, literal). */
const GB_THRESHOLD = 100
const MB_PER_GB = 1000
/** Between number and unit, so that they never part. */
const NBSP = '\u00a0'

const number = once(() => new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 }))

/** MB as the number and the unit to show: 500 is `0,5` `GB`, 99 is `99` `MB`. Half a MB and less is rounded. */
export function sizeParts(mb: number): { value: string; unit: 'GB' | 'MB' } {
  const whole = Math.round(mb)
  return whole >= GB_THRESHOLD
    ? { value: number().format(whole / MB_PER_GB), unit: 'GB' }
    : { value: number().format(whole), unit: 'MB' }
}

/** MB as `20 GB`: the same amount has the same unit on every screen. */
export function sizeText(mb: number): string {
  const { value, unit } = sizeParts(mb)
  return `${value}${NBSP}${unit}`
}

const tenth = once(() => new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 }))

/** MB that are expected, as `3,3 GB`: one decimal, because a forecast is not exact. */
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

/** An amount of internet (MB) or of calling (minutes), in sentences: `1 GB`, `100 minuten`. */
export const amountText = ({ type, size }: { type: 'data' | 'voice'; size: number }): string =>
  type === 'data' ? sizeText(size) : minutesInFull(size)
