import { accounts } from '../../fixtures/accounts/all.ts'
import type { Facts } from '../../src/domain/access.ts'
import type { Route, Screen } from '../../src/routes/route.ts'
import { screens } from '../../src/routes/screens.ts'
import { table } from '../../src/routes/table.ts'
import { type Verdict, verdict } from '../../src/routes/verdict.ts'
import { tell } from '../mocks/told.ts'

/** Any day will do: no right of a test account depends on it. */
const TODAY = '2026-11-20'

export const rows: readonly [string, Route][] = Object.entries(table)

const ofCustomers: Readonly<Record<string, Screen>> = screens

/** The screen that a row shows. */
export function screenAt(path: string, route: Exclude<Route, { redirect: string }>): Screen {
  const screen = route.screen ? route : ofCustomers[path]
  if (!screen) throw new Error(`${path} has no screen`)
  return screen
}

/** Example values for the parameters in a path. */
export const exampleOf = (path: string): Record<string, string> =>
  path.startsWith('/verlengen/telefoons/') ? { brand: 'talura', name: 's2', spec: '128-gb-zwart' } : {}

/** All visitors: a guest, and the test accounts. */
export const visitors: readonly [string, Facts | null][] = [
  ['gast', null],
  ...accounts.map((account): [string, Facts] => [String(account.number), tell(account, TODAY).facts]),
]

const said = (what: Verdict): string =>
  what === 'show' ? '+' : what === 'not-found' ? '404' : what === 'undecided' ? '?' : `> ${what.go}`

/** `Postpaid 1, 2, 3` instead of 29 columns: groups the visitors with the same verdict on a row. */
function grouped(path: string, route: Route): string {
  const groups = new Map<string, string[]>()
  for (const [name, facts] of visitors) {
    const key = said(verdict(route, facts, path))
    groups.set(key, [...(groups.get(key) ?? []), name])
  }
  const all = visitors.length - 1
  return [...groups]
    .map(([key, names]) => `${key}: ${names.length === all && !names.includes('gast') ? 'alle accounts' : names.join(' ')}`)
    .join('   ')
}

const rights = (route: Route): string => ('redirect' in route ? `> ${route.redirect}` : route.for)

/** The route table with its access rules and each visitor's verdict, as one text to review. */
export const printedRoutes = (): string =>
  rows.map(([path, route]) => `${path.padEnd(28)} ${rights(route).padEnd(12)} ${grouped(path, route)}`).join('\n')
