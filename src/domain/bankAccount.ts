import { type IbanProblem, ibanProblem } from './iban.ts'
import { plainIban } from './ibanText.ts'

/** What linking an account costs, in cents (spec 9 iDeal verification payment). */
export const VERIFICATION = 1

/** What is wrong with the account that a customer wants to pay from; `current` is the one they pay from now. */
export function newIbanProblem(text: string, current: string | null): IbanProblem | 'same' | null {
  return ibanProblem(text) ?? (current !== null && plainIban(text) === plainIban(current) ? 'same' : null)
}

type Customer = { firstName: string; lastName: string }

/** What stands before a last name, or between names: banks leave it out, or write it at the end. */
const BETWEEN = new Set('van der den de het ter ten te el al von zu en of eo e o cj hr mr mw mevr dhr drs ing ir dr'.split(' '))

/** The words of a name without accents, capitals and signs: `V.d. Berg-Yılmaz` as v, d, berg, yilmaz. */
const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')

const meaning = (words: readonly string[]): string[] => words.filter((word) => !BETWEEN.has(word))

/**
 * Is the holder that a bank names this customer? Banks write `S VISSER`, `Visser, S.` or `Mw S. Visser e/o J. Jansen`: every word of the last
 * name has to be there, and where more is said the first letter of the first name too.
 */
export function isHolder(holder: string, { firstName, lastName }: Customer): boolean {
  const last = meaning(wordsOf(lastName))
  const said = meaning(wordsOf(holder))
  const rest = said.filter((word) => !last.includes(word))
  const [first = ''] = wordsOf(firstName)
  const isNamed = last.length > 0 && last.every((word) => said.includes(word))
  return isNamed && (rest.length === 0 || rest.some((word) => word[0] === first[0]))
}

/** Why an account is not linked though the cent was paid. */
export type LinkProblem = 'other-account' | 'other-name'

/** Compares what the bank says of the payer with what was asked (domain 1.11): another account weighs heavier than another name. */
export function linkProblem(asked: string, paidBy: { iban: string; holder: string }, customer: Customer): LinkProblem | null {
  if (plainIban(paidBy.iban) !== plainIban(asked)) return 'other-account'
  return isHolder(paidBy.holder, customer) ? null : 'other-name'
}
