import { addDays, addMonths } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'

/** The numbers of terms in which open invoices can be paid (domain 1.10 arrangement). */
const TERM_COUNTS = [2, 3, 4, 5, 6] as const
export const [FEWEST_TERMS, MOST_TERMS] = [2, 6] as const

/** A term is at least this amount (cents). */
const LEAST_TERM = 500

/** The first term is due within this many days. */
export const FIRST_TERM_DAYS = 7
/** A term still unpaid this many days after its due date ends the arrangement. */
const MISSED_DAYS = 7

/** `amount` in cents; `dueOn` is the last day on which a payment is in time. */
export type PlannedTerm = { amount: number; dueOn: Day }
export type ArrangementTerm = PlannedTerm & { paidOn: Day | null }
type ArrangementState = 'RUNNING' | 'FINISHED' | 'STOPPED'

/**
 * Splits an amount (cents) into monthly terms without interest, the first due on `firstOn` (domain 1.10). Terms differ by at most
 * one cent, the higher ones first.
 */
export function planOf(amount: number, count: number, firstOn: Day): PlannedTerm[] {
  const [least, over] = [Math.floor(amount / count), amount % count]
  return Array.from({ length: count }, (_, at) => ({
    amount: at < over ? least + 1 : least,
    dueOn: addMonths(firstOn, at),
  }))
}

/** The numbers of terms possible for an amount (cents); empty when the amount is too small to spread. */
export const countsFor = (amount: number): number[] => TERM_COUNTS.filter((count) => amount >= count * LEAST_TERM)

/** The last day on which a late term can be paid before the arrangement ends. */
export const lastChanceOf = ({ dueOn }: Pick<ArrangementTerm, 'dueOn'>): Day => addDays(dueOn, MISSED_DAYS)

/** True when the due date has passed and the term is unpaid. */
export const isLate = ({ dueOn, paidOn }: Pick<ArrangementTerm, 'dueOn' | 'paidOn'>, today: Day): boolean =>
  paidOn === null && dueOn < today

/** `sentOn`: the day of a payment that a bank still checks. */
type Paying = Pick<ArrangementTerm, 'dueOn' | 'paidOn'> & { readonly sentOn?: Day }

/** Finished when every term is paid, stopped when one was missed (domain 1.10). A payment that a bank still checks misses nothing. */
export function arrangementStateOf(terms: readonly Paying[], today: Day): ArrangementState {
  const open = terms.filter(({ paidOn }) => paidOn === null)
  if (open.length === 0) return 'FINISHED'
  return open.some((term) => term.sentOn === undefined && lastChanceOf(term) < today) ? 'STOPPED' : 'RUNNING'
}

/** The first unpaid term; null when all are paid. */
export const nextTermOf = <One extends Pick<ArrangementTerm, 'paidOn'>>(terms: readonly One[]): One | null =>
  terms.find(({ paidOn }) => paidOn === null) ?? null

/** Cents paid so far. */
export const paidInTermsOf = (terms: readonly Pick<ArrangementTerm, 'amount' | 'paidOn'>[]): number =>
  terms.reduce((sum, { amount, paidOn }) => (paidOn === null ? sum : sum + amount), 0)

/** The cents of an invoice paid in terms, and the day of the last payment once the invoice is fully paid. */
export type Covered = { paid: number; paidOn: Day | null }

/** Divides the paid terms over the invoices (cents, oldest first), one after the other. */
export function coveredBy(amounts: readonly number[], terms: readonly Pick<ArrangementTerm, 'amount' | 'paidOn'>[]): Covered[] {
  const paid = terms.flatMap(({ amount, paidOn }) => (paidOn === null ? [] : [{ amount, paidOn }]))
  let before = 0
  return amounts.map((amount) => {
    const until = before + amount
    let sum = 0
    const last = paid.find((term) => {
      sum += term.amount
      return sum >= until
    })
    const covered = Math.min(Math.max(paidInTermsOf(terms) - before, 0), amount)
    before = until
    return { paid: covered, paidOn: last?.paidOn ?? null }
  })
}
