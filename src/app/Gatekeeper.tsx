import { type ReactNode, Suspense } from 'react'
import { Route } from 'wouter'
import { copy } from '../copy.ts'
import { loginPath } from '../domain/returnUrl.ts'
import { Elsewhere } from '../routes/Elsewhere.tsx'
import type { Found } from '../routes/find.ts'
import { screenOf } from '../routes/screen.tsx'
import { Boundary } from '../ui/Boundary.tsx'
import { ChunkMissing } from '../ui/preloadable.tsx'
import { ErrorPage, ScreenMissing } from './ErrorPage.tsx'
import styles from './Frame.module.css'
import { useTitle } from './useTitle.ts'
import type { Verdict } from './verdict.ts'

type Props = { decided: Exclude<Verdict, 'not-found'>; found: Found; path: string; search: string }

/** Shows the screen, or sends the visitor elsewhere. */
export function Gatekeeper({ decided, found, path, search }: Props) {
  if ('redirect' in found.route) return <Elsewhere to={found.route.redirect + search} />
  if (decided !== 'show') return <Elsewhere to={decided.go === '/inloggen' ? loginPath(path, search) : decided.go} />
  const { Component } = screenOf(found.route.screen)
  return (
    <Titled title={found.route.title}>
      <Boundary
        key={path}
        fallback={(error, again) =>
          error instanceof ChunkMissing ? (
            <ScreenMissing again={again} />
          ) : (
            <ErrorPage message={error instanceof Error ? error.message : String(error)} again={again} />
          )
        }
      >
        <Suspense fallback={<div className={styles.waiting} role="status" aria-label={copy.loading} />}>
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
