/** Phone orders of the demo: what is for sale, the lines of an order, and its receipt. */

import { dayOf } from '#kit/dates.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { Composition } from '#model/bundles/contract/bundleOptions.ts'
import type { HandsetReceipt } from '#model/phones/contract/handsetRetention.ts'
import type { HandsetColor, HandsetStorage, OneOffCostId, Smartphone } from '#model/phones/contract/handsetShop.ts'
import { phoneArrivesOn } from '#model/phones/phoneDelivery.ts'
import { variantsOf } from '#model/phones/phoneSpec.ts'
import type { OrderedPhone } from '../../fixtures/accounts/account.ts'
import { idOfModel, oneOffTitles } from '../../fixtures/catalogue/phones.ts'
import { orderLines, priceInMail } from '../bundles/bundleDocuments.ts'
import type { Conditions, Order } from '../server/browsers.ts'
import { phonesFor } from './operations/phones.ts'
import { toPayNow } from './phoneOrder.ts'

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
  { articleCode }: Pick<OrderedPhone, 'articleCode'>,
  conditions: Pick<Conditions, 'priceRise' | 'shop'>,
) => onSale(articleCode, conditions)?.storage.available !== true

export function phoneLines({ order, to }: { order: OrderedPhone; to: Composition }): Order['lines'] {
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
export function phoneReceipt(
  { order, to }: { order: OrderedPhone; to: Composition },
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

export function confirmationOf({
  outcome,
  orderNumber,
  phone,
  arrivesOn,
  paid,
  monthly,
  months,
  to,
  contractEnd,
}: HandsetReceipt): string {
  if (outcome !== 'accepted') {
    const back =
      paid === 0 ? 'Je hoeft niets te betalen.' : `Wat je hebt betaald (${euro(paid)}), krijg je binnen 5 werkdagen terug.`
    return `We kunnen je bestelling ${orderNumber} niet goedkeuren. ${back}`
  }
  const sums = [
    ...(paid === 0 ? [] : [`Je hebt ${euro(paid)} betaald.`]),
    ...(monthly === 0 ? [] : [`Voor je telefoon betaal je ${months} maanden lang ${euro(monthly)} per maand.`]),
    `Voor je abonnement: ${priceInMail(to)}`,
    `Je contract loopt tot en met ${dayInFull(contractEnd)}.`,
  ]
  return `Bedankt voor je bestelling ${orderNumber}. We bezorgen je ${phone} op ${dayInFull(arrivesOn)}. ${sums.join(' ')}`
}
