import type { DemoWorld } from './control.ts'
import styles from './Panel.module.css'

type Change = { latency?: number | null; faults?: Record<string, string | null> }
type Props = { world: DemoWorld; change: (what: Change) => void; reset: () => void }

/** Every call of the product, as the control names them. */
const EVERYTHING = ['*', 'auth/login', 'auth/logout', 'auth/is-logged-in']
const latencies = [
  ['', 'Gewoon (150 tot 600 ms)'],
  ['0', 'Geen'],
  ['1500', 'Traag (1,5 s)'],
  ['6000', 'Heel traag (6 s)'],
] as const

/** A dead network, and how long answers take. */
export function Conditions({ world, change, reset }: Props) {
  const offline = world.faults['*'] === 'network'
  return (
    <fieldset>
      <legend>Omstandigheden</legend>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          checked={offline}
          onChange={() => change({ faults: Object.fromEntries(EVERYTHING.map((call) => [call, offline ? null : 'network'])) })}
        />
        Offline: niemand antwoordt
      </label>
      <label>
        Wachttijd{' '}
        <select
          value={world.latency === null ? '' : String(world.latency)}
          onChange={({ target }) => change({ latency: target.value === '' ? null : Number(target.value) })}
        >
          {latencies.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={styles.reset} onClick={reset}>
        Alles terugzetten
      </button>
    </fieldset>
  )
}
