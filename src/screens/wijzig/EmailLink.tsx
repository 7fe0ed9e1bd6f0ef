import { useState } from 'react'
import { confirmEmail } from '../../api/contract/email.ts'
import { useWrite } from '../../order/useWrite.ts'
import { useBlocked } from '../../pwa/blocked.ts'
import { hasNetwork } from '../../stores/connection.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { failureText } from '../failureText.ts'
import { emailChangeCopy } from './copy.ts'

const copy = emailChangeCopy.confirm

type Props = {
  token: string
  /** The address that waits for confirmation; null: there is none, so the link no longer works. */
  pending: string | null
  confirmed: (email: string) => void
  gone: () => void
}

/** The target of the link in the e-mail. Confirming takes a button, because mail scanners open links too. */
export function EmailLink({ token, pending, confirmed, gone }: Props) {
  const offline = useBlocked()
  const writing = useWrite(confirmEmail)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function confirm() {
    setRefusal(null)
    const failure = await writing.send({ token }, ({ email }) => confirmed(email))
    if (failure?.code === 'LINK_GONE') gone()
    else if (failure) setRefusal(failureText(failure, hasNetwork()))
  }

  return (
    <Card>
      <div className="stack">
        <div>
          <h2 className="title-card">{copy.title}</h2>
          {pending !== null && <p className="muted">{copy.text(pending)}</p>}
        </div>
        {refusal !== null && <Notice tone="bad" title={refusal} alert />}
        <Button
          variant="primary-green"
          wide
          busy={writing.busy}
          busyLabel={copy.busy}
          blocked={offline}
          onPress={() => void confirm()}
        >
          {copy.button}
        </Button>
      </div>
    </Card>
  )
}
