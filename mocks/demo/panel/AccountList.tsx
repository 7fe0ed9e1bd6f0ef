import { AccountRow, type Enter } from './AccountRow.tsx'
import type { Command } from './commands.ts'
import type { DemoAccount } from './control.ts'
import styles from './Panel.module.css'

type Props = { accounts: readonly DemoAccount[]; current: number | null; enter: Enter }

type HitsProps = Props & {
  commands: readonly Command[]
  run: (command: Command) => void
  next: Command | DemoAccount | undefined
}

/** The results of a search: commands and accounts, best match first. Enter takes `next`. */
export function Hits({ accounts, commands, current, enter, run, next }: HitsProps) {
  const count = accounts.length + commands.length
  return (
    <section aria-label="Gevonden">
      <p role="status" className={styles.dim}>
        {count === 0 ? 'Niets gevonden.' : `${count} gevonden`}
      </p>
      {commands.length > 0 && (
        <ul aria-label="Opdrachten">
          {commands.map((command) => (
            <li key={command.name} className={styles.row}>
              <button type="button" className={styles.account} onClick={() => run(command)}>
                <span className={styles.number} aria-hidden="true">
                  ▸
                </span>
                <span>{command.name}</span>
                {command === next && <small>Enter ↵</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Rows accounts={accounts} current={current} enter={enter} next={next && 'number' in next ? next : undefined} />
    </section>
  )
}

/** All accounts, in a box of its own height: what can be done with them stays in sight below it. */
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
      <div className={styles.accounts}>
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
      </div>
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
