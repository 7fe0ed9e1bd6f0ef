import { AccountRow, type Enter } from './AccountRow.tsx'
import type { DemoAccount } from './control.ts'
import styles from './Panel.module.css'

type Props = { accounts: readonly DemoAccount[]; current: number | null; enter: Enter }

/** The accounts that match a search, best match first. */
export function Hits({ accounts, current, enter }: Props) {
  return (
    <section aria-label="Gevonden accounts">
      <p role="status" className={styles.dim}>
        {accounts.length === 0 ? 'Geen account gevonden.' : `${accounts.length} gevonden`}
      </p>
      <Rows accounts={accounts} current={current} enter={enter} next={accounts[0]} />
    </section>
  )
}

export function AccountList({ accounts, recent, current, enter }: Props & { recent: readonly number[] }) {
  const latest = recent.flatMap((number) => accounts.find((account) => account.number === number) ?? [])
  return (
    <>
      {latest.length > 0 && (
        <section>
          <h2>Onlangs</h2>
          <ul className={styles.chips}>
            {latest.map((account) => (
              <li key={account.number}>
                <button type="button" className={styles.chip} title={account.title} onClick={() => enter(account)}>
                  {account.number} {account.name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(['Postpaid', 'Prepaid'] as const).map((type) => {
        const ofType = accounts.filter((account) => account.type === type)
        return (
          <section key={type}>
            <h2>
              {type} ({ofType.length})
            </h2>
            <Rows accounts={ofType} current={current} enter={enter} />
          </section>
        )
      })}
    </>
  )
}

function Rows({ accounts, current, enter, next }: Props & { next?: DemoAccount | undefined }) {
  return (
    <ul>
      {accounts.map((account) => (
        <AccountRow
          key={account.number}
          account={account}
          isCurrent={account.number === current}
          isNext={account === next}
          enter={enter}
        />
      ))}
    </ul>
  )
}
