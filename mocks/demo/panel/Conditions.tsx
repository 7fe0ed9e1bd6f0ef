import { useState } from 'react'
import { messageSW } from 'workbox-window'
import { dayInFull, timeText } from '#kit/words/dateText.ts'
import { plural } from '#kit/words/plural.ts'
import type { ToWorker } from '#sw/messages.ts'
import { Amount, Amounts } from './Amounts.tsx'
import { Clock } from './Clock.tsx'
import type { DemoWorld, Turn } from './control.ts'
import { Faults } from './Faults.tsx'
import { Fold } from './Fold.tsx'
import styles from './Panel.module.css'
import { isOn, presets } from './presets.ts'
import { Share } from './Share.tsx'

/** The maximum that the control accepts (mocks/server/conditions.ts). */
const MOST_PHONES = 1000

function Shop({ world: { shop }, turn }: { world: DemoWorld; turn: Turn }) {
  return (
    <>
      <Amount
        label="Telefoons in de winkel"
        most={MOST_PHONES}
        value={shop.phones}
        set={(phones) => turn({ shop: { phones } }, { anew: true })}
      />
      <label className={styles.toggle}>
        <input
          type="checkbox"
          checked={shop.newCreditRules}
          onChange={({ target }) => turn({ shop: { newCreditRules: target.checked } }, { anew: true })}
        />
        Nieuwe kredietregels: bij elke lening naar inkomen vragen
      </label>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          checked={shop.noOneOffCosts}
          onChange={({ target }) => turn({ shop: { noOneOffCosts: target.checked } }, { anew: true })}
        />
        Geen eenmalige kosten: zonder aanbetaling is er niets te betalen
      </label>
    </>
  )
}

const sentences = {
  'no worker': 'De app is nog niet geïnstalleerd. Laad de pagina opnieuw.',
  refused: 'Deze browser staat geen meldingen toe.',
  nothing: 'Er is niets te melden. Zet eerst iets aan bij Waarschuw mij.',
} as const
const shown = (count: number) => `${plural(count, '1 melding', `${count} meldingen`)} op je scherm.`

/** Has the worker tell now what it would tell in the background, said before or not. Returns what came of it. */
async function warnNow(): Promise<string> {
  const worker = globalThis.navigator.serviceWorker?.controller
  if (!worker) return sentences['no worker']
  if ((await Notification.requestPermission()) !== 'granted') return sentences.refused
  const message: ToWorker = { type: 'SHOW_WARNINGS' }
  const count = Number(await messageSW(worker, message))
  return count === 0 ? sentences.nothing : shown(count)
}

/** Checks the customer's own warnings now: a demo cannot wait for the browser, which does so twice a day at most. */
export function Warnings() {
  const [outcome, setOutcome] = useState('')
  return (
    <>
      <button type="button" className={styles.button} onClick={() => void warnNow().then(setOutcome)}>
        Controleer waarschuwingen nu
      </button>
      <p role="status" className={styles.dim}>
        {outcome}
      </p>
    </>
  )
}

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
