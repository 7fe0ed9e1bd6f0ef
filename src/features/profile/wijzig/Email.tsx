import { useState } from 'react'
import { now } from '#kit/clock.ts'
import { Card } from '#kit/ui/Card.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { momentText } from '#kit/words/dateText.ts'
import { confirmEmail, getEmail } from '#model/profile/contract/email.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { useRead } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { navigate, usePlace } from '#platform/router/location.tsx'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { ChangePage } from '../ChangePage.tsx'
import { Saved } from '../Saved.tsx'
import { emailChangeCopy as copy, emailChangeCopy } from './copy.ts'
import { EmailForm } from './EmailForm.tsx'

const emailLinkCopy = emailChangeCopy.confirm

/** `/instellingen/wijzig/email`: a new e-mail address, which must be confirmed with a link that leads here as well. */
export default function Email() {
  const isPrepaid = useIsPrepaid()
  return (
    <ChangePage title={copy.heading} intro={isPrepaid ? copy.introPrepaid : copy.intro}>
      <ReadBlock waiting={bones('1.5rem 70%', '6.5rem', '5rem', '5rem', '3.25rem 12rem')}>
        <Changing />
      </ReadBlock>
    </ChangePage>
  )
}

Email.reads = () => [getEmail]

type Done = { kind: 'sent' | 'confirmed'; text: string } | { kind: 'gone' } | null

function Changing() {
  const { email, pending, codesTo } = useRead(getEmail)
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
          {codesTo !== null && <Notice>{copy.codesTo(codesTo.email, momentText(Date.parse(codesTo.until), now()))}</Notice>}
          {pending !== null && done === null && <Notice>{copy.pending(pending)}</Notice>}
          {!isSaved && <EmailForm current={email} sent={(to) => setDone({ kind: 'sent', text: copy.success(to) })} />}
        </>
      )}
    </div>
  )
}

type Props = {
  token: string
  /** The address that waits for confirmation; null: there is none, so the link no longer works. */
  pending: string | null
  confirmed: (email: string) => void
  gone: () => void
}

/** The target of the link in the e-mail. Confirming takes a button, because mail scanners open links too. */
function EmailLink({ token, pending, confirmed, gone }: Props) {
  const writing = useWrite(confirmEmail, { refusals: { LINK_GONE: gone } })

  return (
    <Card>
      <div className="stack">
        <div>
          <h2 className="title-card">{emailLinkCopy.title}</h2>
          {pending !== null && <p className="muted">{emailLinkCopy.text(pending)}</p>}
        </div>
        <Refusal text={writing.refusal} />
        <WriteButton
          wide
          busy={writing.busy}
          busyLabel={emailLinkCopy.busy}
          onPress={() => void writing.run({ token }, ({ email }) => confirmed(email))}
        >
          {emailLinkCopy.button}
        </WriteButton>
      </div>
    </Card>
  )
}
