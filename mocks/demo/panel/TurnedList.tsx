import { dayInFull } from '#kit/words/dateText.ts'
import { signedEuro } from '#kit/words/money.ts'
import type { DemoWorld, Turn, WorldChange } from './control.ts'
import { callName, faultTexts } from './faultNames.ts'
import styles from './Panel.module.css'
import { isOn, presets } from './presets.ts'

export type Turned = { text: string; back: WorldChange }

/** Each condition that is not as usual, with the change that restores it. Parts of a preset are told as the preset. */
export function turned(world: DemoWorld): Turned[] {
  const { faults, latency, line, clock, today, events, priceRise, shop, patch } = world
  const on = presets.filter((preset) => isOn(preset, world))
  const list: Turned[] = on.map(({ name, off }) => ({ text: name, back: off }))
  const told = on.map((preset) => preset.on)
  if (latency !== null && !told.some((change) => 'latency' in change))
    list.push({ text: `Wachttijd ${latency / 1000}\u00a0s`.replace('.', ','), back: { latency: null } })
  if (line !== null && !told.some((change) => 'line' in change)) list.push({ text: `${line} kbit/s`, back: { line: null } })
  for (const [call, active] of Object.entries(faults)) {
    if (told.some((change) => call in (change.faults ?? {}))) continue
    const { fault, times } = typeof active === 'string' ? { fault: active, times: null } : active
    const howOften = times === null ? '' : `, nog ${times} keer`
    list.push({ text: `${callName(call)}: ${faultTexts[fault]}${howOften}`, back: { faults: { [call]: null } } })
  }
  if (clock !== 0) list.push({ text: `Het is ${dayInFull(today)}`, back: { clock: null } })
  if (events !== null) list.push({ text: `${events} keer gebeld en ge-sms’t`, back: { events: null } })
  if (priceRise !== 0) list.push({ text: `Prijzen ${signedEuro(priceRise)}`, back: { priceRise: 0 } })
  if (shop.phones !== null) list.push({ text: `${shop.phones} telefoons`, back: { shop: { phones: null } } })
  if (shop.soldOut !== null) list.push({ text: `Uitverkocht: ${shop.soldOut}`, back: { shop: { soldOut: null } } })
  if (shop.newCreditRules) list.push({ text: 'Nieuwe kredietregels', back: { shop: { newCreditRules: false } } })
  if (shop.noOneOffCosts) list.push({ text: 'Geen eenmalige kosten', back: { shop: { noOneOffCosts: false } } })
  if (patch !== null) list.push({ text: 'Antwoorden aangepast', back: { patch: null } })
  return list
}

/** The conditions that are not as usual, at the top of the panel; a tap restores one. */
export function TurnedList({ world, turn }: { world: DemoWorld; turn: Turn }) {
  const list = turned(world)
  if (list.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="Niet zoals gewoonlijk">
      {list.map(({ text, back }) => (
        <li key={text}>
          <button
            type="button"
            className={styles.on}
            onClick={() =>
              turn(
                back,
                'clock' in back ? { refresh: true } : { anew: !('faults' in back || 'latency' in back || 'line' in back) },
              )
            }
          >
            {text} <span aria-hidden="true">×</span>
            <span className="visually-hidden"> (terugzetten)</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
