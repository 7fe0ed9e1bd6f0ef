import type { ReactNode } from 'react'
import { Route } from 'wouter'
import { loginPath } from '../domain/returnUrl.ts'
import { Elsewhere } from '../routes/Elsewhere.tsx'
import { addressOf, type Found } from '../routes/find.ts'
import { titleOf } from '../routes/route.ts'
import { screenOf } from '../routes/screen.tsx'
import { Arriving } from './Arriving.tsx'
import { useTitle } from './useTitle.ts'
import type { Verdict } from './verdict.ts'

export type Case = { found: Found; path: string; search: string }
type Props = Case & { decided: Exclude<Verdict, 'undecided' | 'not-found'> }

/** Shows the screen, or sends the visitor elsewhere. */
export function Admitted({ decided, found, path, search }: Props) {
  if ('redirect' in found.route) return <Elsewhere to={found.route.redirect + search} />
  if (decided !== 'show') return <Elsewhere to={decided.go === '/inloggen' ? loginPath(path, search) : decided.go} />
  const { Component } = screenOf(found.route.screen)
  return (
    <Titled title={titleOf(found.route, addressOf(found, search))}>
      <Arriving key={path}>
        <Route path={found.pattern}>
          <Component />
        </Route>
      </Arriving>
    </Titled>
  )
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title)
  return children
}
