import type { AccessFacts } from '#model/access/access.ts'
import type { Route } from '#platform/router/route.ts'
import { type Verdict, verdict } from '#platform/router/verdict.ts'
import type { Description } from '../../fixtures/accounts/account.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { tell } from '../world/told.ts'
import { rows } from './rows.ts'
import { COLUMNS, WIDTH } from './visitors.ts'

/** Any day will do: no right of a test account depends on it. */
const TODAY = '2026-11-20'

const factsOf = (account: Description | undefined): AccessFacts | null => (account ? tell(account, TODAY).facts : null)

/** The numbers of the accounts that may see this. */
export const allowedTo = (path: string, route: Route): number[] =>
  accounts.flatMap((account) => (verdict(route, factsOf(account), path) === 'show' ? account.number : []))

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
  `${[...cells.map((cell) => cell.padEnd(WIDTH - 1)), right.padEnd(12)].join(' ')} ${path}`.trimEnd()

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
