import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import type { Address, Route } from './route.ts'
import { isSwitchedOn } from './switches.ts'
import { table } from './table.ts'

export type Found = { pattern: string; route: Route; params: Address['params'] }

const rows = Object.entries<Route>(table).filter(([pattern]) => isSwitchedOn(pattern))
const hasNames = (pattern: string) => pattern.includes(':')
/** Rows of one address each, by that address in lower case. */
const plain = new Map(rows.filter(([pattern]) => !hasNames(pattern)).map((row) => [row[0].toLowerCase(), row]))
const named = rows.filter(([pattern]) => hasNames(pattern))

/** The row of a path: one without names comes before one with them; case and one trailing slash do not matter. */
export function find(path: string): Found | undefined {
  const own = plain.get(path.toLowerCase().replace(/(?<=.)\/$/, ''))
  if (own) return { pattern: own[0], route: own[1], params: {} }
  for (const [pattern, route] of named) {
    const [isMatch, params] = matchRoute(parse, pattern, path)
    if (isMatch) return { pattern, route, params: valuesOf(params) }
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

/** The values of the names in a pattern; the router numbers them as well. */
const valuesOf = (params: object): Address['params'] =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      /^\d+$/.test(name) || typeof value !== 'string' ? [] : [[name, decoded(value)]],
    ),
  )

/** The parameters and the query that the screen of this row gets from the address. */
export const addressOf = ({ params }: Pick<Found, 'params'>, search: string): Address => ({
  params,
  query: new URLSearchParams(search),
})

/** Is this path a step of a purchase or a flow? The thank-you page at the end is none. */
export function isFlow(path: string): boolean {
  const route = find(path)?.route
  if (!route || 'redirect' in route) return false
  return route.flow === true || (route.nav === 'hidden' && route.layout !== 'default-orange')
}

/** Makes one slash of several (spec 2), before anything else looks at a path. */
export const collapsed = (path: string): string => path.replace(/\/{2,}/g, '/')

/** The paths of all screens, with `:name` for what varies. */
export const patterns = (): string[] => [...plain.values(), ...named].map(([pattern]) => pattern)

/** A page that the table does not know, because it exists only in a build with a mock backend. */
export function addRow(path: `/${string}`, route: Route): void {
  plain.set(path.toLowerCase(), [path, route])
}
