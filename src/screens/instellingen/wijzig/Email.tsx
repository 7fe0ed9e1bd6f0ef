import { useState } from 'react'
import { useRead } from '../../../api/client.ts'
import { getEmail } from '../../../api/contract/email.ts'
import { ReadBlock } from '../../../page/ReadBlock.tsx'
import { href } from '../../../routes/href.ts'
import { navigate, usePlace } from '../../../routes/location.tsx'
import { useIsPrepaid } from '../../../session/visitor.ts'
import { Bone } from '../../../ui/Bone.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ChangePage } from '../ChangePage.tsx'
import { Saved } from '../Saved.tsx'
import { emailChangeCopy as copy } from './copy.ts'
import { EmailForm } from './EmailForm.tsx'
import { EmailLink } from './EmailLink.tsx'

/** `/instellingen/wijzig/email`: a new e-mail address, which must be confirmed with a link that leads here as well. */
export default function Email() {
  const isPrepaid = useIsPrepaid()
  return (
    <ChangePage title={copy.heading} intro={isPrepaid ? copy.introPrepaid : copy.intro}>
      <ReadBlock waiting={<Waiting />}>
        <Changing />
      </ReadBlock>
    </ChangePage>
  )
}

Email.reads = () => [getEmail]

type Done = { kind: 'sent' | 'confirmed'; text: string } | { kind: 'gone' } | null

function Changing() {
  const { email, pending } = useRead(getEmail)
  const token = new URLSearchParams(usePlace().search).get('token')
  const [done, setDone] = useState<Done>(null)
  const isSaved = done !== null && done.kind !== 'gone'
  function served(next: Done) {
    setDone(next)
    navigate(href('/instellingen/wijzig/email'), { replace: true })
  }

  return (
    <div className="stack">
      {done?.kind === 'gone' && <Notice tone="warn" title={copy.confirm.gone} alert />}
      {isSaved && <Saved title={done.text} />}
      {token !== null ? (
        <EmailLink
          token={token}
          pending={pending}
          confirmed={(next) => served({ kind: 'confirmed', text: copy.confirm.done(next) })}
          gone={() => served({ kind: 'gone' })}
        />
      ) : (
        <>
          <p>
            <span className="muted">{copy.current}</span> {email}
          </p>
          {pending !== null && done === null && <Notice>{copy.pending(pending)}</Notice>}
          {!isSaved && <EmailForm current={email} sent={(to) => setDone({ kind: 'sent', text: copy.success(to) })} />}
        </>
      )}
    </div>
  )
}

const Waiting = () => (
  <div className="stack" aria-hidden="true">
    <Bone width="70%" height="1.5rem" />
    <Bone width="100%" height="6.5rem" />
    <Bone width="100%" height="5rem" />
    <Bone width="100%" height="5rem" />
    <Bone width="12rem" height="3.25rem" radius="var(--radius-full)" />
  </div>
)
