import { useRef, useState } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { CodeField } from '#kit/ui/CodeField.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { resendMfaCode, verifyMfa } from '#model/login/contract/guest.ts'
import type { LoginAnswer, MfaMethod } from '#model/login/contract/session.ts'
import { codeIn, codeProblem } from '#model/login/secondFactor.ts'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { type Failure, failureOf } from '#platform/api/failure.ts'
import { hasNetwork } from '#platform/connection/connection.ts'
import { withQuery } from '#platform/router/href.ts'
import { ButtonLink, Link } from '#platform/router/Link.tsx'
import { usePlace } from '#platform/router/location.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { savedLogin } from '#platform/session/savedLogin.ts'
import { removeItem } from '#platform/storage/items.ts'
import { loginChallenge } from '#platform/storage/registry.ts'
import { toast } from '#platform/stores/toasts.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { lastSent, type PendingLogin, pendingChallenge, sentAgain } from './challenge.ts'
import { CODE_EXPIRED, codeError } from './codeError.ts'
import { completeSignIn, recoverLostLogin } from './completeSignIn.ts'
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

type CodeFormProps = {
  pending: PendingLogin
  query: URLSearchParams
  /** No code is asked on this device for 30 days. */
  trusted: boolean
  trust: (trusted: boolean) => void
  expired: () => void
  ended: (why: string) => void
}

function CodeForm({ pending, query, trusted, trust, expired, ended }: CodeFormProps) {
  const verify = useWrite(verifyMfa)
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm({ code: '' }, { code: (text) => messageFor(codeProblem(text), mfaCopy) })

  async function submit() {
    const code = codeIn(form.values.code)
    if (code === null) return
    setRefusal(null)
    const enter = async (answer: LoginAnswer) => {
      removeItem(loginChallenge)
      await completeSignIn(answer, pending.remembered ? await savedLogin() : null, pending.remembered, query)
      void import('./passkey/offer.ts').then(
        ({ offerPasskey }) => offerPasskey(),
        () => null,
      )
    }
    const failure = await verify.run({ id: pending.id, code, trusted }, enter)
    if (failure)
      await recoverLostLogin(failure)
        .then(enter)
        .catch((error: unknown) => tell(failureOf(error, verifyMfa.name)))
  }

  function tell(failure: Failure) {
    if (failure.code === CODE_EXPIRED) expired()
    const { at, text } = codeError(failure, hasNetwork())
    if (at === 'field') form.refuse('code', text)
    else if (at === 'form') setRefusal(text)
    else {
      removeItem(loginChallenge)
      ended(text)
    }
  }

  return (
    <Form review={form.review} onValid={() => void submit()} refusal={refusal} short>
      <CodeField label={mfaCopy.code} help={mfaCopy.hint} {...form.field('code')} />
      <Checkbox name="trusted" checked={trusted} onChange={trust}>
        {mfaCopy.trust}
      </Checkbox>
      <WriteButton wide busy={verify.busy && mfaCopy.busy}>
        {mfaCopy.button}
      </WriteButton>
    </Form>
  )
}
