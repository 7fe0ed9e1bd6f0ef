import { useState } from 'react'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { CodeField } from '#kit/ui/CodeField.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { verifyMfa } from '#model/login/contract/guest.ts'
import type { LoginAnswer } from '#model/login/contract/session.ts'
import { codeIn, codeProblem } from '#model/login/secondFactor.ts'
import { WriteButton } from '#page/WriteButton.tsx'
import { type Failure, failureOf } from '#platform/api/failure.ts'
import { hasNetwork } from '#platform/connection/connection.ts'
import { savedLogin } from '#platform/session/savedLogin.ts'
import { removeItem } from '#platform/storage/items.ts'
import { loginChallenge } from '#platform/storage/registry.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import type { PendingLogin } from './challenge.ts'
import { CODE_EXPIRED, codeError } from './codeError.ts'
import { completeSignIn, recoverLostLogin } from './completeSignIn.ts'
import { mfaCopy } from './mfaCopy.ts'

type Props = {
  pending: PendingLogin
  query: URLSearchParams
  /** No code is asked on this device for 30 days. */
  trusted: boolean
  trust: (trusted: boolean) => void
  expired: () => void
  ended: (why: string) => void
}

export function CodeForm({ pending, query, trusted, trust, expired, ended }: Props) {
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
