import { customerCopy } from '#kit/customerCopy.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import type { Visitor } from '#model/visitor.ts'
import { Link } from '#platform/router/Link.tsx'
import { navItems } from '../header/navItems.ts'
import styles from './TabBar.module.css'

/** The navigation at the bottom, below 960 px. */
export function TabBar({ visitor, path }: { visitor: Visitor; path: string }) {
  return (
    <>
      <div className="tabbar-space" />
      <nav className={styles.tabbar} aria-label={customerCopy.mainNav}>
        <ul className={styles.list}>
          {navItems(visitor, path).map(({ id, label, to, current }) => (
            <li key={id}>
              <Link to={to} className={styles.item} {...(current && { 'aria-current': 'page' })}>
                <Icon name={id} />
                {label}
                {current && <span className={styles.mark} />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
