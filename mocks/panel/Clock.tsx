import { type FormEvent, useState } from 'react'
import { addDays, addMonths } from '../../src/domain/dates.ts'
import type { DemoWorld, Turn } from './control.ts'
import styles from './Panel.module.css'

/** Sets the clock of the app and the backend to another day, at the same time of day. */
export function Clock({ world, turn }: { world: DemoWorld; turn: Turn }) {
  const [day, setDay] = useState<string>(world.today)
  const to = (clock: string | null) => turn({ clock }, { anew: true })

  function send(event: FormEvent) {
    event.preventDefault()
    to(day)
  }

  return (
    <form onSubmit={send}>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={() => to(addDays(world.today, 1))}>
          + 1 dag
        </button>
        <button type="button" className={styles.button} onClick={() => to(addMonths(world.today, 1))}>
          + 1 maand
        </button>
        <button type="button" className={styles.button} disabled={world.clock === 0} onClick={() => to(null)}>
          Terug naar nu
        </button>
      </div>
      <label className={styles.setting}>
        Datum
        <span className={styles.beside}>
          <input
            type="date"
            required
            min="2020-01-01"
            max="2099-12-31"
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
          <button type="submit" className={styles.button}>
            Zet
          </button>
        </span>
      </label>
    </form>
  )
}
