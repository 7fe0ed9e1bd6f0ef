import { addDays, addMonths } from '#kit/dates.ts'
import { nextCardOn } from '#model/year/year.ts'
import { plain } from '../../server/plainText.ts'
import type { DemoWorld, OfferedHappening, WorldChange } from './control.ts'
import { isOn, presets } from './presets.ts'
import type { State } from './stateSteps.ts'
import { allStates, stateName } from './states.ts'
import { type Story, stories } from './stories.ts'

/** Something that the panel can do, under the name by which the search finds it. */
export type Command = {
  readonly name: string
  readonly does: { change: WorldChange } | { happening: OfferedHappening } | { state: State } | { story: Story } | 'reset'
}

/** All commands that are possible now. */
export const commandsOf = (world: DemoWorld): Command[] => [
  ...presets.map((preset) =>
    isOn(preset, world)
      ? { name: `${preset.name}: uit`, does: { change: preset.off } }
      : { name: preset.name, does: { change: preset.on } },
  ),
  { name: 'Klok + 1 dag', does: { change: { clock: addDays(world.today, 1) } } },
  { name: 'Klok + 1 maand', does: { change: { clock: addMonths(world.today, 1) } } },
  { name: 'Klok naar de jaarkaart', does: { change: { clock: nextCardOn(world.today) } } },
  ...(world.clock === 0 ? [] : [{ name: 'Klok terug naar nu', does: { change: { clock: null } } }]),
  ...world.happenings.map((happening) => ({ name: happening.name, does: { happening } })),
  { name: 'Alles terugzetten', does: 'reset' },
  ...stories.map((story) => ({ name: `Verhaal: ${story.title}`, does: { story } })),
  ...allStates.map((state) => ({ name: stateName(state), does: { state } })),
]

/** The commands in which every word of the search occurs; those that begin with the search come first. */
export function searchCommands(commands: readonly Command[], typed: string): Command[] {
  const wanted = plain(typed).trim()
  if (wanted === '') return []
  const found = commands.filter(({ name }) => wanted.split(/\s+/).every((word) => plain(name).includes(word)))
  const [first = [], rest = []] = [true, false].map((isFirst) =>
    found.filter(({ name }) => plain(name).startsWith(wanted) === isFirst),
  )
  return [...first, ...rest]
}
