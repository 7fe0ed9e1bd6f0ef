import type { User } from '../../api/contract/session.ts'
import { updatePassword } from '../../api/contract/simcard.ts'
import { NewPassword } from '../inloggen/shared/NewPassword.tsx'
import { welcomeCopy as copy } from './copy.ts'

export function FirstPassword({ user }: { user: User | null }) {
  const personal = user ? [user.firstName, user.lastName, user.phoneNumber] : []
  return (
    <NewPassword
      personal={personal}
      button={copy.password.button}
      operation={updatePassword}
      input={(newPassword) => ({ currentPassword: null, newPassword })}
    />
  )
}
