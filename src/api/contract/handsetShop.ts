import * as v from 'valibot'
import { get, takes } from '../operation.ts'
import { Cents, Day, Months, PicturePath } from './parts.ts'

/** A part of an address: lower case, with hyphens (spec 5 slug). */
export const Slug = v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))
const Name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60))

/** The prices of a phone in cents. `maximumMonthlyCredit`: the most a month for this one, whoever buys it; null without such a limit. */
export const HandsetCosts = v.object({
  total: Cents,
  discount: Cents,
  contractLengthInMonths: v.pipe(Months, v.minValue(1)),
  maximumMonthlyCredit: v.nullable(Cents),
})
export type HandsetCosts = v.InferOutput<typeof HandsetCosts>

/** A phone in a colour with so much room: what is ordered. */
export const HandsetStorage = v.object({
  slug: Slug,
  name: Name,
  articleCode: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  ean13: v.pipe(v.string(), v.regex(/^\d{13}$/)),
  available: v.boolean(),
  costs: HandsetCosts,
})
export type HandsetStorage = v.InferOutput<typeof HandsetStorage>

/** Its pictures: the front, the back and the side. `picked`: the one to show first. */
export const HandsetColor = v.object({
  slug: Slug,
  name: Name,
  picked: v.boolean(),
  images: v.pipe(v.array(PicturePath), v.maxLength(6)),
  storage: v.pipe(v.array(HandsetStorage), v.minLength(1), v.maxLength(12)),
})
export type HandsetColor = v.InferOutput<typeof HandsetColor>

/**
 * A phone that is for sale (spec 3 smartphone). `name` is what customers call it, `model` its part of the address. `discount`: the highest of its
 * discounts, in cents.
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
  /** One sentence about it, for people. */
  about: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(160))),
  /** What stands under "Eigenschappen": a term and its text. */
  specs: v.pipe(v.array(v.object({ term: Name, text: v.pipe(v.string(), v.maxLength(120)) })), v.maxLength(20)),
  colors: v.pipe(v.array(HandsetColor), v.minLength(1), v.maxLength(12)),
})
export type Smartphone = v.InferOutput<typeof Smartphone>

/** The ids of one-off costs that an order names (spec 3 portfolio). */
export type OneOffCostId = 'sign-up-fee' | 'home-copy-tax' | 'delivery-costs'

/** Cents. `refurbishedPrice`: of a phone that was used before. A cost with an id that is not known is charged like the others, under its title. */
export const OneOffCost = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  title: Name,
  price: Cents,
  refurbishedPrice: v.optional(Cents),
})
export type OneOffCost = v.InferOutput<typeof OneOffCost>

/**
 * What comes with every phone. `creditCheckLimit`: from a loan of so many cents on income and costs are asked (decisions D10: one dated
 * setting), in force since `creditRulesSince`.
 */
export const HandsetPortfolio = v.object({
  oneOffCosts: v.pipe(v.array(OneOffCost), v.maxLength(12)),
  creditCheckLimit: v.pipe(Cents, v.minValue(0)),
  creditRulesSince: Day,
})
export type HandsetPortfolio = v.InferOutput<typeof HandsetPortfolio>

/** The phones, the most wanted first. */
export const getHandsetDevices = get('getHandsetDevices', v.pipe(v.array(Smartphone), v.maxLength(1000)))

/** One phone, by its part of the address. Refused 404 UNKNOWN_DEVICE. */
export const getHandsetDevice = get('getHandsetDevice', Smartphone, takes<{ name: string }>())

export const getHandsetPortfolio = get('getHandsetPortfolio', HandsetPortfolio)
