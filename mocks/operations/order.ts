import * as v from 'valibot'
import type * as contract from '../../src/api/contract/order.ts'
import { provider } from '../../src/provider.ts'
import { checked, Refusal } from '../answers.ts'
import type { Part } from '../backend.ts'
import { pdfOf } from '../pdf.ts'

const Key = v.object({ key: v.pipe(v.string(), v.maxLength(100)) })
const Wanted = v.object({ orderNumber: v.pipe(v.string(), v.maxLength(40)) })

const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} euro`

export const orders: Part<typeof contract> = {
  getOrderOutcome: (input, { outcomeOf }) => outcomeOf(checked(Key, input).key),

  getOrderDocument(input, { account, orders: placed }) {
    const { orderNumber } = checked(Wanted, input)
    const order = placed.find((known) => known.orderNumber === orderNumber && known.account === account.number)
    if (!order) throw new Refusal(404, 'No such order')
    const lines = [
      `Bestelnummer ${order.orderNumber}`,
      `Besteld op ${order.day}`,
      ...order.lines.map(({ title, amount, monthly }) => `${title}: ${euros(amount)}${monthly ? ' per maand' : ''}`),
      'Dit is een overzicht van je bestelling, geen factuur.',
    ]
    return { name: `besteloverzicht-${orderNumber}.pdf`, base64: pdfOf(`Besteloverzicht ${provider.name}`, lines) }
  },
}
