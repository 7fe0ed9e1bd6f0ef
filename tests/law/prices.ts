import { expect } from 'vitest'
import { bundleLines } from '#features/bundles/shared/text.ts'
import { euro } from '#kit/words/money.ts'
import { monthlyOf } from '#model/bundles/bundleChange.ts'
import type { Composition } from '#model/bundles/contract/bundleOptions.ts'
import { getOrderDocument } from '#model/order.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { pdfLines } from '../support/pdfText.ts'
import type { Customer } from './law.ts'

/** The price of a subscription as shown: its lines and their sum. */
export type Price = { lines: Record<string, string>; total: string | null | undefined }

/** The price on the choosing step, the confirming step and the receipt. The lines add up to the sum. */
export function priceOnScreen(to: Composition): Price {
  const lines = bundleLines(to)
  expect(lines.reduce((sum, { monthly }) => sum + (monthly ?? 0), 0)).toBe(monthlyOf(to))
  return { lines: Object.fromEntries(lines.map(({ title, monthly }) => [title, euro(monthly ?? 0)])), total: euro(monthlyOf(to)) }
}

/** The part of a line that says how long its price lasts. */
const LATER = /, \d+ maand(?:en)?, daarna .*$/

/** The price in a document: the lines that end with an amount, up to and including their sum. */
export function priceOnPaper(base64: string, total: string): Price {
  const all = pdfLines(base64)
  const end = all.findIndex(({ text }) => text === total)
  const own = all.slice(0, end).filter(({ amount }) => amount !== null)
  return {
    lines: Object.fromEntries(own.map(({ text, amount }) => [text.replace(LATER, ''), amount ?? ''])),
    total: all[end]?.amount,
  }
}

/** The price on an order overview. */
export async function priceOnOrder(customer: Customer, orderNumber: string): Promise<Price> {
  const { base64 } = await customer.read(getOrderDocument, { orderNumber })
  return priceOnPaper(base64, flowCopy.overview.monthly)
}

export const SUMMARY_TOTAL = 'Per maand, inclusief btw'
