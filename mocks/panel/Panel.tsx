import { useEffect, useRef, useState } from 'react'
import { loginAnswer } from '../../src/api/auth.ts'
import { collapsed, find } from '../../src/routes/find.ts'
import { beginSession } from '../../src/session.ts'
import { AccountList } from './AccountList.tsx'
import { Conditions } from './Conditions.tsx'
import {
  become,
  change,
  type DemoAccount,
  type DemoMessage,
  type DemoWorld,
  accounts as readAccounts,
  messages as readMessages,
  world as readWorld,
  reset,
} from './control.ts'
import { Messages } from './Messages.tsx'
import styles from './Panel.module.css'

/** Where the first screen that this account shows is, or the overview. Who is signed in has no use for what guests see. */
const firstScreen = (account: DemoAccount) =>
  account.shows.find((path) => {
    const route = find(collapsed(path))?.route
    return route !== undefined && ('redirect' in route || route.for !== 'guests')
  }) ?? '/'

/** The demo's controls: become somebody, go offline, wait longer. Closed at first; a badge opens it. */
export function Panel() {
  const [open, setOpen] = useState(false)
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([])
  const [messages, setMessages] = useState<readonly DemoMessage[]>([])
  const [world, setWorld] = useState<DemoWorld | null>(null)
  const [failed, setFailed] = useState(false)
  const badge = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)

  async function attempt(work: () => Promise<void>) {
    try {
      await work()
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  const show = () => {
    setOpen(true)
    return attempt(async () => {
      const [list, sent, now] = await Promise.all([readAccounts(), readMessages(), readWorld()])
      setAccounts(list)
      setMessages(sent)
      setWorld(now)
    })
  }

  const close = () => {
    setOpen(false)
    badge.current?.focus()
  }

  const enter = (account: DemoAccount) =>
    attempt(async () => {
      const { result } = await become(account.number)
      await beginSession(loginAnswer('demo login', result), null, false)
      location.assign(firstScreen(account))
    })

  useEffect(() => {
    if (open) panel.current?.querySelector('input')?.focus()
  }, [open])

  return (
    <>
      <button
        ref={badge}
        type="button"
        className={styles.badge}
        aria-expanded={open}
        aria-label="Demo: paneel openen"
        onClick={() => void show()}
      >
        Demo
      </button>
      {open && (
        <aside
          ref={panel}
          className={styles.demo}
          aria-label="Demopaneel, geen onderdeel van Mijn Tureluur"
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <div className={styles.head}>
            <strong>DEMO</strong>
            <span>verzonnen klanten, niets is echt</span>
            <button type="button" className={styles.close} aria-label="Demopaneel sluiten" onClick={close}>
              ×
            </button>
          </div>
          <div className={styles.body}>
            {failed && <p role="alert">De demoserver antwoordt niet. Probeer het zo nog eens.</p>}
            <Messages messages={messages} />
            <AccountList
              accounts={accounts}
              current={world?.signedIn ? world.account : null}
              enter={(account) => void enter(account)}
            />
            {world && (
              <Conditions
                world={world}
                change={(what) => void attempt(async () => setWorld(await change(what)))}
                reset={() =>
                  void attempt(async () => {
                    await reset()
                    location.reload()
                  })
                }
              />
            )}
          </div>
        </aside>
      )}
    </>
  )
}
