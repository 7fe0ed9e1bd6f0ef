import type { ReactNode } from 'react'
import { provider } from '#kit/provider.ts'
import { classes } from '#kit/ui/classes.ts'
import { ExternalLink } from '#platform/router/Link.tsx'
import { openCookies } from '#platform/stores/openCookies.ts'
import styles from './Footer.module.css'

/** Eight links to the corporate site in a new tab; the cookies link opens our panel. `children`: further links. */
export function Footer({ year, narrow, children }: { year: number; narrow?: boolean; children?: ReactNode }) {
  return (
    <footer className={styles.footer}>
      <div className={classes('wrap', styles.in, narrow && styles.narrow)}>
        <ul className={styles.links}>
          {provider.footer.map(([label, to]) => (
            <li key={label}>
              {to === null ? (
                <button type="button" onClick={openCookies}>
                  {label}
                </button>
              ) : (
                <ExternalLink to={to}>{label}</ExternalLink>
              )}
            </li>
          ))}
          {children}
        </ul>
        <p className="small">
          © {year} {provider.name}
        </p>
      </div>
    </footer>
  )
}
