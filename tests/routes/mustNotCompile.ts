import { href } from '../../src/routes/href.ts'
import type { Route } from '../../src/routes/route.ts'

/** Never run: the compiler is the test. */
export function mustNotCompile() {
  // @ts-expect-error no such route
  href('/nergens')
  // @ts-expect-error access not stated: there is no default
  const row: Route = { title: 'x', screen: () => import('../../src/screens/inloggen/Inloggen.tsx') }
  return row
}
