import type { Day } from '../api/contract/parts.ts'
import { addDays, addMonths } from './dates.ts'

/** In how many terms open invoices can be paid (domain 1.10 arrangement). */
export const TERM_COUNTS = [2, 3, 4, 5, 6] as const
export const [FEWEST_TERMS, MOST_TERMS] = [2, 6] as const

/** A term is never less than this (cents): a small amount is not spread. */
const LEAST_TERM = 500

/** The first term is due within so many days. */
export const FIRST_TERM_DAYS = 7
/** A term that is not paid so many days after its day ends the arrangement. */
const MISSED_DAYS = 7

/** Cents, and the last day on which it is in time. */
export type PlannedTerm = { amount: number; dueOn: Day }
export type Term = PlannedTerm & { paidOn: Day | null }
export type ArrangementState = 'RUNNING' | 'FINISHED' | 'STOPPED'

/**
 * An amount (cents) in so many terms, one a month from the first day on, without interest (domain 1.10). They differ by a cent at most, the
 * first ones being the higher, and together they are the amount.
 */
export function planOf(amount: number, count: number, firstOn: Day): PlannedTerm[] {
  const [least, over] = [Math.floor(amount / count), amount % count]
  return Array.from({ length: count }, (_, at) => ({
    amount: at < over ? least + 1 : least,
    dueOn: addMonths(firstOn, at),
  }))
}

/** The counts that an amount (cents) can be divided into: none when it is too small to be spread. */
export const countsFor = (amount: number): number[] => TERM_COUNTS.filter((count) => amount >= count * LEAST_TERM)

/** The last day on which a term can be paid before the arrangement ends. */
export const lastChanceOf = ({ dueOn }: Pick<Term, 'dueOn'>): Day => addDays(dueOn, MISSED_DAYS)

/** Is it past its day, and not paid? */
export const isLate = ({ dueOn, paidOn }: Pick<Term, 'dueOn' | 'paidOn'>, today: Day): boolean => paidOn === null && dueOn < today

type Paying = Pick<Term, 'dueOn' | 'paidOn'>

/** Finished when all is paid; stopped when a term was missed (domain 1.10). */
export function arrangementStateOf(terms: readonly Paying[], today: Day): ArrangementState {
  const open = terms.filter(({ paidOn }) => paidOn === null)
  if (open.length === 0) return 'FINISHED'
  return open.some((term) => lastChanceOf(term) < today) ? 'STOPPED' : 'RUNNING'
}

/** The term that is to be paid next; null when all are. */
export const nextTermOf = <One extends Pick<Term, 'paidOn'>>(terms: readonly One[]): One | null =>
  terms.find(({ paidOn }) => paidOn === null) ?? null

/** Cents that have been paid. */
export const paidInTermsOf = (terms: readonly Pick<Term, 'amount' | 'paidOn'>[]): number =>
  terms.reduce((sum, { amount, paidOn }) => (paidOn === null ? sum : sum + amount), 0)

/** What of an invoice was paid in terms (cents), and when the last of it was, once it is all paid. */
export type Covered = { paid: number; paidOn: Day | null }

/** What was paid in terms pays the invoices (cents, the oldest first) one after the other. */
export function coveredBy(amounts: readonly number[], terms: readonly Pick<Term, 'amount' | 'paidOn'>[]): Covered[] {
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
