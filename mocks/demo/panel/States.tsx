import { Fold } from './Fold.tsx'
import styles from './Panel.module.css'
import type { State } from './stateSteps.ts'
import { allStates } from './states.ts'

const lists = Map.groupBy(allStates, ({ of }) => of)

/** Every state that a screen draws in its own way; a tap starts anew and shows it. */
export function States({ show }: { show: (state: State) => void }) {
  return (
    <section>
      <h2>Toestanden</h2>
      {[...lists].map(([of, states]) => (
        <Fold key={of} title={of} now={String(states.length)}>
          <ul className={styles.chips} aria-label={of}>
            {states.map((state) => (
              <li key={state.value}>
                <button type="button" className={styles.chip} title={`Account ${state.account}`} onClick={() => show(state)}>
                  {state.value}
                </button>
              </li>
            ))}
          </ul>
        </Fold>
      ))}
    </section>
  )
}
