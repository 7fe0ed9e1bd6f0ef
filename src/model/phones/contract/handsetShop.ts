import * as v from 'valibot'
import { Cents, Day, Months, PicturePath } from '#kit/parts.ts'
import { get, takes } from '#model/operation.ts'
import { PhoneSize } from './handsetOrder.ts'

/** A segment of an address: lower case, with hyphens (spec 5 slug). */
export const Slug = v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))
const Name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60))

/** The prices of a phone in cents. `maximumMonthlyCredit`: the highest monthly term for this phone; null for no limit. */
export const HandsetCosts = v.object({
  total: Cents,
  discount: Cents,
  contractLengthInMonths: v.pipe(Months, v.minValue(1)),
  maximumMonthlyCredit: v.nullable(Cents),
})
export type HandsetCosts = v.InferOutput<typeof HandsetCosts>

/** A phone in one colour and storage size: the article that is ordered. */
export const HandsetStorage = v.object({
  slug: Slug,
  name: Name,
  articleCode: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  ean13: v.pipe(v.string(), v.regex(/^\d{13}$/)),
  available: v.boolean(),
  costs: HandsetCosts,
})
export type HandsetStorage = v.InferOutput<typeof HandsetStorage>

/** A colour of a phone, with pictures of the front, back and side. `picked`: the colour to show first. */
export const HandsetColor = v.object({
  slug: Slug,
  name: Name,
  picked: v.boolean(),
  images: v.pipe(v.array(PicturePath), v.maxLength(6)),
  storage: v.pipe(v.array(HandsetStorage), v.minLength(1), v.maxLength(12)),
})
export type HandsetColor = v.InferOutput<typeof HandsetColor>

/**
 * A phone for sale (spec 3 smartphone). `name` is shown to customers, `model` is its slug. `discount`: the highest discount of its
 * variants, in cents.
 */
export const Smartphone = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  name: Name,
  model: Slug,
  brand: v.object({ name: Name, slug: Slug }),
  refurbished: v.boolean(),
  available: v.boolean(),
  discount: Cents,
  introducedOn: Day,
  about: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(160))),
  size: v.optional(PhoneSize), // not in the spec
  /** The terms and texts under "Eigenschappen". */
  specs: v.pipe(v.array(v.object({ term: Name, text: v.pipe(v.string(), v.maxLength(120)) })), v.maxLength(20)),
  colors: v.pipe(v.array(HandsetColor), v.minLength(1), v.maxLength(12)),
})
export type Smartphone = v.InferOutput<typeof Smartphone>

/** The ids of one-off costs that an order names (spec 3 portfolio). */
export type OneOffCostId = 'sign-up-fee' | 'home-copy-tax' | 'delivery-costs'

/** Cents. `refurbishedPrice` applies to refurbished phones. A cost with an unknown id is charged too, under its title. */
export const OneOffCost = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  title: Name,
  price: Cents,
  refurbishedPrice: v.optional(Cents),
})
export type OneOffCost = v.InferOutput<typeof OneOffCost>

/**
 * The costs and credit rules of every phone. `creditCheckLimit`: loans from this amount (cents) need the income and cost questions
 * (decisions D10: one dated setting), in force since `creditRulesSince`.
 */
export const HandsetPortfolio = v.object({
  oneOffCosts: v.pipe(v.array(OneOffCost), v.maxLength(12)),
  creditCheckLimit: v.pipe(Cents, v.minValue(0)),
  creditRulesSince: Day,
})
export type HandsetPortfolio = v.InferOutput<typeof HandsetPortfolio>

/** The phones, most popular first. */
export const getHandsetDevices = get('getHandsetDevices', v.pipe(v.array(Smartphone), v.maxLength(1000)))

/** One phone by its slug. Refused 404 UNKNOWN_DEVICE. */
export const getHandsetDevice = get('getHandsetDevice', Smartphone, takes<{ name: string }>())

export const getHandsetPortfolio = get('getHandsetPortfolio', HandsetPortfolio)
