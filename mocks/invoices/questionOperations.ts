import * as v from 'valibot'
import type { InvoiceLine } from '#model/invoices/contract/invoices.ts'
import * as contract from '#model/invoices/contract/questions.ts'
import { questionReasons } from '#model/invoices/contract/questions.ts'
import { questionProblem } from '#model/invoices/questions.ts'
import { checked, Refusal } from '../server/answers.ts'
import { area, type Context } from '../server/backend.ts'
import { subscriber } from '../subscription/operations.ts'
import { agreedOn } from '../world/orders.ts'
import { invoicesOf, monthsWith } from './invoices.ts'
import { questionNumberOf, questionsOf } from './questions.ts'

const Asked = v.object({
  invoice: v.pipe(v.string(), v.maxLength(200)),
  line: v.pipe(v.number(), v.integer(), v.minValue(0)),
  amount: v.number(),
  reason: v.picklist(questionReasons),
  text: v.pipe(v.string(), v.maxLength(1000)),
})
const Withdrawn = v.object({ id: v.pipe(v.string(), v.maxLength(100)) })

/** The invoice of this customer and its line at this place. */
function found({ account, world }: Context, id: string, place: number): { month: string; line: InvoiceLine } {
  const customer = subscriber(account)
  const months = monthsWith(customer, [id], world.today)
  const invoice = months.size === 0 ? undefined : invoicesOf(customer, world, months).find((one) => one.id === id)
  const line = invoice?.lines[place]
  if (!invoice || !line) throw new Refusal(404, 'No such line')
  return { month: invoice.month, line }
}

export const questionOperations = area(contract)({
  getInvoiceQuestions: (_, { account, world }) => questionsOf(subscriber(account), world.today),

  askAboutInvoice(input, context) {
    const { invoice: id, line: place, amount, reason, text } = checked(Asked, input)
    const { month, line } = found(context, id, place)
    agreedOn(amount, line.amount)
    if (questionProblem(text, reason) !== null) throw new Refusal(400, 'Unknown input')
    const isAsked = subscriber(context.account).questions.some(
      (one) => !one.withdrawn && one.month === month && one.line === place,
    )
    if (isAsked) throw new Refusal(409, 'This line has a question', 'ALREADY')
    const asked = { month, line: place, lineKind: line.kind, amount, reason, text } as const
    const [question] = questionsOf(subscriber(context.record({ kind: 'question-asked', ...asked })), context.world.today)
    if (!question) throw new Error('A question that was recorded is there')
    return { id: question.id, answerBy: question.answerBy, amount }
  },

  withdrawInvoiceQuestion(input, { account, world, record }) {
    const { id } = checked(Withdrawn, input)
    const customer = subscriber(account)
    const number = questionNumberOf(customer, id)
    if (number === null) throw new Refusal(404, 'No such question')
    if (questionsOf(customer, world.today).find((one) => one.id === id)?.answer)
      throw new Refusal(409, 'It was answered', 'TOO_LATE')
    record({ kind: 'question-withdrawn', number })
    return true
  },
})
