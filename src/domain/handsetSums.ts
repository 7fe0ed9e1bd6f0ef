import type { Composition } from '../api/contract/bundleOptions.ts'
import type { HandsetCosts, HandsetPortfolio } from '../api/contract/handsetShop.ts'
import { monthlyOf } from './bundleChange.ts'
import { type Instalment, instalmentOf, oneOffOf } from './instalment.ts'

/** A phone in a colour with so much room, and what comes with it. */
export type Offered = { costs: HandsetCosts; refurbished: boolean; portfolio: Pick<HandsetPortfolio, 'oneOffCosts'> }

/** What an order of a phone comes to, in cents: the same figures wherever they are shown, and in the order itself. */
export type HandsetSums = Instalment & {
  readonly connection: number
  readonly homeCopy: number
  readonly delivery: number
  /** To pay now: in advance for the phone, and what is charged once. */
  readonly now: number
  /** A month for the subscription, and with the phone. */
  readonly subscription: number
  readonly perMonth: number
  /** All of the phone: now and in terms. */
  readonly inAll: number
}

/** The sums of a phone at so many cents a month, with these bundles. */
export function handsetSumsOf({ costs, refurbished, portfolio }: Offered, monthly: number, to: Composition): HandsetSums {
  const instalment = instalmentOf(costs, monthly)
  const once = (id: 'sign-up-fee' | 'home-copy-tax' | 'delivery-costs') => oneOffOf(portfolio.oneOffCosts, id, refurbished)
  const [connection, homeCopy, delivery] = [once('sign-up-fee'), once('home-copy-tax'), once('delivery-costs')]
  const now = instalment.initial + connection + homeCopy + delivery
  const subscription = monthlyOf(to)
  return {
    ...instalment,
    connection,
    homeCopy,
    delivery,
    now,
    subscription,
    perMonth: instalment.monthly + subscription,
    inAll: now + instalment.credit,
  }
}
