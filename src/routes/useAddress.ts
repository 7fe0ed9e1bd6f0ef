import { find } from './find.ts'
import type { Values } from './href.ts'
import { usePlace } from './location.tsx'
import type { RoutePath } from './table.ts'

/** What stands for the names of this row in the address that is shown; empty for a name that is not in it. */
export function useAddress<P extends RoutePath>(pattern: P): Values<P> {
  const { path } = usePlace()
  const params = find(path)?.params ?? {}
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.map((name) => [name, params[name] ?? ''])) as Values<P> // made of the names of the pattern
}
