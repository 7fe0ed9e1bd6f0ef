import { useEffect, useLayoutEffect, useRef } from 'react'
import { onResize } from '#kit/ui/onResize.ts'
import { entryNumber } from '#platform/router/entry.ts'

const positions = new Map<number, number>()
/** How long a page may take to regain its height (ms). */
const SETTLES_MS = 2000

/**
 * Handles the arrival at a screen: focuses the heading, which screen readers then read, and scrolls to the top or, after Back, to the
 * previous position.
 */
export function useScrollAndFocus(path: string): void {
  const traversed = useRef(false)
  const shown = useRef(0)
  const arrived = useRef('')

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // Recorded for the entry on screen, because the address changes before a screen that has yet to load.
    const book = () => positions.set(shown.current, scrollY)
    const onPop = () => {
      book() // the scroll event of the last frame may still be pending
      traversed.current = true
    }
    const onPush = () => {
      book()
      traversed.current = false
    }
    addEventListener('scroll', book, { passive: true })
    addEventListener('pushState', onPush)
    addEventListener('popstate', onPop)
    return () => {
      removeEventListener('scroll', book)
      removeEventListener('pushState', onPush)
      removeEventListener('popstate', onPop)
    }
  }, [])

  // Scrolls to the part of the screen named in the hash and highlights it.
  useEffect(() => {
    let late: MutationObserver | undefined
    const find = () => {
      late?.disconnect()
      const id = location.hash.slice(1)
      if (id !== '' && !lookAt(id)) late = whenThere(() => lookAt(id))
    }
    find()
    addEventListener('pushState', find)
    return () => {
      late?.disconnect()
      removeEventListener('pushState', find)
    }
  }, [])

  // A layout effect, because the focus must not wait for a view transition.
  useLayoutEffect(() => {
    shown.current = entryNumber()
    const first = arrived.current === ''
    if (arrived.current === path) return
    arrived.current = path
    if (first) return
    const late = focusHeading() ? null : whenThere(focusHeading)
    const target = traversed.current ? (positions.get(shown.current) ?? 0) : 0
    traversed.current = false
    let isThere = false
    const stop = onResize(document.body, () => {
      if (!isThere) scrollTo(0, target)
      isThere ||= scrollY >= target
    })
    const settled = setTimeout(stop, SETTLES_MS)
    return () => {
      clearTimeout(settled)
      stop()
      late?.disconnect()
    }
  }, [path])
}

/** Scrolls a part into view and focuses it. False while it is absent. */
function lookAt(id: string): boolean {
  const part = document.getElementById(id)
  if (!part?.closest('main')) return false
  // After the arrival itself, which scrolls to the top.
  requestAnimationFrame(() => {
    part.focus({ preventScroll: true })
    part.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  return true
}

const headingHere = () => document.querySelector<HTMLElement>('main h1')

/** Tries again what failed, and focuses the heading that replaces that of the failure: the pressed button goes. */
export function retryScreen(again: () => void): void {
  const before = headingHere()
  whenThere(() => headingHere() !== before && focusHeading())
  again()
}

/** Focuses the heading unless a field has the focus. False while there is no heading. */
function focusHeading(): boolean {
  const heading = headingHere()
  if (!document.querySelector('main :focus')) heading?.focus({ preventScroll: true })
  return heading !== null
}

/** Retries on every DOM change, because the screen's code may still be loading. */
function whenThere(attempt: () => boolean): MutationObserver {
  const observer = new MutationObserver(() => attempt() && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
  return observer
}
