/** Questions about invoice lines, and their answers. */
import { addMonths, dayOf, endOfMonth, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { provider } from '#kit/provider.ts'
import { dayInFull, monthName } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { LineQuestion } from '#model/invoices/contract/invoices.ts'
import type { Explanation, InvoiceQuestion } from '#model/invoices/contract/questions.ts'
import { outsideKinds } from '#model/invoices/invoices.ts'
import type { AskedLine, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { mailTo, type Subject } from '../world/message.ts'
import { dateOf, monthsOf, settlementOf } from '../world/months.ts'
import { invoiceIdOf } from './invoices.ts'
import { agreesWith, isAnswered } from './world.ts'

function explanationOf(asked: Pick<AskedLine, 'kind' | 'amount' | 'reason'>): Explanation {
  const { kind, amount } = asked
  if (amount < 0) return 'given'
  if (agreesWith(asked)) return 'before'
  if (kind === 'reminderCosts' || kind === 'collectionCosts') return 'late'
  return outsideKinds.some((outside) => outside === kind) || kind === 'thirdParty' ? 'used' : 'ordered'
}

/** The reference of the question with this number, from 1. */
const referenceOf = ({ number }: Pick<PostpaidAccount, 'number'>, count: number): string =>
  `VR-26${String(number).padStart(3, '0')}-${String(count).padStart(3, '0')}`

/** The number of the question with this reference that was not withdrawn, from 1; null for an unknown one. */
export function questionNumberOf(account: PostpaidAccount, reference: string): number | null {
  const at = account.questions.findIndex(({ withdrawn }, index) => !withdrawn && referenceOf(account, index + 1) === reference)
  return at === -1 ? null : at + 1
}

/** The month of the invoice that deducts money given back on a day; null when no invoice comes any more. */
function monthFor(account: PostpaidAccount, answered: Day): Day | null {
  const next = addMonths(startOfMonth(answered), 1)
  const settlement = settlementOf(account)
  if (next !== settlement && monthsOf(account, endOfMonth(next)).includes(next)) return next
  return settlement !== null && dateOf(account, settlement) > answered ? settlement : null
}

const answerOf = (account: PostpaidAccount, asked: AskedLine): NonNullable<InvoiceQuestion['answer']> =>
  asked.agreed
    ? { kind: 'agreed', on: asked.answeredOn, amount: asked.amount, month: monthFor(account, asked.answeredOn) }
    : { kind: 'explained', on: asked.answeredOn, why: explanationOf(asked) }

/** The questions on a day, newest first. */
export const questionsOf = (account: PostpaidAccount, today: Day): InvoiceQuestion[] =>
  account.questions
    .flatMap((asked, index): InvoiceQuestion[] => {
      const { month, line, kind, amount, reason, text, withdrawn, answeredOn } = asked
      if (withdrawn) return []
      const about = { invoice: invoiceIdOf(account, month), line, kind, amount, reason, text }
      const times = { asked: new Date(asked.asked).toISOString(), answerBy: answeredOn }
      const answer = isAnswered(asked, today) ? answerOf(account, asked) : null
      return [{ id: referenceOf(account, index + 1), ...about, ...times, answer }]
    })
    .toReversed()

/** The lines of the invoice of a month that have a question. */
export const lineQuestionsOf = (account: PostpaidAccount, month: Day, today: Day): LineQuestion[] =>
  account.questions.flatMap((asked) => {
    if (asked.withdrawn || asked.month !== month) return []
    return [{ line: asked.line, state: isAnswered(asked, today) ? (asked.agreed ? 'agreed' : 'explained') : 'open' } as const]
  })

/** The answers, as they come by e-mail. */
export const ofQuestions: Subject = (was, { account, at }) => {
  if (account.type === 'Prepaid') return []
  const before = was.account.type === 'Postpaid' ? was.account.questions : []
  return account.questions.flatMap((asked, index) => {
    const old = before[index]
    const wasAnswered = old !== undefined && isAnswered(old, dayOf(was.at))
    if (asked.withdrawn || wasAnswered || !isAnswered(asked, dayOf(at))) return []
    return [mailTo(account, `${answerText(account, asked)} Je vraagnummer is ${referenceOf(account, index + 1)}.`)]
  })
}

function answerText(account: PostpaidAccount, asked: AskedLine): string {
  const answer = answerOf(account, asked)
  const looked = `We hebben je vraag over je factuur van ${dayInFull(dateOf(account, asked.month))} bekeken.`
  if (answer.kind === 'explained') return `${looked} Het bedrag klopt. In ${provider.product} lees je waarom.`
  const where = answer.month === null ? 'op je rekening' : `op je factuur van ${monthName(answer.month)}`
  return `${looked} Je krijgt ${euro(answer.amount)} terug, ${where}.`
}
