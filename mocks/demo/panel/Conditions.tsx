import { dayInFull, timeText } from '#kit/words/dateText.ts'
import { Amounts } from './Amounts.tsx'
import { Clock } from './Clock.tsx'
import type { DemoWorld, Turn } from './control.ts'
import { Faults } from './Faults.tsx'
import { Fold } from './Fold.tsx'
import styles from './Panel.module.css'
import { isOn, presets } from './presets.ts'
import { Share } from './Share.tsx'
import { Shop } from './Shop.tsx'
import { Warnings } from './Warnings.tsx'

const latencies = [
  ['', 'Gewoon (150 tot 600 ms)'],
  ['0', 'Geen'],
  ['1500', 'Traag (1,5 s)'],
] as const
const isListed = (latency: number | null) => latencies.some(([value]) => value === (latency === null ? '' : String(latency)))

/** Circumstances in one tap, then each condition by itself. */
export function Conditions({ world, turn, reset }: { world: DemoWorld; turn: Turn; reset: () => void }) {
  const waits = [...latencies, ...(isListed(world.latency) ? [] : [[String(world.latency), `${world.latency} ms`] as const])]
  const faults = Object.keys(world.faults).length
  return (
    <section>
      <h2>Omstandigheden</h2>
      <ul className={styles.chips} aria-label="In één tik">
        {presets.map((preset) => {
          const on = isOn(preset, world)
          return (
            <li key={preset.name}>
              <button
                type="button"
                className={on ? styles.on : styles.chip}
                aria-pressed={on}
                onClick={() => turn(on ? preset.off : preset.on)}
              >
                {preset.name}
              </button>
            </li>
          )
        })}
      </ul>
      <label className={styles.setting}>
        Wachttijd
        <select
          value={world.latency === null ? '' : String(world.latency)}
          onChange={({ target }) => turn({ latency: target.value === '' ? null : Number(target.value) })}
        >
          {waits.map(([value, label]) => (
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
        <Warnings />
        <Share />
        <button type="button" className={styles.button} onClick={reset}>
          Alles terugzetten
        </button>
      </div>
    </section>
  )
}
