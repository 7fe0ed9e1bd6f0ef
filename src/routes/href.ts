import { type RoutePath, table } from './table.ts'

type Name<P extends string> = P extends `${string}:${infer Param}/${infer Rest}`
  ? Param | Name<`/${Rest}`>
  : P extends `${string}:${infer Param}`
    ? Param
    : never
type Params<P extends string> = [Name<P>] extends [never] ? [] : [Record<Name<P>, string>]

/** A path a customer can follow. A path that is not in the table, or a missing parameter, does not compile. */
export function href<P extends RoutePath>(path: P, ...[params]: Params<P>): string {
  const values: Record<string, string> = params ?? {}
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

/** For links that come as content: the path when a screen exists for it, else null, and then the link is not shown. */
export const routed = (path: string): RoutePath | null => (Object.hasOwn(table, path) ? (path as RoutePath) : null) // just looked up
