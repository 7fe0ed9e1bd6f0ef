import type { Day } from '#kit/parts.ts'
import type { BadgeTone } from '#kit/ui/Badge.tsx'
import { dayInFull, dayText } from '#kit/words/dateText.ts'
import { euro, sumOf } from '#kit/words/money.ts'
import { type ArrangementTerm, countsFor, isLate, type PlannedTerm, planOf } from '#model/invoices/arrangements.ts'
import { copy } from './copy.ts'

type Offer = { amount: number; firstOn: Day }

/** The possible numbers of terms, each with its monthly amount. */
export const optionsOf = ({ amount, firstOn }: Offer) =>
  countsFor(amount).map((count) => {
    const plan = planOf(amount, count, firstOn)
    const [first, last] = [plan.at(0)?.amount ?? 0, plan.at(-1)?.amount ?? 0]
    return {
      count,
      title: copy.request.option(count),
      price: copy.request.price(euro(first)),
      text: first === last ? null : copy.request.uneven(euro(first), euro(last)),
    }
  })

/** Three terms suit most customers. */
const PROPOSED = 3

/** The wanted number of terms if possible, otherwise the proposed number or the largest possible one. */
export function countChosen(wanted: number | null, amount: number): number {
  const counts = countsFor(amount)
  return counts.find((count) => count === wanted) ?? counts.find((count) => count === PROPOSED) ?? counts.at(-1) ?? 0
}

export const planRows = (plan: readonly PlannedTerm[]) =>
  plan.map(({ amount, dueOn }, at) => ({ term: `${copy.active.term(at + 1)}, ${dayInFull(dueOn)}`, amount: euro(amount) }))

/** The state of a term. `isChecked`: a bank is processing its payment, so that nothing is asked for it. */
export function termText(
  { dueOn, paidOn }: ArrangementTerm,
  today: Day,
  isChecked: boolean,
): { word: string; tone: BadgeTone; text: string } {
  if (paidOn !== null) return { word: copy.states.paid, tone: 'good', text: copy.active.paidOn(dayText(paidOn)) }
  const text = copy.active.dueOn(dayText(dueOn))
  if (isChecked) return { word: copy.states.checked, tone: 'info', text }
  return isLate({ dueOn, paidOn }, today)
    ? { word: copy.states.late, tone: 'bad', text }
    : { word: copy.states.open, tone: 'warn', text }
}

export const termsLeft = (terms: readonly ArrangementTerm[]): number => sumOf(terms.filter(({ paidOn }) => paidOn === null))
