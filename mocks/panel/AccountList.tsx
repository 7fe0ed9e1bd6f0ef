import { useState } from 'react'
import type { DemoAccount } from './control.ts'
import styles from './Panel.module.css'

const groups = [
  ['Postpaid', 'Abonnement'],
  ['Prepaid', 'Prepaid'],
] as const

const matches = (account: DemoAccount, wanted: string) =>
  `${account.number} ${account.title} ${account.name} ${account.phoneNumber} ${account.showsText} ${account.shows.join(' ')}`
    .toLowerCase()
    .includes(wanted.trim().toLowerCase())

/** The accounts by type, with their title and what they show; one tap to become one. */
export function AccountList({
  accounts,
  current,
  enter,
}: {
  accounts: readonly DemoAccount[]
  current: number | null
  enter: (account: DemoAccount) => void
}) {
  const [wanted, setWanted] = useState('')
  const found = accounts.filter((account) => matches(account, wanted))
  return (
    <>
      <input
        type="search"
        aria-label="Zoek een testaccount"
        placeholder="zoek een testaccount"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {accounts.length > 0 && found.length === 0 && <p>Geen account gevonden.</p>}
      {groups.map(([type, label]) => {
        const ofType = found.filter((account) => account.type === type)
        if (ofType.length === 0) return null
        return (
          <section key={type}>
            <h2>
              {label} ({ofType.length})
            </h2>
            <ul>
              {ofType.map((account) => (
                <li key={account.number}>
                  <button
                    type="button"
                    className={styles.account}
                    {...(account.number === current && { 'aria-current': 'true' })}
                    onClick={() => enter(account)}
                  >
                    <span>
                      {account.number}. {account.title}
                      <br />
                      <small>
                        {account.name}, {account.phoneNumber}. {account.showsText}
                      </small>
                    </span>
                    <small>{account.number === current ? 'actief' : 'log in'}</small>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}
