import type { DemoAccount } from './control.ts'
import { screensOf } from './screens.ts'

/** How the panel names the two types. */
const typeNames = { Postpaid: 'Abonnement', Prepaid: 'Prepaid' } as const

/** In small letters, without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** So many digits in a row are looked for in phone numbers; fewer occur in nearly all of them. */
const OF_A_PHONE = 4

type Words = { called: string; all: string }
const known = new WeakMap<DemoAccount, Words>()

/** What an account is called, and all that is said about it; put together once. */
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

/** How well an account fits: 0 is its number, 1 what it is called, 2 anything else about it; null: not at all. */
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
 * The accounts that fit what is typed, the best first: by number, phone number, title, name, type, and what they show. Every word must
 * occur. Nothing typed: all of them, as they are.
 */
export function search(accounts: readonly DemoAccount[], typed: string): DemoAccount[] {
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
