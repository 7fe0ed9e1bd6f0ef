import { dayInFull } from '../../src/words/dateText.ts'
import { euro } from '../../src/words/money.ts'
import type { DemoWorld, WorldChange } from './control.ts'
import { callName, EVERY_CALL, faultNames } from './faultNames.ts'

type Turned = { text: string; back: WorldChange }

export const isOffline = ({ faults }: Pick<DemoWorld, 'faults'>): boolean =>
  EVERY_CALL.every((call) => faults[call] === 'network')

export const offline = (on: boolean): WorldChange => ({
  faults: Object.fromEntries(EVERY_CALL.map((call) => [call, on ? 'network' : null])),
})

export function turned(world: DemoWorld): Turned[] {
  const { faults, latency, clock, today, events, priceRise, shop, patch } = world
  const cut = isOffline(world)
  const list: Turned[] = []
  if (cut) list.push({ text: 'Offline', back: offline(false) })
  if (latency !== null) list.push({ text: `Wachttijd ${latency / 1000}\u00a0s`.replace('.', ','), back: { latency: null } })
  for (const [call, active] of Object.entries(faults)) {
    if (cut && EVERY_CALL.includes(call)) continue
    const { fault, times } = typeof active === 'string' ? { fault: active, times: null } : active
    const howOften = times === null ? '' : `, nog ${times} keer`
    list.push({ text: `${callName(call)}: ${faultNames[fault]}${howOften}`, back: { faults: { [call]: null } } })
  }
  if (clock !== 0) list.push({ text: `Het is ${dayInFull(today)}`, back: { clock: null } })
  if (events !== null) list.push({ text: `${events} keer gebeld en ge-sms’t`, back: { events: null } })
  if (priceRise !== 0) list.push({ text: `Prijzen + ${euro(priceRise)}`, back: { priceRise: 0 } })
  if (shop.phones !== null) list.push({ text: `${shop.phones} telefoons`, back: { shop: { phones: null } } })
  if (shop.soldOut !== null) list.push({ text: `Uitverkocht: ${shop.soldOut}`, back: { shop: { soldOut: null } } })
  if (shop.newCreditRules) list.push({ text: 'Nieuwe kredietregels', back: { shop: { newCreditRules: false } } })
  if (shop.noOneOffCosts) list.push({ text: 'Geen eenmalige kosten', back: { shop: { noOneOffCosts: false } } })
  if (patch !== null) list.push({ text: 'Overzicht aangepast', back: { patch: null } })
  return list
}
