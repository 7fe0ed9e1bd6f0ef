import { addTransitionType, createContext, type ReactNode, useContext, useEffect, useMemo, useState, useTransition } from 'react'
import { navigate as browserNavigate } from 'wouter/use-browser-location'
import { onHost, pathHere } from '#kit/base.ts'
import { leaveDialog } from '#kit/ui/openDialogs.ts'
import type { Visitor } from '#model/visitor.ts'
import { visitor } from '../session/visitor.ts'
import { entryNumber, numbered, numberPushed } from './entry.ts'
import { collapsed } from './find.ts'
import { questionBefore } from './leaving.ts'
import { arriveAt, isPrepared, isReady } from './prepare.ts'

type Address = { path: string; search: string; visitor: Visitor }
type Place = Address & { pending: boolean }

const here = (): Address => ({ path: collapsed(pathHere()), search: location.search, visitor: visitor() })
const same = (a: Address, b: Address) => a.path === b.path && a.search === b.search && a.visitor === b.visitor
const Context = createContext<Place>({ path: '/', search: '', visitor: { kind: 'guest' }, pending: false })

/**
 * The address as React state, so that a navigation is a transition: the old screen stays while the next one loads, and the change may
 * animate (wouter's own hook reads the location synchronously). The visitor is part of the same state, so that signing in changes both in
 * one render.
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
    let screenAt = here().path
    /**
     * Handles Back and Forward with an open dialog, which they close, and with unsaved work. The browser has already moved, so this
     * returns to the screen, for unsaved work until the customer has answered; the returning move itself is ignored.
     */
    const isHeld = () => {
      const steps = entryNumber() - shown
      if (returning) {
        returning = steps !== 0
        if (returning) history.go(-steps) // another press came in between
        return true
      }
      const question = leaving ? null : questionBefore(here().path)
      const isAnswered = !leaving && steps !== 0 && leaveDialog()
      if (!isAnswered && (!question || steps === 0)) return false
      returning = true
      history.go(-steps)
      if (!question || isAnswered || asking) return true
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
      const move = () => {
        screenAt = next.path
        setPlace((old) => (same(next, old) ? old : next))
      }
      // A screen with another query follows at once: its links depend on the query, and two quick presses must count as two.
      if (next.path === screenAt ? isReady(next.path) : isPrepared(next.path, next.search)) {
        setWaiting(false)
        return move()
      }
      // The old screen stays until the next one has its code and, if they come soon, its answers: React holds back content for 300 ms
      // after showing a loading state. A screen whose code must load fades in.
      const fades = !isReady(next.path)
      setWaiting(true)
      void arriveAt(next.path, next.search).then(() => {
        if (latest !== next) return // the visitor has moved on
        startTransition(() => {
          setWaiting(false)
          if (fades) addTransitionType('waited')
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

/** The shown address and visitor, and whether a navigation is pending. */
export const usePlace = (): Place => useContext(Context)

/** Redirects from a path. Its screen may still be shown when the visitor has moved on: that takes nobody back. */
export function redirect(from: string, to: string): void {
  if (from === collapsed(pathHere())) navigate(to, { replace: true })
}

/** Navigates. `state` is stored with the history entry and survives a reload. Unsaved work is asked about first. */
export function navigate(to: string, { replace = false, state }: { replace?: boolean; state?: object } = {}): void {
  const go = () => browserNavigate(onHost(to), { replace, state: numbered(state, replace) })
  const question = questionBefore(collapsed(new URL(to, location.origin).pathname))
  if (!question) go()
  else void question().then((mayLeave) => mayLeave && go())
}
