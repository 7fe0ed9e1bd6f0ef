import { useState, useSyncExternalStore } from 'react'
import { timeText } from '#kit/words/dateText.ts'
import { type LoggedCall, loggedCalls, onLoggedCall } from '#platform/api/callLog.ts'
import type { DemoWorld, Turn } from './control.ts'
import { Fold } from './Fold.tsx'
import { callName, faultTexts } from './faultNames.ts'
import { copied } from './linkHere.ts'
import styles from './Panel.module.css'
import { curlOf, faultLike } from './replay.ts'

const isBad = ({ status, failed }: LoggedCall) => failed !== null || (status !== null && status >= 400)
const endOf = ({ status, failed }: LoggedCall) => failed ?? (status === null ? 'onderweg' : String(status))

/** Indented JSON; other text as it is. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

type Props = { world: DemoWorld; turn: Turn }

/** The calls of this tab, newest first: how each ended, what was answered, and how to repeat it. */
export function Calls({ world, turn }: Props) {
  const calls = useSyncExternalStore(onLoggedCall, loggedCalls)
  const bad = calls.filter(isBad).length
  return (
    <Fold title="Wat er gebeurde" now={bad === 0 ? `${calls.length} vragen` : `${calls.length} vragen, ${bad} mislukt`}>
      <ul aria-label="Vragen aan de backend">
        {calls.map((call) => (
          <Call key={call.id} call={call} world={world} turn={turn} />
        ))}
      </ul>
      <Told />
    </Fold>
  )
}

function Call({ call, world, turn }: Props & { call: LoggedCall }) {
  const [isOpen, setOpen] = useState(false)
  const [copy, setCopy] = useState<'done' | 'by hand' | null>(null)
  const { name, method, ms, key, body, answer, at } = call
  const fault = faultLike(call)
  const isKnown = world.operations.includes(name) || name.startsWith('auth/')
  const curl = curlOf(call, world.signedIn ? world.account : null)
  return (
    <li className={styles.row}>
      <details className={styles.call} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span>{callName(name)}</span>
          <small className={isBad(call) ? styles.bad : undefined}>
            {endOf(call)}
            {ms !== null && `, ${ms} ms`}
          </small>
        </summary>
        {isOpen && (
          <div className={styles.inside}>
            <p className={styles.dim}>
              {method}, {timeText(at)}
              {key && `, sleutel ${key}`}
            </p>
            {body && <pre>{pretty(body)}</pre>}
            {answer && <pre>{pretty(answer)}</pre>}
            <div className={styles.buttons}>
              <button
                type="button"
                className={styles.button}
                onClick={() => void copied(curl).then((isDone) => setCopy(isDone ? 'done' : 'by hand'))}
              >
                {copy === 'done' ? 'Gekopieerd' : 'Kopieer als curl'}
              </button>
              {isKnown && (
                <button
                  type="button"
                  className={styles.button}
                  title={faultTexts[fault]}
                  onClick={() => turn({ faults: { [name]: { fault, times: 1 } } }, { refresh: true })}
                >
                  {isBad(call) ? 'Speel deze fout af' : 'Laat hem mislukken'}
                </button>
              )}
            </div>
            {copy === 'by hand' && <pre>{curl}</pre>}
          </div>
        )}
      </details>
    </li>
  )
}

/** The data layer events of this tab; none without consent. */
function Told() {
  const told: readonly unknown[] = window.dataLayer ?? []
  if (told.length === 0) return <p className={styles.dim}>De datalaag hoorde niets: er is geen toestemming voor meten.</p>
  return (
    <>
      <p className={styles.dim}>Verteld aan de datalaag ({told.length})</p>
      <pre>{told.map((event) => JSON.stringify(event)).join('\n')}</pre>
    </>
  )
}
