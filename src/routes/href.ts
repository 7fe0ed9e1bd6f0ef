import type { RoutePath } from './table.ts'

type Name<P extends string> = P extends `${string}:${infer Param}/${infer Rest}`
  ? Param | Name<`/${Rest}`>
  : P extends `${string}:${infer Param}`
    ? Param
    : never

/** What stands for each `:name` in a path. */
export type Values<P extends string> = Readonly<Record<Name<P>, string>>
/** The same as arguments: none for a path without names. */
export type Params<P extends string> = [Name<P>] extends [never] ? [] : [Values<P>]

/** Only in the types: nobody makes one but `href`, `pathOf`, `partOf` and `withQuery`. */
declare const isHref: unique symbol
/** The address of a screen, to link to. */
export type Href = string & { readonly [isHref]: true }
/** A path that is an address already, since it has no parameters. */
export type PlainPath = Plain<RoutePath>
type Plain<P extends string> = P extends unknown ? ([Name<P>] extends [never] ? P : never) : never

/** The address of a screen. A path that is not in the table, or a missing parameter, does not compile. */
export const href = <P extends RoutePath>(path: P, ...[params]: Params<P>): Href => pathOf(path, params)

/** The same where the compiler cannot know which parameters a path has: of a step of a flow, with those of the address. */
export const pathOf = (path: RoutePath, values: Readonly<Record<string, string>> = {}): Href =>
  // Made of a path of the table.
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? '')) as Href

/** A part of a screen, by its id: that is scrolled to and lit up (app/useArrival). */
export const partOf = (address: Href, id: string): Href => `${address}#${id}` as Href // an address stays one

type Query = URLSearchParams | Readonly<Record<string, string | null | undefined>>

/** The address with a query; empty values are left out. */
export function withQuery(address: Href | PlainPath, query: Query): Href {
  const pairs = query instanceof URLSearchParams ? [...query] : Object.entries(query)
  const search = new URLSearchParams(pairs.flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return (search.size > 0 ? `${address}?${search}` : address) as Href // an address stays one
}
