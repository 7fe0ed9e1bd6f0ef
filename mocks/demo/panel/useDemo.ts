import { useEffect, useEffectEvent, useState } from 'react'
import { cookieIn, LOST_COOKIE } from '../../server/cookies.ts'
import {
  changeWorld,
  type DemoAccount,
  type DemoMessage,
  type DemoWorld,
  makeHappen,
  type OfferedHappening,
  readAccounts,
  messages as readMessages,
  world as readWorld,
  reset as resetAll,
  type Turn,
} from './control.ts'
import { isSeen } from './press.ts'
import { refreshed, tellClock } from './refreshed.ts'
import { setStanding, standing } from './remembered.ts'

/** Calls `told` once when the server says that it no longer knows this visit. Looked at on load, on every navigation and on coming back. */
export function useLost(told: () => void): void {
  const look = useEffectEvent(() => {
    if (cookieIn(document.cookie, LOST_COOKIE) === null) return
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has cookieStore
    document.cookie = `${LOST_COOKIE}=; Path=/; Max-Age=0`
    told()
  })
  useEffect(() => {
    const listen = () => look()
    listen()
    window.navigation?.addEventListener('currententrychange', listen)
    document.addEventListener('visibilitychange', listen)
    return () => {
      window.navigation?.removeEventListener('currententrychange', listen)
      document.removeEventListener('visibilitychange', listen)
    }
  }, [])
}

const PLACES = 'button, a[href], summary, select, input:not([type="checkbox"])'
/** Here the arrow keys change the value. */
const KEEPS_ARROWS = 'select, input:not([type="search"]), textarea'

/** Moves the focus to the next or previous place in the panel. False when the key means something else. */
export function along(panel: HTMLElement, key: string, from: EventTarget): boolean {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (step === 0 || !(from instanceof Element) || from.matches(KEEPS_ARROWS)) return false
  const places = [...panel.querySelectorAll<HTMLElement>(PLACES)].filter(isSeen)
  places[places.indexOf(from as HTMLElement) + step]?.focus()
  return true
}

/** The demo server's state for the panel, reloaded whenever the panel opens. */
export function useDemo(open: boolean) {
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([])
  const [messages, setMessages] = useState<readonly DemoMessage[]>([])
  const [world, setWorld] = useState<DemoWorld | null>(null)
  const [failed, setFailed] = useState(false)

  async function attempt(work: () => Promise<void>) {
    try {
      await work()
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  const look = () =>
    attempt(async () => {
      const [list, sent, now] = await Promise.all([accounts.length > 0 ? accounts : readAccounts(), readMessages(), readWorld()])
      setAccounts(list)
      setMessages(sent)
      setWorld(now)
    })

  const onOpen = useEffectEvent(() => void look())
  useEffect(() => {
    if (open) onOpen()
  }, [open])

  /** Reloads the page and keeps the panel open. */
  function anew() {
    if (standing() === 'closed') setStanding('once')
    location.reload()
  }

  const turn: Turn = (what, how) =>
    void attempt(async () => {
      const next = await changeWorld(what)
      setWorld(next)
      if ('clock' in what) tellClock(next.clock)
      if (how?.anew) anew()
      if (how?.refresh) await refreshed()
      if (how?.refresh) await look()
    }).then(how?.done)

  /** Refreshes the screen and the session without a page load. */
  const happen = (offered: OfferedHappening) =>
    void attempt(async () => {
      setWorld(await makeHappen(offered))
      setMessages(await readMessages())
      await refreshed()
    })

  const reset = () =>
    void attempt(async () => {
      await resetAll()
      anew()
    })

  return { accounts, messages, world, failed, attempt, look, turn, happen, reset }
}
