import type { Description } from '../../fixtures/accounts/account.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import type { AccessFacts } from '../../src/domain/access.ts'
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
  path.startsWith('/verlengen/telefoons/')
    ? { brand: 'talura', name: 's2', spec: '128-gb-zwart' }
    : path === '/betaal-factuur/:id'
      ? { id: 'alle-facturen' }
      : {}

/** A guest, a subscriber, a prepaid customer, and one who has not finished onboarding. */
const COLUMNS = [null, 1, 30, 14]

const factsOf = (account: Description | undefined): AccessFacts | null => (account ? tell(account, TODAY).facts : null)

/** The numbers of the accounts that may see this. */
export const allowedTo = (path: string, route: Route): number[] =>
  accounts.flatMap((account) => (verdict(route, factsOf(account), path) === 'show' ? account.number : []))

/** The number of the first account that may see this. */
export const firstAllowed = (path: string, route: Route): number | undefined => allowedTo(path, route)[0]

const textOf = (what: Verdict): string =>
  what === 'show' ? '+' : what === 'not-found' ? '404' : what === 'undecided' ? '?' : `> ${what.go}`

/** The verdict on each row. */
const verdictsOf = (number: number | null): readonly string[] => {
  const facts = factsOf(accounts.find((account) => account.number === number))
  return rows.map(([path, route]) => textOf(verdict(route, facts, path)))
}

const columns = COLUMNS.map((number) => ({ name: String(number ?? 'gast'), verdicts: verdictsOf(number) }))

const rights = (route: Route): string => ('redirect' in route ? `> ${route.redirect}` : route.for)

const line = (cells: readonly string[], right = '', path = ''): string =>
  `${[...cells.map((cell) => cell.padEnd(23)), right.padEnd(12)].join(' ')} ${path}`.trimEnd()

/** An account with the column that it differs from least, and the rows on which it differs. */
function accountLines({ number, title }: Description): string[] {
  const verdicts = verdictsOf(number)
  const differing = columns.map(({ name, verdicts: usual }) => ({
    name,
    at: rows.flatMap(([path], row) => (verdicts[row] === usual[row] ? [] : `  ${verdicts[row]?.padEnd(4)} ${path}`)),
  }))
  const [nearest] = differing.toSorted((a, b) => a.at.length - b.at.length)
  if (!nearest) return []
  return [`${number} ${title}: as ${nearest.name}${nearest.at.length > 0 ? ', but' : ''}`, ...nearest.at]
}

/**
 * Who may see what, as one text to review: the route table with its access rules and the verdict on a few visitors, and then what is
 * different for each test account. An account that is added or changed only touches lines of its own.
 */
export const printedRoutes = (): string =>
  [
    line(columns.map(({ name }) => name)),
    ...rows.map(([path, route], row) =>
      line(
        columns.map(({ verdicts }) => verdicts[row] ?? ''),
        rights(route),
        path,
      ),
    ),
    '',
    ...accounts.flatMap(accountLines),
  ].join('\n')
