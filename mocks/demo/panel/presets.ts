import { EVERY_CALL } from '../../server/callNames.ts'
import type { FaultName } from '../../server/faults.ts'
import type { DemoWorld, WorldChange } from './control.ts'

/** Circumstances in one tap. `on` brings them, `off` takes them away. */
type Preset = { readonly name: string; readonly on: WorldChange; readonly off: WorldChange }

const everyCall = (fault: FaultName | null): WorldChange => ({
  faults: Object.fromEntries(EVERY_CALL.map((call) => [call, fault])),
})
const failing = (name: string, fault: FaultName): Preset => ({ name, on: everyCall(fault), off: everyCall(null) })

export const presets: readonly Preset[] = [
  failing('Offline', 'network'),
  { name: 'Alles traag', on: { latency: 6000 }, off: { latency: null } },
  { name: '64 kbit/s', on: { latency: 400, line: 64 }, off: { latency: null, line: null } },
  failing('Backend stuk', '500'),
  failing('Onderhoud', '503'),
  failing('Half antwoord', 'truncated'),
]

type Conditions = Pick<DemoWorld, 'faults' | 'latency' | 'line'>

/** Is everything that this preset turns on just so? */
export const isOn = ({ on: { faults, ...rest } }: Preset, world: Conditions): boolean =>
  Object.entries(faults ?? {}).every(([call, fault]) => world.faults[call] === fault) &&
  (rest.latency === undefined || (rest.latency === world.latency && (rest.line ?? null) === world.line))
