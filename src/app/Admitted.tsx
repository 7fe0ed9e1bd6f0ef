import { type ReactNode, Suspense, useLayoutEffect } from 'react'
import { Route } from 'wouter'
import { loginPath } from '../domain/returnUrl.ts'
import type { Visitor } from '../domain/visitor.ts'
import type { Found } from '../routes/find.ts'
import { navigate } from '../routes/location.tsx'
import { screenOf } from '../routes/screen.tsx'
import { Boundary } from '../ui/Boundary.tsx'
import { Failed, NotFound } from './ErrorPage.tsx'
import { useTitle } from './useTitle.ts'
import type { Verdict } from './verdict.ts'
import { Waiting } from './Waiting.tsx'

export type Case = { found: Found | undefined; path: string; search: string; visitor: Visitor }
type Props = Case & { decided: Exclude<Verdict, 'undecided'> }

/** Shows the screen, sends the visitor elsewhere, or says that there is nothing here. */
export function Admitted({ decided, found, path, search, visitor }: Props) {
  if (decided === 'not-found' || !found) return <NotFound path={path} visitor={visitor} />
  if ('redirect' in found.route) return <Elsewhere to={found.route.redirect + search} />
  if (decided !== 'show') return <Elsewhere to={decided.go === '/inloggen' ? loginPath(path, search) : decided.go} />
  const { Component } = screenOf(found.route.screen)
  return (
    <Titled title={found.route.title}>
      <Boundary key={path} fallback={(error, again) => <Failed error={error} again={again} />}>
        <Suspense fallback={<Waiting />}>
          <Route path={found.pattern}>
            <Component />
          </Route>
        </Suspense>
      </Boundary>
    </Titled>
  )
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title)
  return children
}

function Elsewhere({ to }: { to: string }) {
  useLayoutEffect(() => navigate(to, { replace: true }), [to])
  return null
}
