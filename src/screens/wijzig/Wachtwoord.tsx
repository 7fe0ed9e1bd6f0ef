import { useState } from 'react'
import { useOptionalRead } from '../../api/client.ts'
import { getUser } from '../../api/contract/session.ts'
import { updatePassword } from '../../api/contract/simcard.ts'
import { useWrite } from '../../order/useWrite.ts'
import { askServer } from '../../session/session.ts'
import { ChangePage } from '../ChangePage.tsx'
import { NewPassword } from '../NewPassword.tsx'
import { Saved } from '../Saved.tsx'
import { passwordChangeCopy as copy } from './copy.ts'

/** `/instellingen/wijzig/wachtwoord`: the password of now, and a new one. */
export default function Wachtwoord() {
  const user = useOptionalRead(getUser)
  const writing = useWrite(updatePassword)
  const [isSaved, setSaved] = useState(false)
  const personal = user ? [user.firstName, user.lastName, user.phoneNumber] : []

  async function save(newPassword: string, currentPassword: string) {
    const failure = await writing.send({ currentPassword, newPassword }, () => setSaved(true))
    // A 401 is about the password here (spec 8). One that does not say so may be about the session after all: the server knows.
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

/** The name and number of this customer: neither may be the password. */
Wachtwoord.reads = () => [getUser]
