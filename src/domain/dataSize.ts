import { once } from './once.ts'

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

/** MB as `20 GB`. */
export function sizeText(mb: number): string {
  const { value, unit } = sizeParts(mb)
  return `${value}${NBSP}${unit}`
}

const whole = once(() => new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 }))

/** `1.500` */
export const countText = (count: number): string => whole().format(count)

/** Minutes as `310 min`. */
export const minutesText = (minutes: number): string => `${whole().format(minutes)}${NBSP}min`
