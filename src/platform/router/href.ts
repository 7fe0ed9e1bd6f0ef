import type { RoutePath } from './register.ts'

type Name<P extends string> = P extends `${string}:${infer Param}/${infer Rest}`
  ? Param | Name<`/${Rest}`>
  : P extends `${string}:${infer Param}`
    ? Param
    : never

/** The values for each `:name` in a path. */
export type Values<P extends string> = Readonly<Record<Name<P>, string>>
/** The same as arguments: none for a path without parameters. */
type ParamsOf<P extends string> = [Name<P>] extends [never] ? [] : [Values<P>]

/** Exists only in the types: `href`, `pathOf`, `partOf` and `withQuery` alone create one. */
declare const isHref: unique symbol
/** A checked internal address. */
export type Href = string & { readonly [isHref]: true }
/** A path without parameters, which is an address already. */
export type PlainPath = Plain<RoutePath>
type Plain<P extends string> = P extends unknown ? ([Name<P>] extends [never] ? P : never) : never

/** The address of a screen. An unknown path or a missing parameter does not compile. */
export const href = <P extends RoutePath>(path: P, ...[params]: ParamsOf<P>): Href => pathOf(path, params)

/** The same where the compiler cannot know the parameters, such as a step of a flow with those of the current address. */
export const pathOf = (path: RoutePath, values: Readonly<Record<string, string>> = {}): Href =>
  // Built from a path of the table.
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? '')) as Href

/** The address of a part of a screen, by its id, which is scrolled to and highlighted (app/useScrollAndFocus). */
export const partOf = (address: Href, id: string): Href => `${address}#${id}` as Href // still a valid address

type Query = URLSearchParams | Readonly<Record<string, string | null | undefined>>

/** Adds a query to an address; empty values are left out. */
export function withQuery(address: Href | PlainPath, query: Query): Href {
  const pairs = query instanceof URLSearchParams ? [...query] : Object.entries(query)
  const search = new URLSearchParams(pairs.flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return (search.size > 0 ? `${address}?${search}` : address) as Href // still a valid address
}
