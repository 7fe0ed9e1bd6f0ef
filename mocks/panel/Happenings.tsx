import type { Offered } from './control.ts'
import styles from './Panel.module.css'

/** What can happen to the customer who is signed in: a tap, and it has. */
export function Happenings({ happenings, happen }: { happenings: readonly Offered[]; happen: (offered: Offered) => void }) {
  if (happenings.length === 0) return null
  return (
    <section>
      <h2>Laat gebeuren</h2>
      <ul className={styles.chips}>
        {happenings.map((offered) => (
          <li key={offered.name}>
            <button type="button" className={styles.chip} onClick={() => happen(offered)}>
              {offered.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
