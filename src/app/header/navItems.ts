import { customerCopy } from '#kit/customerCopy.ts'
import { factsOf, type Visitor } from '#model/visitor.ts'
import type { Href, PlainPath } from '#platform/router/href.ts'
import { offered } from '#platform/router/offered.ts'

type NavItem = {
  id: 'overview' | 'usage' | 'invoices' | 'payments' | 'phones' | 'settings'
  label: string
  to: Href
  current: boolean
}

type Row = { id: NavItem['id']; path: PlainPath; words: readonly string[] }

/** The items of the main navigation, and the Dutch and English path words that make each active. */
const rows: readonly Row[] = [
  { id: 'overview', path: '/', words: ['overzicht', 'overview', 'home'] },
  { id: 'usage', path: '/verbruik', words: ['verbruik', 'usage'] },
  {
    id: 'invoices',
    path: '/facturen',
    words: ['facturen', 'factuur', 'betalingsregelingen', 'betalingsregeling', 'invoices', 'invoice'],
  },
  { id: 'payments', path: '/betalingen', words: ['betalingen', 'betaling', 'payments', 'payment'] },
  { id: 'phones', path: '/verlengen/telefoons', words: ['telefoons', 'telefoon', 'phones', 'phone', 'handsets', 'handset'] },
  { id: 'settings', path: '/instellingen', words: ['instellingen', 'instelling', 'settings', 'setting'] },
]

/** The item of a path: that of the first known word, separated by slashes and hyphens. */
function itemOf(path: string): NavItem['id'] | undefined {
  if (path === '/') return 'overview'
  const named = path
    .toLowerCase()
    .split(/[/-]/)
    .flatMap((word) => rows.find(({ words }) => words.includes(word)) ?? [])
  return named[0]?.id
}

/** The items that this customer may open. */
export function navItems(visitor: Visitor, path: string): NavItem[] {
  const facts = factsOf(visitor)
  if (facts === null) return []
  const here = itemOf(path)
  return rows.flatMap(({ id, path: target }) => {
    const to = offered(target, facts)
    return to === null ? [] : [{ id, label: customerCopy.nav[id], to, current: id === here }]
  })
}
