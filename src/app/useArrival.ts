import { useEffect, useLayoutEffect, useRef } from 'react'
import { entryNumber } from '../routes/entry.ts'

/** Where each history entry was scrolled to. */
const positions = new Map<number, number>()
/** How long a page may take to become tall enough again (ms). */
const SETTLES_MS = 2000

/**
 * On arriving at another screen: the focus goes to its heading (which reads it aloud), the page to its top, or with Back to where it was.
 */
export function useArrival(path: string): void {
  const traversed = useRef(false)
  const shown = useRef(0)
  const arrived = useRef('')

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // Booked on the entry that is on screen: the address changes before a screen that still has to load.
    const book = () => positions.set(shown.current, scrollY)
    const onPop = () => {
      book() // the scroll event of the last frame may still be to come
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

  // A part of a screen, by its id in the address: it is looked at, and lit up.
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

  // A layout effect: the focus must not wait for a view transition.
  useLayoutEffect(() => {
    shown.current = entryNumber()
    const first = arrived.current === ''
    if (arrived.current === path) return
    arrived.current = path
    if (first) return
    const late = focusHeading() ? null : whenThere(focusHeading)
    const target = traversed.current ? (positions.get(shown.current) ?? 0) : 0
    traversed.current = false
    scrollTo(0, target)
    if (scrollY >= target) return late?.disconnect.bind(late)
    const observer = new ResizeObserver(() => {
      scrollTo(0, target)
      if (scrollY >= target) observer.disconnect()
    })
    observer.observe(document.body)
    const stop = setTimeout(() => observer.disconnect(), SETTLES_MS)
    return () => {
      clearTimeout(stop)
      observer.disconnect()
      late?.disconnect()
    }
  }, [path])
}

/** Brings a part of the screen into view, with the focus. False while it is not there. */
function lookAt(id: string): boolean {
  const part = document.getElementById(id)
  if (!part?.closest('main')) return false
  // After the arrival itself, which goes to the top.
  requestAnimationFrame(() => {
    part.focus({ preventScroll: true })
    part.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  return true
}

/** Gives the focus to the heading, unless a customer is in a field already. False while there is no heading. */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!document.querySelector('main :focus')) heading?.focus({ preventScroll: true })
  return heading !== null
}

/** Tries again whenever something appears, because the code of a screen may still be on its way. */
function whenThere(attempt: () => boolean): MutationObserver {
  const observer = new MutationObserver(() => attempt() && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
  return observer
}
