import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { onHost } from '#kit/base.ts'
import { provider } from '#kit/provider.ts'
import { AccountList, Hits } from './AccountList.tsx'
import { become } from './become.ts'
import { Calls } from './Calls.tsx'
import { Conditions } from './Conditions.tsx'
import { type Command, commandsOf, searchCommands } from './commands.ts'
import { askDemo, type DemoAccount, signInAs } from './control.ts'
import styles from './Panel.module.css'
import { reach } from './reach.ts'
import { addRecent, keepStory, keptStory, recent, setStanding, standing, takeNote } from './remembered.ts'
import { Happenings, Messages, States, Stories } from './Stories.tsx'
import { begin, StoryBar } from './StoryBar.tsx'
import { screensOf } from './screens.ts'
import { accountsFor } from './search.ts'
import type { State } from './stateSteps.ts'
import { type Story, stories } from './stories.ts'
import { TurnedList } from './TurnedList.tsx'
import { along, useDemo, useLost } from './useDemo.ts'
import { useShortcut } from './useShortcut.ts'

/** Opens the panel, or focuses it when it is open. F2 types no character, and no browser uses it. */
const SHORTCUT = 'F2'

const lost =
  'Deze demo kent je bezoek niet meer: de server begon opnieuw, of er kwamen te veel bezoekers. Kies opnieuw een account.'

/** The demo panel: sign in as an account and change its conditions. Closed at first; a badge or a key opens it. */
export function Panel() {
  const [before] = useState(standing)
  const [note, setNote] = useState(takeNote)
  const [open, setOpen] = useState(before !== 'closed')
  const [pinned, setPinned] = useState(before === 'pinned')
  const [typed, setTyped] = useState('')
  const { accounts, messages, world, failed, attempt, look, turn, happen, reset } = useDemo(open)
  const badge = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)

  const current = world?.signedIn ? world.account : null
  const hits = accountsFor(accounts, typed)
  const commands = world ? searchCommands(commandsOf(world), typed) : []
  // A number means an account; other words may name a command.
  const next = /^\s*\d/.test(typed) ? (hits[0] ?? commands[0]) : (commands[0] ?? hits[0])

  function pin(next: boolean) {
    setPinned(next)
    setStanding(next ? 'pinned' : 'closed')
  }

  function close() {
    setOpen(false)
    setTyped('')
    pin(false)
    badge.current?.focus()
  }

  const enter = (account: DemoAccount, path = screensOf(account)[0]?.path ?? '/') =>
    void attempt(async () => {
      const { result } = await signInAs(account.number)
      await become(result)
      addRecent(account.number)
      location.assign(onHost(path))
    })

  const show = (state: State) =>
    void attempt(async () => {
      const { session, address } = await reach(state, askDemo, location.origin)
      await become(session)
      addRecent(state.account)
      location.assign(onHost(address))
    })

  const [told, setTold] = useState(keptStory)
  const story = stories.find(({ id }) => id === told?.id)
  function stop() {
    keepStory(null)
    setTold(null)
  }
  const tell = (next: Story) =>
    void attempt(async () => {
      close()
      await begin(next)
    })

  function run({ does }: Command) {
    setTyped('')
    if (does === 'reset') reset()
    else if ('happening' in does) happen(does.happening)
    else if ('state' in does) show(does.state)
    else if ('story' in does) tell(does.story)
    else turn(does.change, { refresh: 'clock' in does.change })
  }

  const areThere = accounts.length > 0
  // Enter waits for the accounts if it was faster than they.
  const isAwaited = useRef(false)
  function chooseFirst() {
    isAwaited.current = !areThere
    if (typed.trim() === '' || !next) return
    if ('number' in next) enter(next)
    else run(next)
  }
  const accountsCame = useEffectEvent(() => isAwaited.current && chooseFirst())
  useEffect(() => {
    if (areThere) accountsCame()
  }, [areThere])

  // Focus only a panel that the user opened: a panel that is open after a page load must not take the focus.
  const toHand = useRef(false)
  function openPanel() {
    toHand.current = true
    setOpen(true)
    field.current?.focus()
  }
  useEffect(() => {
    if (open && toHand.current) field.current?.focus()
  }, [open])
  useLost(() => {
    setNote(lost)
    setOpen(true)
  })
  useShortcut(SHORTCUT, () => (panel.current?.contains(document.activeElement) ? close() : openPanel()))

  return (
    <>
      <button
        ref={badge}
        type="button"
        className={styles.badge}
        aria-expanded={open}
        aria-keyshortcuts={SHORTCUT}
        aria-label="Demo: paneel openen"
        title={`Demopaneel (${SHORTCUT})`}
        onClick={openPanel}
      >
        Demo
      </button>
      {story && told && <StoryBar story={story} told={told} stop={stop} />}
      {open && (
        <aside
          ref={panel}
          className={styles.demo}
          data-pinned={pinned || undefined}
          aria-label={`Demopaneel, geen onderdeel van ${provider.product}`}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close()
            else if (along(event.currentTarget, event.key, event.target)) event.preventDefault()
          }}
          onPointerEnter={() => void look()}
        >
          <div className={styles.head}>
            <strong>DEMO</strong>
            <span>niets hier is echt</span>
            <button type="button" className={styles.pin} aria-pressed={pinned} onClick={() => pin(!pinned)}>
              Vast
              <span className="visually-hidden">: blijft open als je van account wisselt</span>
            </button>
            <button type="button" className={styles.close} aria-label="Demopaneel sluiten" onClick={close}>
              ×
            </button>
          </div>
          <form
            className={styles.search}
            role="search"
            onSubmit={(event) => {
              event.preventDefault()
              chooseFirst()
            }}
          >
            <input
              ref={field}
              type="search"
              aria-label="Zoek een testaccount of opdracht"
              aria-describedby="demo-keys"
              placeholder="Zoek: 30, Sanne, eSIM, offline, + 1 maand …"
              autoComplete="off"
              spellCheck="false"
              value={typed}
              onChange={({ target }) => {
                isAwaited.current = false
                setTyped(target.value)
              }}
            />
            <p id="demo-keys" className={styles.keys}>
              <kbd>{SHORTCUT}</kbd> open, dicht <kbd>Enter</kbd> het eerste <kbd>↑</kbd> <kbd>↓</kbd> langs alles
            </p>
          </form>
          <div className={styles.body}>
            {note && <p role="alert">{note}</p>}
            {failed && <p role="alert">De demoserver antwoordt niet. Probeer het zo nog eens.</p>}
            {world && <TurnedList world={world} turn={turn} />}
            {typed.trim() !== '' ? (
              accounts.length > 0 && (
                <Hits accounts={hits} commands={commands} current={current} enter={enter} run={run} next={next} />
              )
            ) : (
              <>
                <AccountList accounts={accounts} recent={recent()} current={current} enter={enter} />
                <Messages messages={messages} />
                {world?.simDigits && <p>Laatste 6 cijfers simkaart: {world.simDigits}</p>}
                {world && <Happenings happenings={world.happenings} happen={happen} />}
                {world && <Conditions world={world} turn={turn} reset={reset} />}
                <Stories tell={tell} />
                <States show={show} />
                {world && <Calls world={world} turn={turn} />}
                {!__IN_PAGE__ && <a href={onHost('/demo/naast-elkaar')}>Klanten naast elkaar</a>}
                <a href={onHost('/demo/contract')}>Contract van de backend</a>
              </>
            )}
          </div>
        </aside>
      )}
    </>
  )
}
