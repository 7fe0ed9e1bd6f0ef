import { type FormEvent, useId, useState } from 'react'
import { euro } from '#kit/words/money.ts'
import type { DemoWorld, Turn } from './control.ts'
import styles from './Panel.module.css'

/** The maximum that the control accepts (mocks/server/control.ts). */
const MOST_EVENTS = 20_000
const MOST_RISE = 10_000

/** The number of calls in this period, and the price rise. */
export function Amounts({ world, turn }: { world: DemoWorld; turn: Turn }) {
  return (
    <>
      <Amount
        label="Gesprekken en sms’jes deze periode"
        most={MOST_EVENTS}
        value={world.events}
        set={(events) => turn({ events }, { anew: true })}
      />
      <Amount
        label="Prijzen stijgen terwijl je kiest, in centen"
        most={MOST_RISE}
        value={world.priceRise || null}
        hint={world.priceRise === 0 ? 'Wie al gekozen heeft, hoort het bij bevestigen.' : `Nu ${euro(world.priceRise)} meer.`}
        set={(rise) => turn({ priceRise: rise ?? 0 })}
      />
    </>
  )
}

type Props = { label: string; most: number; value: number | null; hint?: string; set: (value: number | null) => void }

/** A whole number, submitted by Enter or the button; empty restores the default. */
export function Amount({ label, most, value, hint, set }: Props) {
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  const about = useId()

  function send(event: FormEvent) {
    event.preventDefault()
    set(typed === '' ? null : Number(typed))
  }

  return (
    <form onSubmit={send}>
      <label className={styles.setting}>
        {label}
        <span className={styles.beside}>
          <input
            type="number"
            inputMode="numeric"
            min="0"
            max={most}
            step="1"
            placeholder="gewoon"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            {...(hint && { 'aria-describedby': about })}
          />
          <button type="submit" className={styles.button}>
            Zet
          </button>
        </span>
      </label>
      {hint && (
        <p id={about} className={styles.dim}>
          {hint}
        </p>
      )}
    </form>
  )
}
