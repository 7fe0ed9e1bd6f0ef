import { ViewTransition } from 'react'
import { now } from '../clock.ts'
import { copy } from '../copy.ts'
import { find } from '../routes/find.ts'
import { defaultLayout } from '../routes/layouts.ts'
import { usePlace } from '../routes/location.tsx'
import { factsOf } from '../stores/session.ts'
import { dismiss, useToasts } from '../stores/toasts.ts'
import { Toasts } from '../ui/Toasts.tsx'
import styles from './Frame.module.css'
import { Gatekeeper } from './Gatekeeper.tsx'
import { LoggedOut } from './layouts/LoggedOut.tsx'
import { useArrival } from './useArrival.ts'
import { useThemeColor } from './useThemeColor.ts'
import { verdict } from './verdict.ts'

const Default = defaultLayout.Component
const waited = { waited: 'screen', default: 'none' }

/** Layout by the row of the table, and in it what the gatekeeper allows. */
export function Frame() {
  const { path, search, visitor, pending } = usePlace()
  const found = find(path)
  const decided = verdict(found?.route, factsOf(visitor))
  const row = found && !('redirect' in found.route) && decided === 'show' ? found.route : null
  useArrival(path)
  useThemeColor(row?.layout === 'login' ? 'dawn' : row?.sky ? 'sky' : 'page')

  const year = new Date(now()).getFullYear()
  // Nothing here: the layout with the navigation says so.
  const screen = found && decided !== 'not-found' && (
    <ViewTransition key={path} default="none" enter={waited} exit={waited}>
      <Gatekeeper decided={decided} found={found} path={path} search={search} />
    </ViewTransition>
  )
  return (
    <>
      <a className="skip-link" href="#inhoud">
        {copy.skip}
      </a>
      {pending && <div className={styles.pending} role="progressbar" aria-label={copy.loading} />}
      {row?.layout === 'login' ? (
        <LoggedOut year={year}>{screen}</LoggedOut>
      ) : (
        <Default visitor={visitor} path={path} year={year} sky={row?.sky ?? false}>
          {screen}
        </Default>
      )}
      <Toasts toasts={useToasts()} dismiss={dismiss} />
    </>
  )
}
