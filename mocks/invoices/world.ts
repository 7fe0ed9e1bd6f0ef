/**
 * Questions about invoice lines. The provider decides when a question is asked, and answers on its day. Once a
 * year it gives back a line of at most € 25 that the customer does not recognise, or the costs of a reminder. Everything else is explained.
 */
import { addMonths, dayOf, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { InvoiceLine, LineKind } from '#model/invoices/contract/invoices.ts'
import { answerByOf } from '#model/invoices/questions.ts'
import type { AskedLine, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { ofSubscriber, type Reducers } from '../world/reducer.ts'
import type { invoiceEvents } from './events.ts'

/** Cents that are given back without more evidence. */
const MOST_BACK = 2500
/** Costs of others, which a customer may not recognise. */
const ofOthers: ReadonlySet<LineKind> = new Set(['service', 'thirdParty', 'abroad'])

const hasGoodwill = ({ questions }: PostpaidAccount, today: Day): boolean =>
  !questions.some(({ agreed, withdrawn, asked }) => agreed && !withdrawn && dayOf(asked) > addMonths(today, -12))

/** Would the provider give this back, if it has not been generous yet? */
export const agreesWith = ({ kind, amount, reason }: Pick<AskedLine, 'kind' | 'amount' | 'reason'>): boolean =>
  amount > 0 && amount <= MOST_BACK && (kind === 'reminderCosts' || (reason === 'unknown' && ofOthers.has(kind)))

/** Has a question got its answer? */
export const isAnswered = ({ answeredOn }: Pick<AskedLine, 'answeredOn'>, today: Day): boolean => answeredOn <= today

/** The money that was given back in the requested months, as lines. */
export const questionLinesOf = ({ questions }: PostpaidAccount, today: Day, isAsked: (month: Day) => boolean): InvoiceLine[] =>
  questions.flatMap((asked): InvoiceLine[] => {
    const { agreed, withdrawn, amount, answeredOn: on } = asked
    if (!agreed || withdrawn || !isAnswered(asked, today) || !isAsked(startOfMonth(on))) return []
    return [{ kind: 'credit', amount: -amount, from: on, until: on }]
  })

export const invoiceReducers: Reducers<typeof invoiceEvents> = {
  'question-asked': ofSubscriber((account, { month, line, lineKind, amount, reason, text, at }, today) => {
    const about = { month, line, kind: lineKind, amount, reason, text }
    const agreed = agreesWith(about) && hasGoodwill(account, today)
    const asked = { ...about, asked: at, answeredOn: answerByOf(today), agreed, withdrawn: false }
    return { ...account, questions: [...account.questions, asked] }
  }),
  'question-withdrawn': ofSubscriber((account, { number }, today) => ({
    ...account,
    questions: account.questions.map((asked, index) =>
      index === number - 1 && !isAnswered(asked, today) ? { ...asked, withdrawn: true } : asked,
    ),
  })),
  'questions-answered': ofSubscriber((account, _, today) => ({
    ...account,
    questions: account.questions.map((asked) => (isAnswered(asked, today) ? asked : { ...asked, answeredOn: today })),
  })),
}
