import type { FocusEvent } from 'react'
import scenes from '#brand/scenes.svg?no-inline'
import { codeFor } from '#platform/router/prepare.ts'
import type { RoutePath } from '#platform/router/register.ts'
import { Header } from '../header/Header.tsx'
import { Footer } from './Footer.tsx'
import styles from './LoggedOut.module.css'
import type { LayoutProps } from './layouts.ts'

/** The screens that guests usually open next. */
const next: readonly RoutePath[] = ['/', '/inloggen/mfa', '/wachtwoord-vergeten']

/**
 * Loads their code as soon as a guest is in a field: a login screen that is only looked at costs no more than itself, and a link that is
 * pressed has the connection to itself.
 */
function prepareNext({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement) void Promise.all(next.map(codeFor))
}

/** The layout of the login screen. index.html draws the same before scripts load. */
export function LoggedOut({ year, children }: Pick<LayoutProps, 'year' | 'children'>) {
  return (
    <div className={styles.loggedOut}>
      <Header guest />
      <div className={styles.art}>
        <svg viewBox="0 386 720 382" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
          <use href={`${scenes}#dawn`} width="720" height="900" />
        </svg>
        <svg viewBox="0 0 720 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <use href={`${scenes}#dawn`} width="720" height="900" />
        </svg>
      </div>
      <main className={styles.main} id="inhoud" onFocus={prepareNext}>
        <div className={styles.panel}>{children}</div>
      </main>
      <Footer year={year} narrow />
    </div>
  )
}
