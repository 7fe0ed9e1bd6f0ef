import { useRef, useState } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { resendMfaCode } from '#model/login/contract/guest.ts'
import type { MfaMethod } from '#model/login/contract/session.ts'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { hasNetwork } from '#platform/connection/connection.ts'
import { withQuery } from '#platform/router/href.ts'
import { ButtonLink, Link } from '#platform/router/Link.tsx'
import { usePlace } from '#platform/router/location.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { toast } from '#platform/stores/toasts.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { CodeForm } from './CodeForm.tsx'
import { lastSent, type PendingLogin, pendingChallenge, sentAgain } from './challenge.ts'
import { codeError } from './codeError.ts'
import { mfaCopy } from './mfaCopy.ts'
import { useResendCountdown } from './shared/useResendCountdown.ts'

const introOf = ({ method, destination }: PendingLogin) =>
  method === null ? mfaCopy.intro.unknown : mfaCopy.intro[method](destination)

export default function InloggenMetCode() {
  const { search } = usePlace()
  const [pending, setPending] = useState(pendingChallenge)
  const [trusted, setTrusted] = useState(false)
  const [ended, setEnded] = useState<string | null>(null)
  /** When the expired code was sent (ms). */
  const [expired, setExpired] = useState<number | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const login = withQuery('/inloggen', new URLSearchParams(search))

  /** Moves the focus to the heading, because the focused field disappears. */
  function end(why: string) {
    setEnded(why)
    heading.current?.focus()
  }

  if (pending === null) return <Redirect to={login} />
  return (
    <>
      <div className="stack stack--tight">
        <h1 className="title-page" tabIndex={-1} ref={heading}>
          {mfaCopy.heading}
        </h1>
        {ended === null && <p className="muted">{introOf(pending)}</p>}
      </div>
      {ended === null ? (
        <>
          <CodeForm
            key={pending.since} // resets the form for every new code
            pending={pending}
            query={new URLSearchParams(search)}
            trusted={trusted}
            trust={setTrusted}
            expired={() => setExpired(pending.since)}
            ended={end}
          />
          <Resend pending={pending} atOnce={expired === pending.since} sent={setPending} ended={end} />
          <Link to={login} replace className="link">
            {mfaCopy.back}
          </Link>
        </>
      ) : (
        <>
          <Notice tone="bad" title={ended} alert />
          <ButtonLink to={login} replace wide>
            {mfaCopy.back}
          </ButtonLink>
        </>
      )}
    </>
  )
}

type Props = {
  pending: PendingLogin
  /** The last code expired, so another one can be sent without waiting. */
  atOnce: boolean
  sent: (pending: PendingLogin) => void
  ended: (why: string) => void
}

function Resend({ pending, atOnce, sent, ended }: Props) {
  const resend = useWrite(resendMfaCode)
  const [refusal, setRefusal] = useState<string | null>(null)
  const method = pending.method ?? 'SMS'
  const left = useResendCountdown(lastSent(pending, pending.method))
  const leftOfOther = useResendCountdown(lastSent(pending, pending.other))

  async function ask(by: MfaMethod) {
    setRefusal(null)
    const failure = await resend.run({ id: pending.id, method: by }, (told) => {
      sent(sentAgain(pending, told))
      toast({ id: 'code', text: mfaCopy.resent, good: true })
    })
    if (!failure) return
    const { at, text } = codeError(failure, hasNetwork())
    if (at === 'end') ended(text)
    else setRefusal(text)
  }

  const blockedFor = (seconds: number) => (seconds > 0 ? mfaCopy.resendIn(seconds) : null)

  return (
    <div className="stack">
      <p className="small muted">{mfaCopy.notReceived[method]}</p>
      <Refusal text={refusal} />
      <WriteButton
        variant="outline"
        size="small"
        wide
        busy={resend.busy && mfaCopy.resending}
        blocked={blockedFor(atOnce ? 0 : left)}
        onPress={() => void ask(method)}
      >
        {mfaCopy.resend}
      </WriteButton>
      {pending.other !== null && (
        <Button
          variant="quiet"
          size="small"
          wide
          blocked={blockedFor(leftOfOther)}
          onPress={() => pending.other && void ask(pending.other)}
        >
          {mfaCopy.other[pending.other]}
        </Button>
      )}
    </div>
  )
}
