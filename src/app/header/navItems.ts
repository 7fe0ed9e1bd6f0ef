import { copy } from '../../copy.ts'
import type { Visitor } from '../../domain/visitor.ts'
import { type Href, type PlainRoute, routed } from '../../routes/href.ts'

export type NavItem = {
  id: 'overview' | 'usage' | 'invoices' | 'payments' | 'phones' | 'settings'
  label: string
  to: Href
  current: boolean
}

type Row = { id: NavItem['id']; path: PlainRoute; for?: 'postpaid' | 'prepaid'; words: RegExp }

/** Spec 2 main navigation: which items, for whom, and the Dutch and English words in a path that make one active. */
const rows: readonly Row[] = [
  { id: 'overview', path: '/', words: /^\/(?:overzicht|overview)?$/i },
  { id: 'usage', path: '/verbruik', words: /^\/(?:verbruik|usage)/i },
  { id: 'invoices', path: '/facturen', for: 'postpaid', words: /^\/(?:factu|betaal-factuur|betalingsregelingen|invoice)/i },
  { id: 'payments', path: '/betalingen', for: 'prepaid', words: /^\/(?:betalingen|payments)/i },
  { id: 'phones', path: '/verlengen/telefoons', words: /^\/(?:verlengen\/telefoons|phones)/i },
  { id: 'settings', path: '/instellingen', words: /^\/(?:instellingen|settings)/i },
]

/** The items of this kind of customer whose screen exists. */
export function navItems(visitor: Visitor, path: string): NavItem[] {
  if (visitor.kind === 'guest') return []
  const prepaid = visitor.kind === 'customer' ? visitor.flags.prepaid : visitor.prepaid
  return rows.flatMap(({ id, path: target, for: kind, words }) => {
    const to = routed(target)
    const shown = kind === undefined || (kind === 'prepaid') === prepaid
    return to !== null && shown ? [{ id, label: copy.nav[id], to, current: words.test(path) }] : []
  })
}
