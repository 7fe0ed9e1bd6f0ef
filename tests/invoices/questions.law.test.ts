import { momentOf } from '#kit/dates.ts'
import { sumOf } from '#kit/words/money.ts'
import { getInvoice, getInvoices, getNextInvoice, LATEST } from '#model/invoices/contract/invoices.ts'
import {
  askAboutInvoice,
  getInvoiceQuestions,
  questionReasons,
  withdrawInvoiceQuestion,
} from '#model/invoices/contract/questions.ts'
import { answerByOf } from '#model/invoices/questions.ts'
import { between } from '../../mocks/world/random.ts'
import { type Customer, chance, law, oneOf } from '../law/law.ts'

type Choice = { invoice: string; line: number; amount: number; reason: (typeof questionReasons)[number] }

const newest = async (customer: Customer) => (await customer.read(getInvoiceQuestions))[0]

/** The state of the question at its line of the invoice. */
async function atLine(customer: Customer, { invoice, line }: Choice): Promise<string | null> {
  const { questions = [] } = (await customer.read(getInvoice, { id: invoice })) ?? {}
  return questions.find((question) => question.line === line)?.state ?? null
}

/** The cents of the line on the invoice of a month that come from an answer on a day. */
async function backOn(customer: Customer, month: string, on: string): Promise<number> {
  const { invoices } = await customer.read(getInvoices)
  const invoice = await customer.read(getInvoice, { id: invoices.find((one) => one.month === month)?.id ?? '' })
  return -sumOf((invoice?.lines ?? []).filter(({ kind, from }) => kind === 'credit' && from === on))
}

law<Choice>('a question about an invoice line', {
  // ordinary ones, with 0900 numbers, paid services and calls abroad, with a phone, and one whose subscription has ended
  accounts: [1, 2, 3, 5, 6, 11, 16, 26, 28],
  async choose(customer, random) {
    const invoice = await customer.read(getInvoice, { id: LATEST })
    if (!invoice || invoice.lines.length === 0) return null
    // The last line is often one that may be given back.
    const isLast = chance(random, 0.5)
    const line = isLast ? invoice.lines.length - 1 : between(random, 0, invoice.lines.length - 1)
    return {
      invoice: invoice.id,
      line,
      amount: invoice.lines[line]?.amount ?? 0,
      reason: isLast ? 'unknown' : oneOf(random, questionReasons),
    }
  },
  told: async (customer, { amount }) => ({
    answerBy: answerByOf(customer.today()),
    amount,
    waits: 'open',
    isAnswered: true,
    isRight: true,
  }),
  async order(customer, choice) {
    const { answerBy, amount } = await customer.write(askAboutInvoice, { ...choice, text: 'Dit klopt niet.' })
    return { answerBy, amount }
  },
  async pending(customer, choice) {
    const question = await newest(customer)
    return {
      vraag: { answerBy: question?.answerBy, amount: question?.amount },
      regel: { waits: await atLine(customer, choice) },
    }
  },
  startsOn: ({ answerBy }) => (typeof answerBy === 'string' ? answerBy : null),
  async after(customer, choice) {
    const question = await newest(customer)
    const answer = question?.answer
    if (!question || !answer) return { antwoord: { isAnswered: false } }
    const isSame = (await atLine(customer, choice)) === answer.kind
    if (answer.kind === 'explained') return { antwoord: { answerBy: answer.on, isAnswered: isSame } }
    const next = await customer.read(getNextInvoice)
    const { amount, month, on } = answer
    const isAhead = next?.lines.some((line) => line.kind === 'credit' && line.amount === -amount && line.from === on) ?? false
    // The invoice that deducts it is made within two months.
    if (month !== null) await customer.turnTo(`${month.slice(0, 8)}10`)
    const isRight = month === null || ((next?.month !== month || isAhead) && (await backOn(customer, month, on)) === amount)
    return { antwoord: { answerBy: on, amount, isAnswered: isSame, isRight } }
  },
  undo: {
    async by(customer) {
      const question = await newest(customer)
      return customer.write(withdrawInvoiceQuestion, { id: question?.id ?? '' })
    },
    leaves: async (customer) => ({
      questions: await customer.read(getInvoiceQuestions),
      invoice: await customer.read(getInvoice, { id: LATEST }),
      next: (await customer.read(getNextInvoice))?.lines,
      at: momentOf(customer.today()),
    }),
  },
})
