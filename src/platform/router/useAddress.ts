import { find } from './find.ts'
import type { Values } from './href.ts'
import { usePlace } from './location.tsx'
import type { RoutePath } from './register.ts'

/** The parameter values of this row in the current address; empty strings when absent. */
export function useAddress<P extends RoutePath>(pattern: P): Values<P> {
  const { path } = usePlace()
  const params = find(path)?.params ?? {}
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.map((name) => [name, params[name] ?? ''])) as Values<P> // built from the names in the pattern
}
