import type { User } from '../../api/contract/session.ts'
import { updatePassword } from '../../api/contract/simcard.ts'
import { useWrite } from '../../order/useWrite.ts'
import { NewPassword } from '../NewPassword.tsx'
import { welcomeCopy as copy } from './copy.ts'

export function FirstPassword({ user }: { user: User | null }) {
  const writing = useWrite(updatePassword)
  const personal = user ? [user.firstName, user.lastName, user.phoneNumber] : []
  return (
    <NewPassword
      personal={personal}
      button={copy.password.button}
      busy={writing.busy}
      save={(newPassword) => writing.send({ currentPassword: null, newPassword })}
    />
  )
}
