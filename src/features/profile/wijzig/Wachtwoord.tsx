import { useState } from 'react'
import { NewPassword } from '#features/login/shared/NewPassword.tsx'
import { getUser } from '#model/login/contract/session.ts'
import { updatePassword } from '#model/sim/contract/simcard.ts'
import { useReadState } from '#platform/api/client.ts'
import { ChangePage } from '../ChangePage.tsx'
import { Saved } from '../Saved.tsx'
import { passwordChangeCopy } from './copy.ts'

/** `/instellingen/wijzig/wachtwoord`: the current password and a new one. */
export default function Wachtwoord() {
  const user = useReadState(getUser).value
  const [isSaved, setSaved] = useState(false)
  const personal = user ? [user.firstName, user.lastName, user.phoneNumber] : []

  return (
    <ChangePage title={passwordChangeCopy.heading} intro={passwordChangeCopy.intro}>
      <div className="stack">
        {isSaved ? (
          <Saved title={passwordChangeCopy.success} />
        ) : (
          <NewPassword
            asksCurrent
            username={user?.phoneNumber}
            personal={personal}
            button={passwordChangeCopy.button}
            operation={updatePassword}
            input={(newPassword, currentPassword) => ({ currentPassword, newPassword })}
            saved={() => setSaved(true)}
            failed={passwordChangeCopy.error}
          />
        )}
      </div>
    </ChangePage>
  )
}

/** For the customer's name and number: neither may be the password. */
Wachtwoord.reads = () => [getUser]
