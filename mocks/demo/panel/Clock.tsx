import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { addDays, addMonths, daysBetween } from '#kit/dates.ts'
import { dayInFull, dayText } from '#kit/words/dateText.ts'
import type { Coming } from '../../world/coming.ts'
import { type DemoWorld, readComing, type Turn } from './control.ts'
import styles from './Panel.module.css'

/** The slider covers this many days from the real day, and this many after the day it is. */
const [DAYS, BEYOND] = [92, 31]
/** How long the slider rests before the app follows (ms). */
const REST = 120

/** The coming events, read again whenever the world is. */
function useComing(world: DemoWorld): readonly Coming[] {
  const [coming, setComing] = useState<readonly Coming[]>([])
  useEffect(() => {
    let isOurs = true
    readComing().then(
      (list) => isOurs && setComing(list.filter(({ day }) => day > world.today)),
      () => isOurs && setComing([]), // the panel itself tells that the server is away
    )
    return () => {
      isOurs = false
    }
  }, [world])
  return coming
}

/** The time of the app and the backend: a slider over the days to come, with a mark for each event, and jumps. */
export function Clock({ world, turn }: { world: DemoWorld; turn: Turn }) {
  const { today } = world
  const coming = useComing(world)
  const real = addDays(today, -Math.round(world.clock / 86_400_000))
  const at = daysBetween(real, today)
  const most = Math.max(DAYS, at + BEYOND)
  const [dragged, setDragged] = useState<number | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const to = (clock: string | null, done?: () => void) => turn({ clock }, { refresh: true, done })

  /** The slider keeps its place until the app is there, unless it was dragged on meanwhile. */
  const follow = useEffectEvent((day: number) => {
    const letGo = () => setDragged((now) => (now === day ? null : now))
    if (day === at) letGo()
    else to(day === 0 ? null : addDays(real, day), letGo)
  })
  // The app follows a slider that rests for a moment, also while it is still held.
  useEffect(() => {
    if (dragged === null) return
    const timer = setTimeout(() => follow(dragged), REST)
    return () => clearTimeout(timer)
  }, [dragged])

  const jumps = [
    { name: '+ 1 dag', day: addDays(today, 1) },
    { name: '+ 1 maand', day: addMonths(today, 1) },
    { name: 'Volgende gebeurtenis', day: coming[0]?.day },
    { name: 'Begin volgende periode', day: coming.find(({ kind }) => kind === 'period')?.day },
    { name: 'Contracteinde', day: coming.find(({ kind }) => kind === 'contract')?.day },
  ]
  const shown = addDays(real, dragged ?? at)

  function send(event: FormEvent) {
    event.preventDefault()
    to(typed ?? today)
    setTyped(null)
  }

  return (
    <form onSubmit={send}>
      <label className={styles.setting}>
        Dag
        <input
          type="range"
          min={Math.min(0, at)}
          max={most}
          value={dragged ?? at}
          aria-valuetext={dayInFull(shown)}
          onChange={({ target }) => setDragged(Number(target.value))}
        />
      </label>
      <div className={styles.marks} aria-hidden="true">
        {[...new Set(coming.map(({ day }) => daysBetween(real, day)))]
          .filter((days) => days <= most)
          .map((days) => (
            <i key={days} style={{ left: `${((days - Math.min(0, at)) / (most - Math.min(0, at))) * 100}%` }} />
          ))}
      </div>
      <p className={styles.dim}>{dayInFull(shown)}</p>
      <div className={styles.buttons}>
        {jumps.map(
          ({ name, day }) =>
            day && (
              <button key={name} type="button" className={styles.button} title={dayInFull(day)} onClick={() => to(day)}>
                {name}
              </button>
            ),
        )}
        <button type="button" className={styles.button} disabled={world.clock === 0} onClick={() => to(null)}>
          Terug naar nu
        </button>
      </div>
      {coming.length > 0 && (
        <ul className={styles.chips} aria-label="Wat er gaat gebeuren">
          {coming.map(({ day, name }) => (
            <li key={day + name}>
              <button type="button" className={styles.chip} onClick={() => to(day)}>
                {dayText(day)}: {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <label className={styles.setting}>
        Datum
        <span className={styles.beside}>
          <input
            type="date"
            required
            min="2020-01-01"
            max="2099-12-31"
            value={typed ?? today}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" className={styles.button}>
            Zet
          </button>
        </span>
      </label>
    </form>
  )
}
