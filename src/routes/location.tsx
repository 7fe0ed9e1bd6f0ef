import { addTransitionType, createContext, type ReactNode, useContext, useEffect, useMemo, useState, useTransition } from 'react'
import { navigate as browserNavigate } from 'wouter/use-browser-location'
import type { Visitor } from '../domain/visitor.ts'
import { atMost } from '../pause.ts'
import { visitor } from '../session/visitor.ts'
import { entryNumber, numbered, numberPushed } from './entry.ts'
import { collapsed } from './find.ts'
import { questionBefore } from './leaving.ts'
import { codeFor, isReady } from './prepare.ts'

type Address = { path: string; search: string; visitor: Visitor }
type Place = Address & { pending: boolean }

/** How long the old screen stays while the code of the next one loads (ms). After that the next one shows that it is loading. */
const PATIENCE_MS = 1000

const here = (): Address => ({ path: collapsed(location.pathname), search: location.search, visitor: visitor() })
const same = (a: Address, b: Address) => a.path === b.path && a.search === b.search && a.visitor === b.visitor
const Context = createContext<Place>({ path: '/', search: '', visitor: { kind: 'guest' }, pending: false })

/**
 * The place in the address bar as React state, so that a route change is a transition: the old screen stays while the next one
 * loads, and the new one may animate. (wouter's own hook reads the location synchronously.) Who is here travels along: signing in
 * changes visitor and place in one step, so no screen is ever judged by half of it.
 */
export function LocationProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(here)
  const [waiting, setWaiting] = useState(false)
  const [moving, startTransition] = useTransition()
  const pending = waiting || moving
  useEffect(() => {
    let shown = entryNumber()
    let leaving = false
    let asking = false
    let returning = false
    let latest: Address | null = null
    /**
     * Handles Back and Forward when something is unsaved. The browser has gone already, so this goes back to the screen until the customer
     * has answered. That move is none of the customer's.
     */
    const isHeld = () => {
      const isBack = returning
      returning = false
      if (isBack) return true
      const question = leaving ? null : questionBefore(here().path)
      const steps = entryNumber() - shown
      if (!question || steps === 0) return false
      returning = true
      history.go(-steps)
      if (asking) return true
      asking = true
      void question().then((mayLeave) => {
        asking = false
        leaving = mayLeave
        if (mayLeave) history.go(steps)
      })
      return true
    }
    const update = (event?: Event) => {
      if (event?.type === 'popstate' && isHeld()) return
      leaving = false
      if (event?.type === 'pushState') numberPushed(shown)
      shown = entryNumber()
      const next = here()
      latest = next
      const move = () => setPlace((old) => (same(next, old) ? old : next))
      // A screen whose code is there comes at once.
      if (isReady(next.path)) {
        setWaiting(false)
        return move()
      }
      // One that has to be waited for fades in, and the old one stays until then. React is not told before its code is there: what it has
      // shown a waiting state for, it holds back for another 300 ms.
      setWaiting(true)
      void atMost(PATIENCE_MS, codeFor(next.path)).then(() => {
        if (latest !== next) return // the visitor has gone elsewhere meanwhile
        startTransition(() => {
          setWaiting(false)
          addTransitionType('waited')
          move()
        })
      })
    }
    const types = ['popstate', 'pushState', 'replaceState'] as const // wouter emits the last two
    for (const type of types) addEventListener(type, update)
    update() // a redirect in the first render came before this effect
    return () => {
      for (const type of types) removeEventListener(type, update)
    }
  }, [])
  const value = useMemo(() => ({ ...place, pending }), [place, pending])
  return <Context value={value}>{children}</Context>
}

/** The address and the visitor as shown, and whether another screen is on its way. */
export const usePlace = (): Place => useContext(Context)

/** `state` is kept with the entry in the history, also after a reload. When something is unsaved the customer is asked first. */
export function navigate(to: string, { replace = false, state }: { replace?: boolean; state?: object } = {}): void {
  const go = () => browserNavigate(to, { replace, state: numbered(state, replace) })
  const question = questionBefore(collapsed(new URL(to, location.origin).pathname))
  if (!question) go()
  else void question().then((mayLeave) => mayLeave && go())
}
