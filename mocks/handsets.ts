/** Phone orders of the demo: the pending order, and the receipt of a confirmed one. */
import type { OrderedHandset } from '../fixtures/accounts/account.ts'
import { idOfModel, oneOffTitles } from '../fixtures/catalogue/phones.ts'
import type { Composition } from '../src/api/contract/bundleOptions.ts'
import type { HandsetReceipt } from '../src/api/contract/handsetRetention.ts'
import type { HandsetColor, HandsetStorage, OneOffCostId, Smartphone } from '../src/api/contract/handsetShop.ts'
import { dayOf } from '../src/domain/dates.ts'
import { phoneArrivesOn } from '../src/domain/phoneDelivery.ts'
import { variantsOf } from '../src/domain/phoneSpec.ts'
import { dayInFull } from '../src/words/dateText.ts'
import type { Conditions, Order } from './browsers.ts'
import { orderLines } from './bundleDocuments.ts'
import type { Deed } from './deeds.ts'
import { phonesFor } from './operations/handsetShop.ts'
import { doneBy } from './world/asOf.ts'
import type { HandsetWish } from './world/handsetOrder.ts'

const MINUTE = 60_000
/** How long a pending order is kept after its last code or its confirmation (ms). */
const KEPT = 30 * MINUTE

/** An order that waits for its code or its payment. Moments in ms. */
export type Awaited = {
  readonly wish: HandsetWish
  /** When codes were sent, oldest first. */
  readonly codesSent: readonly number[]
  /** The number of wrong codes since the latest code was sent. */
  readonly wrong: number
  readonly isConfirmed: boolean
  /** The order expires at this moment (ms). */
  readonly until: number
}

const isPaid = (deed: Deed): boolean => deed.kind === 'payment-decided' && deed.what.kind === 'handset' && deed.outcome === 'paid'

/** The pending order of a customer at a moment (ms); null when there is none. */
export function awaitedBy(deeds: readonly Deed[], now: number): Awaited | null {
  const done = doneBy(deeds, now)
  const at = done.findLastIndex(({ kind }) => kind === 'handset-asked')
  const [asked, ...since] = at < 0 ? [] : done.slice(at)
  if (asked?.kind !== 'handset-asked') return null
  const codes = since.filter(({ kind }) => kind === 'handset-code-sent')
  const confirmed = since.find(({ kind }) => kind === 'handset-confirmed')
  const last = codes.at(-1) ?? asked
  const isOver = since.some((deed) => deed.kind === 'handset-ordered' || isPaid(deed))
  const until = (confirmed ?? last).at + KEPT
  if (isOver || now >= until) return null
  const wrong = since.filter((deed) => deed.kind === 'handset-code-refused' && deed.at >= last.at).length
  const { kind: _, at: __, ...wish } = asked
  return { wish, codesSent: [asked, ...codes].map((deed) => deed.at), wrong, isConfirmed: confirmed !== undefined, until }
}

/** A phone in a colour and storage size that is for sale now. */
type OnSale = { readonly phone: Smartphone; readonly color: HandsetColor; readonly storage: HandsetStorage }

export function onSale(articleCode: string, conditions: Pick<Conditions, 'priceRise' | 'shop'>): OnSale | null {
  for (const phone of phonesFor(conditions)) {
    const variant = variantsOf(phone).find(({ storage }) => storage.articleCode === articleCode)
    if (variant) return { phone, ...variant }
  }
  return null
}

export const isSoldOut = (
  { articleCode }: Pick<OrderedHandset, 'articleCode'>,
  conditions: Pick<Conditions, 'priceRise' | 'shop'>,
) => onSale(articleCode, conditions)?.storage.available !== true

/** The cents that are due with the order. */
export const toPayNow = ({
  initial,
  oneOff: { connection, delivery, levy },
}: Pick<OrderedHandset, 'initial' | 'oneOff'>): number => initial + connection + delivery + levy

export function handsetLines({ order, to }: { order: OrderedHandset; to: Composition }): Order['lines'] {
  const { name, initial, credit, monthly, months, oneOff } = order
  const once = (id: OneOffCostId, amount: number) => (amount > 0 ? [{ title: oneOffTitles[id], amount, monthly: false }] : [])
  return [
    { title: credit > 0 ? `${name}, vooraf` : name, amount: initial, monthly: false },
    ...(credit > 0 ? [{ title: `${name}, ${months} termijnen`, amount: monthly, monthly: true }] : []),
    ...once('sign-up-fee', oneOff.connection),
    ...once('home-copy-tax', oneOff.levy),
    ...once('delivery-costs', oneOff.delivery),
    ...orderLines(to),
  ]
}

/** The receipt of a phone that was ordered at a moment (ms), for an address with this postcode. */
export function handsetReceipt(
  { order, to }: { order: OrderedHandset; to: Composition },
  { orderNumber, at, zipCode }: { orderNumber: string; at: number; zipCode: string },
): HandsetReceipt {
  const { name, articleCode, address, credit, monthly, months, change, refusal } = order
  return {
    orderNumber,
    outcome: refusal === null ? 'accepted' : 'rejected',
    id: idOfModel(address.name),
    phone: name,
    articleCode,
    address,
    arrivesOn: phoneArrivesOn(at, zipCode),
    paid: toPayNow(order),
    credit,
    monthly,
    months,
    to,
    reason: refusal,
    contractEnd: typeof change.contractEnd === 'string' ? change.contractEnd : dayOf(at),
  }
}

export const confirmationOf = ({ outcome, orderNumber, phone, arrivesOn }: HandsetReceipt): string =>
  outcome === 'accepted'
    ? `Bedankt voor je bestelling ${orderNumber}. We bezorgen je ${phone} op ${dayInFull(arrivesOn)}.`
    : `We kunnen je bestelling ${orderNumber} niet goedkeuren. Wat je hebt betaald, krijg je binnen 5 werkdagen terug.`
