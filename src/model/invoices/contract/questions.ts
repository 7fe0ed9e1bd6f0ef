import * as v from 'valibot'
import { Cents, Day, Moment } from '#kit/parts.ts'
import { del, get, post, takes } from '#model/operation.ts'
import { Amount, Count, InvoiceId, lineKinds } from './invoices.ts'

/** The reasons to doubt a line. */
export const questionReasons = ['unknown', 'amount', 'stopped', 'other'] as const
export type QuestionReason = (typeof questionReasons)[number]

/**
 * The reasons why a line is right. `used`: the use was recorded; `ordered`: it was agreed or bought; `late`: an invoice was paid late; `given`: it is money
 * back already; `before`: a line was given back out of goodwill in the past year.
 */
export const explanations = ['used', 'ordered', 'late', 'given', 'before'] as const
export type Explanation = (typeof explanations)[number]

const Answer = v.variant('kind', [
  /** `amount`: cents that the customer gets back. `month`: of the invoice that deducts them; null when they go to the bank account. */
  v.object({ kind: v.literal('agreed'), on: Day, amount: v.pipe(Cents, v.minValue(1)), month: v.nullable(Day) }),
  v.object({ kind: v.literal('explained'), on: Day, why: v.fallback(v.picklist(explanations), 'ordered') }),
])

/** A question of the customer about one line of an invoice. */
export const InvoiceQuestion = v.object({
  /** A reference that the customer can quote. */
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  invoice: InvoiceId,
  /** The place of the line in the invoice, from 0. */
  line: Count,
  kind: v.fallback(v.picklist(lineKinds), 'other'),
  /** Cents of that line. */
  amount: Amount,
  reason: v.fallback(v.picklist(questionReasons), 'other'),
  /** As the customer typed it. */
  text: v.pipe(v.string(), v.maxLength(1000)),
  asked: Moment,
  /** The last day on which the answer comes. */
  answerBy: Day,
  answer: v.nullable(Answer),
})
export type InvoiceQuestion = v.InferOutput<typeof InvoiceQuestion>

const MOST_QUESTIONS = 200

/** The questions about invoice lines, newest first, without those that were withdrawn. */
export const getInvoiceQuestions = get('getInvoiceQuestions', v.pipe(v.array(InvoiceQuestion), v.maxLength(MOST_QUESTIONS))) // not in the spec

/** A question that was received: its reference, and the last day on which the answer comes. */
export const QuestionReceipt = v.object({ id: InvoiceQuestion.entries.id, answerBy: Day, amount: Amount })

const changed = ['getInvoice', 'getInvoiceQuestions', 'getTimeline'] as const

/** `amount`: cents of the line that the customer saw. `text`: at most 500 characters; not empty with the reason `other`. */
export type QuestionInput = { invoice: string; line: number; amount: number; reason: QuestionReason; text: string }

/**
 * Asks about a line of an invoice. It changes nothing about paying that invoice. Refused: 404 for an unknown invoice or line, 409 PRICE_CHANGED
 * when another amount was shown, 409 ALREADY when the line has a question.
 */
export const askAboutInvoice = post('askAboutInvoice', QuestionReceipt, changed, takes<QuestionInput>()) // not in the spec

/** Withdraws a question that has no answer yet. Refused 404 for an unknown one, 409 TOO_LATE after its answer. */
export const withdrawInvoiceQuestion = del('withdrawInvoiceQuestion', v.literal(true), changed, takes<{ id: string }>()) // not in the spec
