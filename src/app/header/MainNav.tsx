import { customerCopy } from '#kit/customerCopy.ts'
import type { Visitor } from '#model/visitor.ts'
import { Link } from '#platform/router/Link.tsx'
import styles from './Header.module.css'
import { navItems } from './navItems.ts'

/** The navigation in the header, from 960 px. */
export function MainNav({ visitor, path }: { visitor: Visitor; path: string }) {
  return (
    <nav className={styles.nav} aria-label={customerCopy.mainNav}>
      <ul className={styles.list}>
        {navItems(visitor, path).map(({ id, label, to, current }) => (
          <li key={id}>
            <Link to={to} className={styles.item} {...(current && { 'aria-current': 'page' })}>
              {label}
              {current && <span className={styles.mark} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
