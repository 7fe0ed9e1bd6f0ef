import { useId, useState } from 'react'
import { Link } from '#platform/router/Link.tsx'
import type { DemoAccount } from './control.ts'
import styles from './Panel.module.css'
import { screensOf } from './screens.ts'

/** Signs in as an account and opens one of its screens, or the first. */
export type Enter = (account: DemoAccount, path?: string) => void

type Props = {
  account: DemoAccount
  isCurrent: boolean
  /** Does Enter in the search field choose this account? */
  isNext: boolean
  enter: Enter
}

/** A row for one account: a tap signs in. Opened, it describes the account and lists its screens. */
export function AccountRow({ account, isCurrent, isNext, enter }: Props) {
  const [isOpen, setOpen] = useState(false)
  const details = useId()
  const { number, title, name, phoneNumber, showsText } = account
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.account}
        {...(isCurrent && { 'aria-current': 'true' })}
        title={title}
        onClick={() => enter(account)}
      >
        <span className={styles.number}>{number}</span>
        <span className={isOpen ? undefined : styles.line}>{title}</span>
        {(isCurrent || isNext) && <small>{isCurrent ? 'actief' : 'Enter ↵'}</small>}
      </button>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={details}
        aria-label={`Meer over account ${number}`}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={details} className={styles.details} hidden={!isOpen}>
        {isOpen && (
          <>
            <p>
              {name}, {phoneNumber}. {showsText}
            </p>
            <Screens account={account} isCurrent={isCurrent} enter={enter} />
          </>
        )}
      </div>
    </li>
  )
}

/** Links to the screens of an account. For an account that is not signed in, a link signs in first. */
function Screens({ account, isCurrent, enter }: Omit<Props, 'isNext'>) {
  const screens = screensOf(account)
  if (screens.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={`Schermen van account ${account.number}`}>
      {screens.map(({ path, title }) => (
        <li key={path}>
          {isCurrent ? (
            <Link to={path} className={styles.chip} title={path}>
              {title}
            </Link>
          ) : (
            <button type="button" className={styles.chip} title={path} onClick={() => enter(account, path)}>
              {title}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
