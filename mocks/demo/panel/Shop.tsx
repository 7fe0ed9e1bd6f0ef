import { Amount } from './Amounts.tsx'
import type { DemoWorld, Turn } from './control.ts'
import styles from './Panel.module.css'

/** The maximum that the control accepts (mocks/server/conditions.ts). */
const MOST_PHONES = 1000

export function Shop({ world: { shop }, turn }: { world: DemoWorld; turn: Turn }) {
  return (
    <>
      <Amount
        label="Telefoons in de winkel"
        most={MOST_PHONES}
        value={shop.phones}
        set={(phones) => turn({ shop: { phones } }, { anew: true })}
      />
      <label className={styles.toggle}>
        <input
          type="checkbox"
          checked={shop.newCreditRules}
          onChange={({ target }) => turn({ shop: { newCreditRules: target.checked } }, { anew: true })}
        />
        Nieuwe kredietregels: bij elke lening naar inkomen vragen
      </label>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          checked={shop.noOneOffCosts}
          onChange={({ target }) => turn({ shop: { noOneOffCosts: target.checked } }, { anew: true })}
        />
        Geen eenmalige kosten: zonder aanbetaling is er niets te betalen
      </label>
    </>
  )
}
