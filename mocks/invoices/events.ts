import * as v from 'valibot'
import { Day } from '#kit/parts.ts'
import { lineKinds } from '#model/invoices/contract/invoices.ts'
import { questionReasons } from '#model/invoices/contract/questions.ts'
import { text, upTo } from '../world/eventParts.ts'

/** Cents; negative for money back. */
const Amount = v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000))

export const invoiceEvents = {
  /** About a line of the invoice of a month, by its place. */
  'question-asked': {
    month: Day,
    line: upTo(200),
    lineKind: v.picklist(lineKinds),
    amount: Amount,
    reason: v.picklist(questionReasons),
    text: text(1000),
  },
  /** `number`: of the question, from 1. */
  'question-withdrawn': { number: upTo(1000) },
  /** The answers to all open questions come now. */
  'questions-answered': {},
}
