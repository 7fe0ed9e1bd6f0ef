import { applyRules, headerRulesOf } from '../../mocks/server/doors/headerRules.ts'
import { type RedirectRule, redirectRulesOf } from '../../mocks/server/doors/redirectRules.ts'

/** Addresses that have the same headers: `pattern` is a regular expression, or null for all addresses that no other group holds. */
type Group = { readonly pattern: string | null; readonly headers: ReadonlyMap<string, string> }

/** The rules of `_headers` and `_redirects` that a server of a deployment needs. */
export type HostRules = { readonly groups: readonly Group[]; readonly redirects: readonly RedirectRule[] }

const EVERYWHERE = '/*'

/** A regular expression as servers write it, without the escapes of JavaScript. */
export const written = ({ source }: RegExp): string => source.replaceAll('\\/', '/')

/** Anchors an address. */
export const exactly = (path: string): string => `^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&')}$`

/**
 * The rules of both files, in a form that needs no order of rules: each group has all its headers. Knows whole paths and a `*` at the end,
 * of which two always hold each other or nothing in common; throws for other patterns.
 */
export function hostRulesOf(headersFile: string, redirectsFile: string): HostRules {
  const rules = headerRulesOf(headersFile)
  const paths = [...new Set(rules.map(({ path }) => path))]
  const group = (path: string): Group => {
    if (!/^\/[^*:]*\*?$/.test(path)) throw new Error(`_headers: nginx and Caddy are not told about ${path}`)
    const headers = new Headers()
    applyRules(rules, path.replace('*', '\u0000'), headers) // an address below it that is in no smaller group
    const names = new Set(rules.flatMap(({ set }) => set.map(([name]) => name)))
    const pattern = path === EVERYWHERE ? null : exactly(path.replace('*', '')).replace(/\$$/, path.endsWith('*') ? '' : '$')
    return { pattern, headers: new Map([...names].map((name) => [name, headers.get(name) ?? ''])) }
  }
  const longestFirst = paths.toSorted((a, b) => b.length - a.length)
  if (!paths.includes(EVERYWHERE)) throw new Error(`_headers has no rule for ${EVERYWHERE}`)
  return { groups: longestFirst.map(group), redirects: redirectRulesOf(redirectsFile) }
}
