import { type RefObject, useEffect, useRef } from 'react'
import { Header } from 'react-aria-components/Header'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Menu, MenuItem, MenuSection, type Selection } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { customerCopy } from '#kit/customerCopy.ts'
import { phoneText } from '#kit/typed/phoneNumber.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import type { User } from '#model/login/contract/session.ts'
import { factsOf } from '#model/visitor.ts'
import { navigate, usePlace } from '#platform/router/location.tsx'
import { prepareAhead } from '#platform/router/prepare.ts'
import { endSession } from '#platform/session/session.ts'
import type { ShownAvatar } from '#platform/session/useAvatar.ts'
import { chooseTheme, type Theme, useTheme } from '#platform/theme.ts'
import { menuLinks } from './menuLinks.ts'
import styles from './UserPill.module.css'

type Props = {
  user: User | null
  avatar: ShownAvatar
  pill: RefObject<HTMLButtonElement | null>
  onOpenChange: (open: boolean) => void
}

const looks = ['light', 'dark', 'device'] as const

/** The theme for a selected key; null follows the device. */
const themeIn = (keys: Selection): Theme | null =>
  (['light', 'dark'] as const).find((theme) => keys !== 'all' && keys.has(theme)) ?? null

/** The open user menu: the customer, their links, the theme and signing out. */
export function UserMenu({ user, avatar, pill, onOpenChange }: Props) {
  const { visitor } = usePlace()
  const theme = useTheme()
  const items = useRef<HTMLDivElement>(null)
  // The menu's own autofocus loses a race with the popover, which focuses the menu itself.
  useEffect(() => {
    const frame = requestAnimationFrame(() => items.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const links = menuLinks(factsOf(visitor))
  return (
    <I18nProvider locale="nl-NL">
      <Popover
        triggerRef={pill}
        isOpen
        onOpenChange={onOpenChange}
        aria-label={customerCopy.account}
        placement="bottom end"
        offset={6}
        className={styles.menu ?? ''}
      >
        {user && (
          <div className={styles.who}>
            <Avatar {...avatar} medium />
            <div>
              <p className="strong">
                {user.firstName} {user.lastName}
              </p>
              <p className="small muted num">{phoneText(user.phoneNumber)}</p>
            </div>
          </div>
        )}
        {user && <div className={styles.line} />}
        <Menu aria-label={customerCopy.account} ref={items} onClose={() => onOpenChange(false)}>
          {links.map(({ label, icon, to }) => (
            <MenuItem
              key={to}
              id={to}
              className={styles.item ?? ''}
              textValue={label}
              onHoverStart={() => void prepareAhead(to)}
              onAction={() => navigate(to)}
            >
              <Icon name={icon} />
              {label}
            </MenuItem>
          ))}
          <Separator className={styles.line ?? ''} />
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[theme ?? 'device']}
            onSelectionChange={(keys) => chooseTheme(themeIn(keys))}
            shouldCloseOnSelect={false}
          >
            <Header className={styles.heading ?? ''}>{customerCopy.theme.title}</Header>
            {looks.map((id) => (
              <MenuItem key={id} id={id} className={styles.item ?? ''} textValue={customerCopy.theme[id]}>
                <Icon name="check" />
                {customerCopy.theme[id]}
              </MenuItem>
            ))}
          </MenuSection>
          <Separator className={styles.line ?? ''} />
          <MenuItem
            id="logout"
            className={styles.item ?? ''}
            textValue={customerCopy.logout}
            onAction={() => endSession('customer')}
          >
            <Icon name="log-out" />
            {customerCopy.logout}
          </MenuItem>
        </Menu>
      </Popover>
    </I18nProvider>
  )
}
