import { type CSSProperties, type FormEvent, useEffect, useRef, useState } from 'react'
import { dayOf } from '#kit/dates.ts'
import { dateIn } from '#kit/typed/dateInput.ts'
import { Button } from '#kit/ui/Button.tsx'
import { DateField } from '#kit/ui/DateField.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { numericDate } from '#kit/words/dateText.ts'
import { type DemoAccount, readAccounts } from '../panel/control.ts'
import { copy } from './copy.ts'
import type { ClockMessage } from './follow.ts'
import { BESIDE, FRAMES } from './hosts.ts'
import styles from './NaastElkaar.module.css'
import { PaneBar } from './PaneBar.tsx'
import { type Beside, besideIn, isPathHere, type Pane, paneAddress, scalesFor, searchOf, withOneMore } from './panes.ts'

/** The height of a phone (px); a laptop shows as much. */
const HEIGHT = 844
/** Between panes (px). */
const GAP = 24

const originOf = (host: string) => `http://${host}${location.port && `:${location.port}`}`

/** The width of an element (px), also after it changed. */
function useRoom() {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(innerWidth)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return { place, room }
}

/** `/demo/naast-elkaar`: customers beside each other, each in a browser of its own, with one clock. */
export default function NaastElkaar() {
  // Frames exist only on this machine, under one name.
  const isLocal = location.hostname === 'localhost' || location.hostname === BESIDE
  useEffect(() => {
    if (location.hostname === 'localhost') location.replace(originOf(BESIDE) + location.pathname + location.search)
  }, [])
  return (
    <div className={styles.page}>
      <h1 className="title-page" tabIndex={-1}>
        {copy.title}
      </h1>
      {isLocal ? location.hostname === BESIDE && <Panes /> : <Notice>{copy.only(originOf('localhost'))}</Notice>}
    </div>
  )
}

function Panes() {
  const [beside, setBeside] = useState(() => besideIn(location.search))
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([])
  const { place, room } = useRoom()
  const { panes, day } = beside
  useEffect(() => void readAccounts().then(setAccounts, () => setAccounts([])), [])

  function show(next: Beside) {
    setBeside(next)
    history.replaceState(history.state, '', location.pathname + searchOf(next))
  }

  function setClock(next: Beside['day']) {
    const told: ClockMessage = { demo: 'clock', day: next }
    for (const [at, frame] of place.current?.querySelectorAll('iframe').entries() ?? [])
      frame.contentWindow?.postMessage(told, originOf(FRAMES[at] ?? ''))
    show({ panes, day: next })
  }

  const scales = scalesFor(
    panes.map(({ width }) => width),
    room,
    GAP,
  )
  const change = (at: number, part: Partial<Pane>) =>
    show({ panes: panes.map((pane, other) => (other === at ? { ...pane, ...part } : pane)), day })

  return (
    <>
      <p className="muted">{copy.lead}</p>
      <Controls
        beside={beside}
        setClock={setClock}
        setPath={(path) => show({ panes: panes.map((pane) => ({ ...pane, path })), day })}
        add={() => show({ panes: withOneMore(panes), day })}
      />
      <div ref={place} className={styles.panes} style={{ '--gap': `${GAP}px` } as CSSProperties}>
        {panes.map((pane, at) => (
          <section key={FRAMES[at]} aria-label={copy.pane(at + 1)}>
            <PaneBar
              pane={pane}
              accounts={accounts}
              change={(part) => change(at, part)}
              remove={at > 0 && at === panes.length - 1 ? () => show({ panes: panes.slice(0, -1), day }) : undefined}
              at={at + 1}
            />
            <Frame
              key={`${pane.account} ${pane.theme} ${pane.path}`}
              pane={pane}
              day={day}
              host={FRAMES[at] ?? ''}
              scale={scales[at] ?? 1}
            />
          </section>
        ))}
      </div>
    </>
  )
}

/** A browser. Its address is that of its beginning: from there the customer walks, and the clock comes by message. */
function Frame({ pane, day, host, scale }: { pane: Pane; day: Beside['day']; host: string; scale: number }) {
  const [address] = useState(() => originOf(host) + paneAddress(pane, day))
  const { account, width, theme } = pane
  return (
    <div className={styles.frame} style={{ inlineSize: width * scale, blockSize: HEIGHT * scale }}>
      <iframe
        src={address}
        title={copy.frame(account, copy.widths[width], copy.themes[theme])}
        width={width}
        height={HEIGHT}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  )
}

type ControlsProps = {
  beside: Beside
  setClock: (day: Beside['day']) => void
  setPath: (path: string) => void
  add: () => void
}

function Controls({ beside: { panes, day }, setClock, setPath, add }: ControlsProps) {
  const [typed, setTyped] = useState(() => numericDate(day ?? dayOf(Date.now())))
  const [path, setTypedPath] = useState('/')
  const [problem, setProblem] = useState<'day' | 'path' | null>(null)

  function submitDay(event: FormEvent) {
    event.preventDefault()
    const chosen = dateIn(typed)
    setProblem(chosen ? null : 'day')
    if (chosen) setClock(chosen)
  }
  function submitPath(event: FormEvent) {
    event.preventDefault()
    setProblem(isPathHere(path) ? null : 'path')
    if (isPathHere(path)) setPath(path)
  }

  return (
    <div className={styles.controls}>
      <form noValidate onSubmit={submitDay}>
        <DateField
          label={copy.clock}
          name="day"
          value={typed}
          onChange={setTyped}
          example={day ?? dayOf(Date.now())}
          error={problem === 'day' ? copy.noDay : null}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="outline" size="small">
            {copy.set}
          </Button>
          {day !== null && (
            <Button variant="outline" size="small" onPress={() => setClock(null)}>
              {copy.now}
            </Button>
          )}
        </div>
      </form>
      <form noValidate onSubmit={submitPath}>
        <Field
          label={copy.screen}
          name="path"
          value={path}
          onChange={setTypedPath}
          help={copy.screenHelp}
          error={problem === 'path' ? copy.noScreen : null}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="outline" size="small">
            {copy.open}
          </Button>
          {panes.length < FRAMES.length && (
            <Button variant="outline" size="small" onPress={add}>
              {copy.add}
            </Button>
          )}
        </div>
      </form>
    </div>
  )
}
