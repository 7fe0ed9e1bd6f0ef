import { href } from '#platform/router/href.ts'
import { Link } from '#platform/router/Link.tsx'
import type { Route } from '#platform/router/route.ts'

/** Never run: compiling this function is the test. */
export function mustNotCompile() {
  // @ts-expect-error no such route
  href('/nergens')
  // @ts-expect-error an arbitrary text
  Link({ to: '/verbruik?periode=x', children: null })
  // @ts-expect-error access not stated: there is no default
  const row: Route = { title: 'x', screen: () => import('#features/login/Inloggen.tsx') }
  return row
}
