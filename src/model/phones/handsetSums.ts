import { codes, monthlyOf } from '#model/bundles/bundleChange.ts'
import type { BundleOption, Composition } from '#model/bundles/contract/bundleOptions.ts'
import type { HandsetCosts, HandsetPortfolio } from './contract/handsetShop.ts'
import { type Instalment, instalmentOf, type OnceLine, onceLinesOf } from './instalment.ts'

/** A phone in a colour and storage size, with its one-off costs. */
type OfferedPhone = { costs: HandsetCosts; refurbished: boolean; portfolio: Pick<HandsetPortfolio, 'oneOffCosts'> }

/** The cost of a phone without subscription, in cents. Lists, phone page and order use the same figures. */
export type PhoneSums = Instalment & {
  /** One-off costs beside the phone. */
  readonly once: readonly OnceLine[]
  /** To pay now: the initial payment and the one-off costs. */
  readonly now: number
  /** The whole phone: now and in instalments. */
  readonly inAll: number
}

export type HandsetSums = PhoneSums & {
  readonly subscription: number
  readonly perMonth: number
  /** Phone and subscription over the contract, including discounts that end. */
  readonly total: number
}

export function phoneSumsOf({ costs, refurbished, portfolio }: OfferedPhone, monthly: number): PhoneSums {
  const instalment = instalmentOf(costs, monthly)
  const once = onceLinesOf(portfolio.oneOffCosts, refurbished)
  const now = once.reduce((sum, { amount }) => sum + amount, instalment.initial)
  return { ...instalment, once, now, inAll: now + instalment.credit }
}

export function handsetSumsOf(offered: OfferedPhone, monthly: number, to: Composition): HandsetSums {
  const phone = phoneSumsOf(offered, monthly)
  const subscription = monthlyOf(to)
  return { ...phone, subscription, perMonth: phone.monthly + subscription, total: totalOf(phone, to) }
}

/** The total (cents) for a phone and its subscription, from the order to the end of the contract. */
export const totalOf = ({ now, credit, months }: Pick<PhoneSums, 'now' | 'credit' | 'months'>, to: Composition): number =>
  now + credit + subscriptionOver(to, months)

/** The cost (cents) of these bundles over their first months, discounts included. */
export const subscriptionOver = (to: Composition, months: number): number =>
  codes.reduce((sum, code) => sum + (to[code] ? bundleOver(to[code], months) : 0), 0)

function bundleOver({ price, originalPrice, discountMonths, discountMonthsLeft }: BundleOption, months: number): number {
  const reduced = originalPrice === null ? months : Math.min(months, discountMonths || discountMonthsLeft)
  return price * reduced + (originalPrice ?? price) * (months - reduced)
}
