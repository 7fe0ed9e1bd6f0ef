import type { ReactNode } from 'react'
import { onHost } from '#kit/base.ts'
import { environmentOf, provider } from '#kit/provider.ts'
import { Extra } from '#kit/ui/Extra.tsx'
import { Logo } from '#kit/ui/Logo.tsx'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { Link } from '#platform/router/Link.tsx'
import styles from './Header.module.css'

const Environment = preloadable(() => import('./Environment.tsx')).Component

type Props = {
  guest: boolean
  center?: ReactNode
  right?: ReactNode
  /** The logo loads a new document, because this one has crashed. */
  anew?: boolean
}

/** The header: logo on the left, navigation in the middle, user on the right. */
export function Header({ guest, center, right, anew = false }: Props) {
  const home = guest ? '/inloggen' : '/'
  const environment = __MOCK__ ? null : environmentOf(location.hostname)
  const name = `${provider.name}, naar ${guest ? 'inloggen' : 'het overzicht'}`
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <div className={styles.left}>
          {anew ? (
            <a href={onHost(home)} className={styles.logo} aria-label={name}>
              <Logo />
            </a>
          ) : (
            <Link to={home} className={styles.logo} aria-label={name}>
              <Logo />
            </Link>
          )}
          {environment !== null && (
            <Extra>
              <Environment name={environment} />
            </Extra>
          )}
        </div>
        {center}
        <div className={styles.right}>{right}</div>
      </div>
    </header>
  )
}
