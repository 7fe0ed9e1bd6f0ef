import type { ReactNode } from 'react'
import { customerCopy } from '#kit/customerCopy.ts'
import { classes } from '#kit/ui/classes.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { type BackLink, PageHead } from '#page/flow/PageHead.tsx'
import { Link } from '#platform/router/Link.tsx'
import { usePlace } from '#platform/router/location.tsx'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { entriesFor, entryOf, settingGroupsOf } from './entries.ts'
import styles from './SettingsPage.module.css'

type Props = { title: string; intro: ReactNode; back?: BackLink; children: ReactNode }

export const toSettings: BackLink = { to: '/instellingen', label: customerCopy.nav.settings }

/** A page of the settings: a back link on top, or the menu beside it on a wide screen. */
export function SettingsPage({ title, intro, back = toSettings, children }: Props) {
  return (
    <div className={classes('wrap page', styles.page)}>
      <SideMenu />
      <div className={styles.content}>
        <PageHead title={title} intro={intro} back={back} />
        {children}
      </div>
    </div>
  )
}

function SideMenu() {
  const { path } = usePlace()
  const isPrepaid = useIsPrepaid()
  const entries = entriesFor(isPrepaid)
  const here = entryOf(entries, path)?.path
  return (
    <nav className={styles.menu} aria-label={customerCopy.nav.settings}>
      {settingGroupsOf(entries, isPrepaid).map((group) => (
        <div key={group.title}>
          <p className={classes('small muted', styles.group)}>{group.title}</p>
          <ul aria-label={group.title}>
            {group.own.map(({ path: own, to, icon, title }) => (
              <li key={own}>
                <Link to={to} className={styles.item} {...(own === here && { 'aria-current': own === path ? 'page' : 'true' })}>
                  <Icon name={icon} small />
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
