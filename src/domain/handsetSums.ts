import type { BundleOption, Composition } from '../api/contract/bundleOptions.ts'
import type { HandsetCosts, HandsetPortfolio } from '../api/contract/handsetShop.ts'
import { codes, monthlyOf } from './bundleChange.ts'
import { type Instalment, instalmentOf, type OnceLine, onceLinesOf } from './instalment.ts'

/** A phone in a colour with so much room, and what comes with it. */
export type Offered = { costs: HandsetCosts; refurbished: boolean; portfolio: Pick<HandsetPortfolio, 'oneOffCosts'> }

/** What a phone comes to without a subscription, in cents: the same figures in the lists, on its page and in its order. */
export type PhoneSums = Instalment & {
  /** What is charged once beside the phone. */
  readonly once: readonly OnceLine[]
  /** To pay now: in advance for the phone, and what is charged once. */
  readonly now: number
  /** All of the phone: now and in terms. */
  readonly inAll: number
}

/** What an order of a phone comes to, in cents: the same figures wherever they are shown, and in the order itself. */
export type HandsetSums = PhoneSums & {
  /** A month for the subscription, and with the phone. */
  readonly subscription: number
  readonly perMonth: number
  /** The phone and the subscription over the months of the contract, discounts that end among them. */
  readonly total: number
}

/** The sums of a phone at so many cents a month. */
export function phoneSumsOf({ costs, refurbished, portfolio }: Offered, monthly: number): PhoneSums {
  const instalment = instalmentOf(costs, monthly)
  const once = onceLinesOf(portfolio.oneOffCosts, refurbished)
  const now = once.reduce((sum, { amount }) => sum + amount, instalment.initial)
  return { ...instalment, once, now, inAll: now + instalment.credit }
}

/** The sums of a phone at so many cents a month, with these bundles. */
export function handsetSumsOf(offered: Offered, monthly: number, to: Composition): HandsetSums {
  const phone = phoneSumsOf(offered, monthly)
  const subscription = monthlyOf(to)
  return { ...phone, subscription, perMonth: phone.monthly + subscription, total: totalOf(phone, to) }
}

/** What is paid for a phone and its subscription from the order to the end of the contract, in cents. */
export const totalOf = ({ now, credit, months }: Pick<PhoneSums, 'now' | 'credit' | 'months'>, to: Composition): number =>
  now + credit + subscriptionOver(to, months)

/** What these bundles come to in their first months, in cents: each at the price that it has in each of them. */
export const subscriptionOver = (to: Composition, months: number): number =>
  codes.reduce((sum, code) => sum + (to[code] ? bundleOver(to[code], months) : 0), 0)

function bundleOver({ price, originalPrice, discountMonths, discountMonthsLeft }: BundleOption, months: number): number {
  const reduced = originalPrice === null ? months : Math.min(months, discountMonths || discountMonthsLeft)
  return price * reduced + (originalPrice ?? price) * (months - reduced)
}
