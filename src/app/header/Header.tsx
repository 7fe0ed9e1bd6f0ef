import type { ReactNode } from 'react'
import { provider } from '../../provider.ts'
import { Link } from '../../routes/Link.tsx'
import { Logo } from '../../ui/Logo.tsx'
import styles from './Header.module.css'

/** Logo left, navigation in the middle, the user right (spec 2 navigation, header). The logo leads home. */
export function Header({ guest, center, right }: { guest: boolean; center?: ReactNode; right?: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <div className={styles.left}>
          <Link
            to={guest ? '/inloggen' : '/'}
            className={styles.logo}
            aria-label={`${provider.name}, naar ${guest ? 'inloggen' : 'het overzicht'}`}
          >
            <Logo />
          </Link>
        </div>
        {center}
        <div className={styles.right}>{right}</div>
      </div>
    </header>
  )
}
