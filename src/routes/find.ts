import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import type { Route } from './route.ts'
import { table } from './table.ts'

export type Found = { pattern: string; route: Route }

const rows: [string, Route][] = Object.entries(table)

/** The row of a path: first match wins; case and one trailing slash do not matter. */
export function find(path: string): Found | undefined {
  const row = rows.find(([pattern]) => matchRoute(parse, pattern, path)[0])
  return row && { pattern: row[0], route: row[1] }
}

/** Double slashes become one (spec 2), before anything else looks at a path. */
export const collapsed = (path: string): string => path.replace(/\/{2,}/g, '/')

/** A page that the table does not know, because it exists only in a build with a mock backend. */
export function addRow(path: `/${string}`, route: Route): void {
  rows.push([path, route])
}
