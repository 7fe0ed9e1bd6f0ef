import type { OfferedHappening } from './control.ts'
import styles from './Panel.module.css'

/** Buttons for the events that are possible for the signed-in customer. */
export function Happenings({
  happenings,
  happen,
}: {
  happenings: readonly OfferedHappening[]
  happen: (offered: OfferedHappening) => void
}) {
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
