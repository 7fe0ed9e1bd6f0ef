import type { DemoWorld, Turn } from './control.ts'
import styles from './Panel.module.css'
import { turned } from './turned.ts'

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
