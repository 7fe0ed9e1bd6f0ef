import { parse } from 'regexparam'
import { isSwitchedOn } from '#routes/switches.ts'
import { table } from '#routes/table.ts'
import type { Route, RouteAddress } from './route.ts'

export type FoundRoute = { pattern: string; route: Route; params: RouteAddress['params'] }

const rows = Object.entries<Route>(table).filter(([pattern]) => isSwitchedOn(pattern))
const hasNames = (pattern: string) => pattern.includes(':')
/** The rows without parameters, keyed by lower-case path. */
const plain = new Map(rows.filter(([pattern]) => !hasNames(pattern)).map((row) => [row[0].toLowerCase(), row]))
const named = rows
  .filter(([pattern]) => hasNames(pattern))
  .map(([pattern, route]) => {
    const { pattern: matcher, keys } = parse(pattern)
    return { pattern, route, matcher, keys }
  })

/** The row of a path. Rows without parameters take precedence; case and one trailing slash are ignored. */
export function find(path: string): FoundRoute | undefined {
  const own = plain.get(path.toLowerCase().replace(/(?<=.)\/$/, ''))
  if (own) return { pattern: own[0], route: own[1], params: {} }
  for (const { pattern, route, matcher, keys } of named) {
    const values = matcher.exec(path)?.slice(1)
    if (values) return { pattern, route, params: Object.fromEntries(keys.map((name, at) => [name, decoded(values[at] ?? '')])) }
  }
  return undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The parameters and query of an address, as its screen receives them. */
export const addressOf = ({ params }: Pick<FoundRoute, 'params'>, search: string): RouteAddress => ({
  params,
  query: new URLSearchParams(search),
})

/** True for a step of a purchase or flow; false for the thank-you page. */
export function isFlow(path: string): boolean {
  const route = find(path)?.route
  if (!route || 'redirect' in route) return false
  return route.flow === true || (route.nav === 'hidden' && route.layout !== 'default-orange')
}

/** Collapses repeated slashes, before a path is used anywhere. */
export const collapsed = (path: string): string => path.replace(/\/{2,}/g, '/')

/** The paths of all screens, with `:name` for parameters. */
export const patterns = (): string[] => [
  ...[...plain.values()].map(([pattern]) => pattern),
  ...named.map(({ pattern }) => pattern),
]

/** Adds a page of the mock build to the table. */
export function addRow(path: `/${string}`, route: Route): void {
  plain.set(path.toLowerCase(), [path, route])
}
