import { plainIban } from '#kit/typed/ibanText.ts'

/** The price of linking an account, in cents (spec 9 iDeal verification payment). */
export const VERIFICATION = 1

type Customer = { firstName: string; lastName: string }

/** Name particles and titles: banks leave them out or move them to the end. */
const BETWEEN = new Set('van der den de het ter ten te el al von zu en of eo e o cj hr mr mw mevr dhr drs ing ir dr'.split(' '))

/** The words of a name without accents, capitals and punctuation: `V.d. Berg-Yılmaz` gives v, d, berg, yilmaz. */
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
 * True when the holder named by a bank is this customer. Banks write `S VISSER`, `Visser, S.` or `Mw S. Visser e/o J. Jansen`:
 * every word of the last name must occur, and any remaining words must include the first initial.
 */
export function isHolder(holder: string, { firstName, lastName }: Customer): boolean {
  const last = meaning(wordsOf(lastName))
  const said = meaning(wordsOf(holder))
  const rest = said.filter((word) => !last.includes(word))
  const [first = ''] = wordsOf(firstName)
  const isNamed = last.length > 0 && last.every((word) => said.includes(word))
  return isNamed && (rest.length === 0 || rest.some((word) => word[0] === first[0]))
}

export type LinkProblem = 'other-account' | 'other-name'

/**
 * Compares the payer reported by the bank with the account that the customer entered (domain 1.11). Another account takes
 * precedence over another name.
 */
export function linkProblem(asked: string, paidBy: { iban: string; holder: string }, customer: Customer): LinkProblem | null {
  if (plainIban(paidBy.iban) !== plainIban(asked)) return 'other-account'
  return isHolder(paidBy.holder, customer) ? null : 'other-name'
}
