import { type FormEvent, useState } from 'react'
import { AUTH, EVERY_OPERATION } from '../../server/callNames.ts'
import type { FaultName } from '../../server/faults.ts'
import type { DemoWorld, Turn } from './control.ts'
import { callName, faultTexts } from './faultNames.ts'
import styles from './Panel.module.css'

function askedHere(): string[] {
  const names = performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { pathname, searchParams } = new URL(name)
    return pathname.startsWith('/api/') ? (searchParams.get('endpoint') ?? []) : []
  })
  return [...new Set(names.toReversed())]
}

const isFault = (name: string): name is FaultName => Object.hasOwn(faultTexts, name)

/** Sets a fault for one operation or all of them: always, or for the next call only. */
export function Faults({ world, turn }: { world: DemoWorld; turn: Turn }) {
  const [call, setCall] = useState(EVERY_OPERATION)
  const [fault, setFault] = useState<FaultName>('500')
  const [isOnce, setOnce] = useState(false)
  const here = askedHere().filter((name) => world.operations.includes(name))
  const others = world.operations.filter((name) => !here.includes(name)).sort()

  function send(event: FormEvent) {
    event.preventDefault()
    turn({ faults: { [call]: isOnce ? { fault, times: 1 } : fault } })
  }

  return (
    <form onSubmit={send}>
      <label className={styles.setting}>
        Vraag
        <select value={call} onChange={({ target }) => setCall(target.value)}>
          <option value={EVERY_OPERATION}>{callName(EVERY_OPERATION)}</option>
          <Group label="Op deze pagina gevraagd" names={here} />
          <Group label="Sessie" names={AUTH} />
          <Group label="Andere" names={others} />
        </select>
      </label>
      <label className={styles.setting}>
        Fout
        <select value={fault} onChange={({ target }) => isFault(target.value) && setFault(target.value)}>
          {Object.entries(faultTexts).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.toggle}>
        <input type="checkbox" checked={isOnce} onChange={({ target }) => setOnce(target.checked)} />
        Alleen de volgende keer
      </label>
      <button type="submit" className={styles.button}>
        Zet aan
      </button>
      <p className={styles.dim}>Geldt vanaf de volgende vraag. Wat er al staat, blijft staan.</p>
    </form>
  )
}

function Group({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <optgroup label={label}>
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </optgroup>
  )
}
