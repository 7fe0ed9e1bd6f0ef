import * as v from 'valibot'
import { provider } from '#kit/provider.ts'
import { numericDate } from '#kit/words/dateText.ts'
import { euro, sumOf } from '#kit/words/money.ts'
import type * as contract from '#model/order.ts'
import { checked, Refusal } from '../../server/answers.ts'
import type { Part } from '../../server/backend.ts'
import { type PdfLine, pdfOf } from '../../server/pdf.ts'

const Key = v.object({ key: v.pipe(v.string(), v.maxLength(100)) })
const Wanted = v.object({ orderNumber: v.pipe(v.string(), v.maxLength(40)) })

type Line = { readonly title: string; readonly amount: number }

/** The lines with their sum; empty without lines. */
const withSum = (title: string, lines: readonly Line[]): PdfLine[] =>
  lines.length === 0
    ? []
    : ['', ...lines.map(({ title: line, amount }) => [line, euro(amount)] as const), [title, euro(sumOf(lines))]]

export const orders: Part<typeof contract> = {
  getOrderOutcome: (input, { outcomeOf }) => outcomeOf(checked(Key, input).key),

  getOrderDocument(input, { account, orders: placed }) {
    const { orderNumber } = checked(Wanted, input)
    const order = placed.find((known) => known.orderNumber === orderNumber && known.account === account.number)
    if (!order) throw new Refusal(404, 'No such order')
    const lines = [
      `Bestelnummer ${order.orderNumber}`,
      `Besteld op ${numericDate(order.day)}`,
      ...withSum(
        'Eenmalig',
        order.lines.filter(({ monthly }) => !monthly),
      ),
      ...withSum(
        'Per maand',
        order.lines.filter(({ monthly }) => monthly),
      ),
      '',
      'Dit is een overzicht van je bestelling, geen factuur.',
    ]
    return { name: `besteloverzicht-${orderNumber}.pdf`, base64: pdfOf(`Besteloverzicht ${provider.name}`, lines) }
  },
}
