import { type SubmitEvent, useRef, useState } from 'react'
import { verifyMfa } from '../../api/contract/guest.ts'
import type { LoginAnswer } from '../../api/contract/session.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { codeIn } from '../../domain/secondFactor.ts'
import { useWrite } from '../../order/useWrite.ts'
import { useBlocked } from '../../pwa/blocked.ts'
import { loginChallenge } from '../../storage/registry.ts'
import { drop } from '../../storage/rest.ts'
import { savedLogin } from '../../storage/savedLogin.ts'
import { hasNetwork } from '../../stores/connection.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import fields from '../../ui/Field.module.css'
import { Notice } from '../../ui/Notice.tsx'
import type { Pending } from './challenge.ts'
import { CODE_EXPIRED, codeError } from './codeError.ts'
import { answerAfterAll, comeIn } from './comeIn.ts'
import { mfaCopy as copy } from './mfaCopy.ts'

type Props = {
  pending: Pending
  query: URLSearchParams
  /** Not for 30 days again on this device. */
  trusted: boolean
  trust: (trusted: boolean) => void
  expired: () => void
  ended: (why: string) => void
}

/** The code, and coming in with it. */
export function CodeForm({ pending, query, trusted, trust, expired, ended }: Props) {
  const offline = useBlocked()
  const verify = useWrite(verifyMfa)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)

  function object(text: string) {
    setProblem(text)
    field.current?.focus()
  }

  async function submit() {
    setRefusal(null)
    const code = codeIn(typed)
    if (code === null) return object(typed.trim() === '' ? copy.required : copy.invalid)
    const enter = async (answer: LoginAnswer) => {
      drop(loginChallenge)
      await comeIn(answer, pending.remembered ? await savedLogin() : null, pending.remembered, query)
    }
    const failure = await verify.send({ id: pending.id, code, trusted }, enter)
    if (failure)
      await answerAfterAll(failure)
        .then(enter)
        .catch((error: unknown) => tell(failureOf(error, verifyMfa.name)))
  }

  function tell(failure: Failure) {
    if (failure.code === CODE_EXPIRED) expired()
    const { at, text } = codeError(failure, hasNetwork())
    if (at === 'field') object(text)
    else if (at === 'form') setRefusal(text)
    else {
      drop(loginChallenge)
      ended(text)
    }
  }

  return (
    <form
      className={fields.form}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      {refusal !== null && <Notice tone="bad" title={refusal} alert />}
      <CodeField
        name="code"
        label={copy.code}
        help={copy.hint}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setProblem(null)
        }}
        error={problem}
        input={field}
      />
      <Checkbox name="trusted" checked={trusted} onChange={trust}>
        {copy.trust}
      </Checkbox>
      <Button type="submit" variant="primary-green" wide busy={verify.busy && copy.busy} blocked={offline}>
        {copy.button}
      </Button>
    </form>
  )
}
