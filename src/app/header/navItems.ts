import { customerCopy } from '../../customerCopy.ts'
import type { Visitor } from '../../domain/visitor.ts'
import { type Href, type PlainPath, routed } from '../../routes/href.ts'

export type NavItem = {
  id: 'overview' | 'usage' | 'invoices' | 'payments' | 'phones' | 'settings'
  label: string
  to: Href
  current: boolean
}

type Row = { id: NavItem['id']; path: PlainPath; for?: 'postpaid' | 'prepaid'; words: readonly string[] }

/** The main navigation (spec 2): which items there are, for whom, and the Dutch and English words in a path that make one active. */
const rows: readonly Row[] = [
  { id: 'overview', path: '/', words: ['overzicht', 'overview', 'home'] },
  { id: 'usage', path: '/verbruik', words: ['verbruik', 'usage'] },
  {
    id: 'invoices',
    path: '/facturen',
    for: 'postpaid',
    words: ['facturen', 'factuur', 'betalingsregelingen', 'betalingsregeling', 'invoices', 'invoice'],
  },
  { id: 'payments', path: '/betalingen', for: 'prepaid', words: ['betalingen', 'betaling', 'payments', 'payment'] },
  { id: 'phones', path: '/verlengen/telefoons', words: ['telefoons', 'telefoon', 'phones', 'phone', 'handsets', 'handset'] },
  { id: 'settings', path: '/instellingen', words: ['instellingen', 'instelling', 'settings', 'setting'] },
]

/** The item that a path belongs to: the one that has the first known word of the path. Words lie between slashes and hyphens. */
function itemOf(path: string): NavItem['id'] | undefined {
  if (path === '/') return 'overview'
  const named = path
    .toLowerCase()
    .split(/[/-]/)
    .flatMap((word) => rows.find(({ words }) => words.includes(word)) ?? [])
  return named[0]?.id
}

/** The items of this kind of customer whose screen exists. */
export function navItems(visitor: Visitor, path: string): NavItem[] {
  if (visitor.kind === 'guest') return []
  const prepaid = visitor.kind === 'customer' ? visitor.flags.prepaid : visitor.prepaid
  const here = itemOf(path)
  return rows.flatMap(({ id, path: target, for: kind }) => {
    const to = routed(target)
    const shown = kind === undefined || (kind === 'prepaid') === prepaid
    return to !== null && shown ? [{ id, label: customerCopy.nav[id], to, current: id === here }] : []
  })
}
