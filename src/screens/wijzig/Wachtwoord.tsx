import { useState } from 'react'
import { useReadState } from '../../api/client.ts'
import { getUser } from '../../api/contract/session.ts'
import { updatePassword } from '../../api/contract/simcard.ts'
import { useWrite } from '../../order/useWrite.ts'
import { askServer } from '../../session/session.ts'
import { ChangePage } from '../ChangePage.tsx'
import { NewPassword } from '../NewPassword.tsx'
import { Saved } from '../Saved.tsx'
import { passwordChangeCopy as copy } from './copy.ts'

/** `/instellingen/wijzig/wachtwoord`: the current password and a new one. */
export default function Wachtwoord() {
  const user = useReadState(getUser).value
  const writing = useWrite(updatePassword)
  const [isSaved, setSaved] = useState(false)
  const personal = user ? [user.firstName, user.lastName, user.phoneNumber] : []

  async function save(newPassword: string, currentPassword: string) {
    const failure = await writing.send({ currentPassword, newPassword }, () => setSaved(true))
    // A 401 here means a wrong password. Without a code it may be an expired session, so ask the server.
    if (failure?.status === 401 && failure.code === undefined) void askServer()
    return failure
  }

  return (
    <ChangePage title={copy.heading} intro={copy.intro}>
      <div className="stack">
        {isSaved ? (
          <Saved title={copy.success} />
        ) : (
          <NewPassword
            asksCurrent
            personal={personal}
            button={copy.button}
            busy={writing.busy}
            save={save}
            unchanged={{ text: copy.error, isUnheard: writing.isUnheard }}
          />
        )}
      </div>
    </ChangePage>
  )
}

/** For the customer's name and number: neither may be the password. */
Wachtwoord.reads = () => [getUser]
