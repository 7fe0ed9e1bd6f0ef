import { useEffect } from 'react'
import { customerCopy } from '#kit/customerCopy.ts'
import { IconButton } from '#kit/ui/Button.tsx'
import { classes } from '#kit/ui/classes.ts'
import { openSearch } from '#page/openSearch.ts'
import { OfflineMark } from '#platform/connection/OfflineMark.tsx'
import { keepLater } from '#platform/router/keepLater.ts'
import { notFound } from '../fallbackScreens.ts'
import { Header } from '../header/Header.tsx'
import { MainNav } from '../header/MainNav.tsx'
import { navItems } from '../header/navItems.ts'
import { UserPill } from '../header/UserPill.tsx'
import { ScreenBoundary } from '../ScreenBoundary.tsx'
import styles from './Default.module.css'
import { Footer } from './Footer.tsx'
import type { LayoutProps } from './layouts.ts'
import { TabBar } from './TabBar.tsx'
import { WithdrawLink } from './WithdrawLink.tsx'

const NotFound = notFound.Component

/** Header, screen or 404 page, footer, and a tab bar below 960 px. Purchases and flows have no navigation; success pages are orange. */
export default function Default({ layout, visitor, path, year, sky, navHidden, children }: LayoutProps) {
  const guest = visitor.kind === 'guest'
  const hasNav = !guest && !navHidden
  // Once: stores what works offline, and loads the other main screens when somebody uses the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arriving in the app
  useEffect(() => keepLater(navItems(visitor, path).map(({ to }) => to)), [])
  return (
    <div className={classes(styles.app, sky && styles.sky, layout === 'default-orange' && styles.orange)}>
      <Header
        guest={guest}
        center={hasNav && <MainNav visitor={visitor} path={path} />}
        right={
          <>
            {!guest && <OfflineMark />}
            {visitor.kind === 'customer' && <SearchButton />}
            {visitor.kind === 'customer' && <UserPill />}
          </>
        }
      />
      <div className={styles.body}>
        <main className={styles.main} id="inhoud">
          {children || (
            <ScreenBoundary key={path}>
              <NotFound path={path} visitor={visitor} />
            </ScreenBoundary>
          )}
        </main>
        <Footer year={year}>{visitor.kind === 'customer' && <WithdrawLink />}</Footer>
      </div>
      {hasNav && <TabBar visitor={visitor} path={path} />}
    </div>
  )
}

/** Ctrl or ⌘ K. No shortcut is a character alone, because speech input and stray touches type those (WCAG 2.1.4). */
const isShortcut = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k'

/** The loupe in the header, and its keys. */
function SearchButton() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event) || document.documentElement.dataset.modal !== undefined) return // not over another dialog
      event.preventDefault()
      openSearch()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return <IconButton icon="search" label={customerCopy.search} keys="Control+K Meta+K" onPress={openSearch} />
}
