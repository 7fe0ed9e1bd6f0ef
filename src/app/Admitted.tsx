import type { ReactNode } from 'react'
import { loginPath } from '#model/login/loginPath.ts'
import { addressOf, type FoundRoute } from '#platform/router/find.ts'
import { Redirect } from '#platform/router/Redirect.tsx'
import { screenOf } from '#platform/router/screen.ts'
import { useTitleOf } from '#platform/router/title.ts'
import type { Verdict } from '#platform/router/verdict.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { usePageView, useTitle } from './useTitle.ts'

/** `found` is undefined for a path that is not in the route table. */
export type Case = { found: FoundRoute | undefined; path: string; search: string }
type Props = Case & { decided: Exclude<Verdict, 'undecided' | 'not-found'> }

/** Shows the screen, or redirects the visitor. */
export function Admitted({ decided, found, path, search }: Props) {
  const route = found?.route
  if (decided !== 'show') {
    const { go } = decided
    if (route && 'redirect' in route && go === route.redirect) return <Redirect to={go + search} />
    return <Redirect to={go === '/inloggen' ? loginPath(path, search) : go} />
  }
  if (!route || 'redirect' in route) return null // a type guard: such rows are never shown
  const { Component } = screenOf({ pattern: found.pattern, route })
  return (
    <Reported found={found} path={path} search={search}>
      <ScreenBoundary key={path}>
        <Component />
      </ScreenBoundary>
    </Reported>
  )
}

/** The arrival is reported before the screen renders, so that an error page in its place sets the title last. */
const Reported = ({ children, ...row }: Row & { children: ReactNode }) => (
  <>
    <ReportPageView {...row} />
    {children}
  </>
)

type Row = { found: FoundRoute; path: string; search: string }

function ReportPageView({ found, path, search }: Row) {
  useTitle(useTitleOf(found, addressOf(found, search)))
  usePageView(found.pattern, path)
  return null
}
