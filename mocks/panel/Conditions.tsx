import { dayInFull, timeText } from '../../src/words/dateText.ts'
import { Amounts } from './Amounts.tsx'
import { Clock } from './Clock.tsx'
import type { DemoWorld, Turn } from './control.ts'
import { Faults } from './Faults.tsx'
import { Fold } from './Fold.tsx'
import styles from './Panel.module.css'
import { Share } from './Share.tsx'
import { Shop } from './Shop.tsx'
import { isOffline, offline, turned } from './turned.ts'

const latencies = [
  ['', 'Gewoon (150 tot 600 ms)'],
  ['0', 'Geen'],
  ['1500', 'Traag (1,5 s)'],
  ['6000', 'Heel traag (6 s)'],
] as const

/** Lists the changed conditions first, each with a button that restores it; then all controls. */
export function Conditions({ world, turn, reset }: { world: DemoWorld; turn: Turn; reset: () => void }) {
  const list = turned(world)
  const faults = Object.keys(world.faults).length
  return (
    <section>
      <h2>Omstandigheden</h2>
      {list.length > 0 && (
        <ul className={styles.chips} aria-label="Niet zoals gewoonlijk">
          {list.map(({ text, back }) => (
            <li key={text}>
              <button
                type="button"
                className={styles.on}
                onClick={() => turn(back, { anew: !('faults' in back || 'latency' in back) })}
              >
                {text} <span aria-hidden="true">×</span>
                <span className="visually-hidden"> (terugzetten)</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <label className={styles.toggle}>
        <input type="checkbox" checked={isOffline(world)} onChange={({ target }) => turn(offline(target.checked))} />
        Offline: niemand antwoordt
      </label>
      <label className={styles.setting}>
        Wachttijd
        <select
          value={world.latency === null ? '' : String(world.latency)}
          onChange={({ target }) => turn({ latency: target.value === '' ? null : Number(target.value) })}
        >
          {latencies.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Fold title="Fouten" now={faults === 0 ? 'geen' : `${faults} aan`}>
        <Faults world={world} turn={turn} />
      </Fold>
      <Fold title="Klok" now={`${dayInFull(world.today)}, ${timeText(Date.parse(world.now))}`} open={world.clock !== 0}>
        <Clock world={world} turn={turn} />
      </Fold>
      <Fold title="Verbruik en prijzen" now={world.events === null && world.priceRise === 0 ? 'gewoon' : 'anders'}>
        <Amounts world={world} turn={turn} />
      </Fold>
      <Fold title="Telefoons" now={Object.values(world.shop).some(Boolean) ? 'anders' : 'gewoon'}>
        <Shop world={world} turn={turn} />
      </Fold>
      <div className={styles.last}>
        <Share />
        <button type="button" className={styles.button} onClick={reset}>
          Alles terugzetten
        </button>
      </div>
    </section>
  )
}
