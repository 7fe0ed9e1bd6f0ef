import type { RefObject } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import type { User } from '../../api/contract/session.ts'
import { copy } from '../../copy.ts'
import { phoneText } from '../../domain/phoneNumber.ts'
import { endSession } from '../../session.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './UserPill.module.css'

type Props = {
  user: User | null
  avatar: { name: string; picture: string | null }
  pill: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onOpenChange: (open: boolean) => void
}

/** Who is signed in, and the way out. */
export function UserMenu({ user, avatar, pill, isOpen, onOpenChange }: Props) {
  return (
    <I18nProvider locale="nl-NL">
      <Popover
        triggerRef={pill}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
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
        <Menu aria-label="Je account" autoFocus="first" onAction={() => void endSession('customer')}>
          <MenuItem id="logout" className={styles.item ?? ''} textValue={copy.logout}>
            <Icon name="log-out" />
            {copy.logout}
          </MenuItem>
        </Menu>
      </Popover>
    </I18nProvider>
  )
}
