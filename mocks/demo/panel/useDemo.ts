import { useEffect, useEffectEvent, useState } from 'react'
import type { Turn } from './control.ts'
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
} from './control.ts'
import { refreshed, tellClock } from './refreshed.ts'
import { setStanding, standing } from './remembered.ts'

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
