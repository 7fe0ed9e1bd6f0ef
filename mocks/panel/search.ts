import type { DemoAccount } from './control.ts'
import { screensOf } from './screens.ts'

/** How the panel names the two types. */
export const typeNames = { Postpaid: 'Abonnement', Prepaid: 'Prepaid' } as const

/** In small letters, without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** So many digits in a row are looked for in phone numbers; fewer occur in nearly all of them. */
const OF_A_PHONE = 4

/** How well an account fits: 0 is its number, 1 what it is called, 2 anything else about it; null: not at all. */
function rankOf(account: DemoAccount, wanted: string): number | null {
  const digits = wanted.replace(/[\s-]/g, '')
  if (digits === String(account.number) || digits === account.phoneNumber) return 0
  const isPhone = digits.length >= OF_A_PHONE && /^\d+$/.test(digits)
  if (isPhone && account.phoneNumber.includes(digits)) return 1
  const called = plain(`${account.title} ${account.name}`)
  const all = plain(
    [
      called,
      account.type,
      typeNames[account.type],
      account.showsText,
      ...account.shows,
      ...screensOf(account).map((s) => s.title),
    ].join(' '),
  )
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
