/** A block of a `_headers` file: its path as written, the pattern of that, and its headers. A null value removes the header. */
export type HeaderRule = {
  readonly path: string
  readonly pattern: RegExp
  readonly set: readonly (readonly [name: string, value: string | null])[]
}

const literal = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

/** `*` matches anything, `:name` one segment of a path. */
const patternOf = (path: string) => new RegExp(`^${literal(path).replace(/\*/g, '.*').replace(/:\w+/g, '[^/]+')}$`)

/** Parses the `_headers` format of static hosts: a path followed by indented lines of `Name: value` or `! Name`. */
export function headerRulesOf(text: string): HeaderRule[] {
  const rules: { path: string; pattern: RegExp; set: [string, string | null][] }[] = []
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim()
    if (content === '' || content.startsWith('#')) continue
    if (!/^\s/.test(line)) {
      rules.push({ path: content, pattern: patternOf(content), set: [] })
      continue
    }
    const colon = content.indexOf(':')
    if (content.startsWith('!')) rules.at(-1)?.set.push([content.slice(1).trim(), null])
    else if (colon > 0) rules.at(-1)?.set.push([content.slice(0, colon).trim(), content.slice(colon + 1).trim()])
  }
  return rules
}

/** Applies all rules for a path to the headers in order: the last rule wins. */
export function applyRules(rules: readonly HeaderRule[], path: string, headers: Headers): void {
  for (const { pattern, set } of rules) {
    if (!pattern.test(path)) continue
    for (const [name, value] of set) {
      if (value === null) headers.delete(name)
      else headers.set(name, value)
    }
  }
}
