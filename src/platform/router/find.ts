import { parse } from 'regexparam'
import type { Route, RouteAddress } from './route.ts'

export type FoundRoute = { pattern: string; route: Route; params: RouteAddress['params'] }

/** The rows without parameters, keyed by lower-case path. */
const plain = new Map<string, readonly [pattern: string, route: Route]>()
const named: { pattern: string; route: Route; keys: readonly string[]; matcher: RegExp }[] = []

/** Adds a row to the table. */
export function addRow(pattern: string, route: Route): void {
  if (!pattern.includes(':')) plain.set(pattern.toLowerCase(), [pattern, route])
  else {
    const { pattern: matcher, keys } = parse(pattern)
    named.push({ pattern, route, matcher, keys })
  }
}

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
