import { numberIn } from '#kit/typed/numberInput.ts'
import type { HandsetStorage, Smartphone } from './contract/handsetShop.ts'

/*
 * Everyday figures from the texts under "Eigenschappen". Each is null when its text does not hold the figure: nothing is guessed. The
 * assumptions of the sums are named here, and shown to the customer.
 */

type Phone = Pick<Smartphone, 'specs'>

const textOf = ({ specs }: Phone, term: string): string => specs.find((spec) => spec.term === term)?.text ?? ''

/** The number before a unit: 6.3 in `6,3 inch, oled`. */
function figureIn(text: string, unit: string): number | null {
  const [, figure] = new RegExp(`([\\d.,]*\\d)\\s${unit}\\b`).exec(text) ?? []
  return figure === undefined ? null : numberIn(figure)
}

const CM_PER_INCH = 2.54
/** A usual screen refreshes 60 times a second. */
const SMOOTH_HZ = 90

/** The diagonal of the screen in whole centimetres, and what else its text says. */
export function screenFacts(phone: Phone): { centimetres: number; isOled: boolean; isSmooth: boolean } | null {
  const text = textOf(phone, 'Scherm')
  const inches = figureIn(text, 'inch')
  if (inches === null) return null
  const isSmooth = (figureIn(text, 'Hz') ?? 0) >= SMOOTH_HZ
  return { centimetres: Math.round(inches * CM_PER_INCH), isOled: /\boled\b/i.test(text), isSmooth }
}

/** A common power bank, of which a third is lost while charging. */
const POWER_BANK_MAH = 10_000
const LOSS = 1 / 3

/** How many times a full power bank fills the battery, rounded down; null when it does not even do so once. */
export function batteryOf(phone: Phone): { charges: number; isWireless: boolean } | null {
  const text = textOf(phone, 'Accu')
  const capacity = figureIn(text, 'mAh')
  const charges = capacity ? Math.floor((POWER_BANK_MAH * (1 - LOSS)) / capacity) : 0
  return charges === 0 ? null : { charges, isWireless: text.includes('draadloos') }
}

/** A sharp print has 300 dots per inch; a picture is four by three. */
const DOTS_PER_INCH = 300
const RATIO = 4 / 3

/** The largest sharp print of a picture, in whole centimetres. */
export function printOf(phone: Phone): { width: number; height: number; isWide: boolean } | null {
  const text = textOf(phone, 'Camera')
  const megapixels = figureIn(text, 'megapixel')
  if (!megapixels) return null
  const dots = Math.sqrt(megapixels * 1_000_000 * RATIO)
  const width = (dots / DOTS_PER_INCH) * CM_PER_INCH
  return { width: Math.floor(width), height: Math.floor(width / RATIO), isWide: text.includes('groothoek') }
}

const SYSTEM_GB = 20
const PICTURE_MB = 3.5

/** How many pictures fit beside the system, rounded down to two digits. */
export function picturesIn({ slug }: Pick<HandsetStorage, 'slug'>): number | null {
  const [, gigabytes] = /^(\d{1,5})-gb$/.exec(slug) ?? []
  const count = Math.floor(((Number(gigabytes ?? 0) - SYSTEM_GB) * 1000) / PICTURE_MB)
  if (count < 10) return null
  const unit = 10 ** (String(count).length - 2)
  return Math.floor(count / unit) * unit
}
