import { useRef, useState } from 'react'
import { useReadState } from '../../api/client.ts'
import { getUser } from '../../api/contract/session.ts'
import { copy } from '../../copy.ts'
import { calledName, displayName } from '../../domain/customerName.ts'
import { part } from '../../pwa/part.ts'
import { anybody, useAvatar } from '../../session/useAvatar.ts'
import { usePill } from '../../stores/pill.ts'
import { toast } from '../../stores/toasts.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Bone } from '../../ui/Bone.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
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
        {avatar ? <Avatar {...avatar} /> : <Bone width="32px" height="32px" radius="50%" />}
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
