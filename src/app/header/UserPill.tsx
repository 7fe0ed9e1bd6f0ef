import { useRef, useState } from 'react'
import { copy } from '#kit/copy.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { getUser } from '#model/login/contract/session.ts'
import { calledName, displayName } from '#model/profile/customerName.ts'
import { useReadState } from '#platform/api/client.ts'
import { part } from '#platform/pwa/part.ts'
import { anybody, useAvatar } from '#platform/session/useAvatar.ts'
import { usePill } from '#platform/stores/pill.ts'
import { toast } from '#platform/stores/toasts.ts'
import type { UserMenu } from './UserMenu.tsx'
import styles from './UserPill.module.css'

const fetchMenu = () => import('./UserMenu.tsx')
const load = part(fetchMenu)
const warm = () => void fetchMenu().catch(() => undefined) // a prefetch: pressing reports the failure

/** Avatar and name; opens the user menu, which loads on intent. */
export function UserPill() {
  const { value: user, settled } = useReadState(getUser)
  const avatar = useAvatar(user, settled)
  const instead = usePill()
  const pill = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [Menu, setMenu] = useState<typeof UserMenu | null>(null)

  async function open() {
    try {
      const loaded = await load()
      setMenu(() => loaded.UserMenu)
      setOpen(true)
    } catch {
      toast({ id: 'menu', text: copy.offline.blocked.server })
    }
  }

  return (
    <>
      <button
        ref={pill}
        type="button"
        className={styles.userPill}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setOpen(false) : void open())}
        onPointerEnter={warm}
        onFocus={warm}
      >
        {avatar ? <Avatar {...avatar} /> : <Skeleton width="32px" height="32px" radius="50%" />}
        <span className="visually-hidden">{user ? `Menu van ${calledName(user)}` : 'Menu openen'}</span>
        <span className={classes(styles.name, instead && styles.number)} aria-hidden="true">
          {instead ?? (user && displayName(user))}
        </span>
        <Icon name="chevron-down" small />
      </button>
      {Menu && isOpen && <Menu user={user} avatar={avatar ?? anybody} pill={pill} onOpenChange={setOpen} />}
    </>
  )
}
