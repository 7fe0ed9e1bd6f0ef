import { plain } from '../../server/plainText.ts'
import type { DemoAccount } from './control.ts'
import { screensOf } from './screens.ts'

const typeNames = { Postpaid: 'Abonnement', Prepaid: 'Prepaid' } as const

/** The number of digits from which phone numbers are searched; shorter sequences occur in nearly all of them. */
const OF_A_PHONE = 4

type Words = { called: string; all: string }
const known = new WeakMap<DemoAccount, Words>()

/** The searchable texts of an account, cached. */
function wordsOf(account: DemoAccount): Words {
  const found = known.get(account)
  if (found) return found
  const called = plain(`${account.title} ${account.name}`)
  const titles = screensOf(account).map(({ title }) => title)
  const about = [account.type, typeNames[account.type], account.showsText, ...account.shows, ...titles].join(' ')
  const words = { called, all: `${called} ${plain(about)}` }
  known.set(account, words)
  return words
}

/** The rank of a match: 0 for the number, 1 for the name, 2 for other text; null without a match. */
function rankOf(account: DemoAccount, wanted: string): number | null {
  const digits = wanted.replace(/[\s-]/g, '')
  if (digits === String(account.number) || digits === account.phoneNumber) return 0
  const { called, all } = wordsOf(account)
  if (digits.length >= OF_A_PHONE && /^\d+$/.test(digits)) {
    if (account.phoneNumber.includes(digits)) return 1
    return all.replace(/(\d) (?=\d)/g, '$1').includes(digits) ? 2 : null
  }
  const words = wanted.split(/\s+/)
  if (words.every((word) => called.includes(word))) return 1
  return words.every((word) => all.includes(word)) ? 2 : null
}

/**
 * The accounts that match the search, best match first: by number, phone number, title, name, type, and screens. Every word must match. An
 * empty search answers all accounts in their own order.
 */
export function accountsFor(accounts: readonly DemoAccount[], typed: string): DemoAccount[] {
  const wanted = plain(typed).trim()
  if (wanted === '') return [...accounts]
  return accounts
    .flatMap((account) => {
      const rank = rankOf(account, wanted)
      return rank === null ? [] : [{ account, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ account }) => account)
}
