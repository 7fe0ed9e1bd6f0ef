import { confirmEmail } from '../../../api/contract/email.ts'
import { useBlocked } from '../../../connection/blocked.ts'
import { useDeed } from '../../../deed/useDeed.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
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
  const writing = useDeed(confirmEmail, { refusals: { LINK_GONE: gone } })

  return (
    <Card>
      <div className="stack">
        <div>
          <h2 className="title-card">{copy.title}</h2>
          {pending !== null && <p className="muted">{copy.text(pending)}</p>}
        </div>
        {writing.refusal !== null && <Notice tone="bad" title={writing.refusal} alert />}
        <Button
          variant="primary-green"
          wide
          busy={writing.busy}
          busyLabel={copy.busy}
          blocked={offline}
          onPress={() => void writing.run({ token }, ({ email }) => confirmed(email))}
        >
          {copy.button}
        </Button>
      </div>
    </Card>
  )
}
