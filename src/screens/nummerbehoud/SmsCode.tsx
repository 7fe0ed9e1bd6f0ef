import { useState } from 'react'
import { useRead } from '../../api/client.ts'
import { numberportingConfirm, numberportingGetStatus, resendSmsValidationCode } from '../../api/contract/porting.ts'
import type { Failure } from '../../api/failure.ts'
import { codeIn, codeProblem } from '../../domain/secondFactor.ts'
import { useWrite } from '../../order/useWrite.ts'
import { useBlocked } from '../../pwa/blocked.ts'
import { hasNetwork } from '../../stores/connection.ts'
import { toast } from '../../stores/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { said, useForm } from '../../ui/useForm.ts'
import { failureText } from '../failureText.ts'
import { portingChanged } from './changed.ts'
import { dataCopy } from './dataCopy.ts'
import { donorText, oldNumberText } from './text.ts'

const copy = dataCopy.sms

/** What the backend has against a code; anything else is about the connection or about us. */
const atField: Readonly<Record<string, string>> = {
  CODE_WRONG: copy.wrong,
  CODE_EXPIRED: copy.expired,
  CODE_BLOCKED: copy.blocked,
}

/** The code from the sms to the old number, and another one when it did not come. `done`: it has been confirmed. */
export function SmsCode({ done }: { done?: () => void }) {
  const porting = useRead(numberportingGetStatus)
  const offline = useBlocked()
  const confirming = useWrite(numberportingConfirm)
  const resending = useWrite(resendSmsValidationCode)
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm({ code: '' }, { code: (text) => said(codeProblem(text), copy) })
  const old = oldNumberText(porting)

  async function confirm() {
    const code = codeIn(form.values.code)
    if (code === null) return
    setRefusal(null)
    const failure = await confirming.send({ code }, async () => {
      toast({ id: 'porting', text: copy.success(donorText(porting)), good: true })
      done?.()
      await portingChanged()
    })
    if (!failure) return
    const known = atField[failure.code ?? '']
    if (known === undefined) setRefusal(failureText(failure, hasNetwork()))
    else form.refuse('code', known)
  }

  async function resend() {
    setRefusal(null)
    const failure = await resending.send(undefined, async () => {
      toast({ id: 'porting', text: copy.resent(old), good: true })
      await portingChanged()
    })
    if (failure) setRefusal(resendRefusal(failure))
  }

  return (
    <div className="stack">
      <p className="muted">{copy.body(old)}</p>
      <Form review={form.review} onValid={() => void confirm()} refusal={refusal} short>
        <CodeField label={copy.label} help={copy.hint} {...form.field('code')} />
        <Button type="submit" variant="primary-green" wide busy={confirming.busy} busyLabel={copy.confirming} blocked={offline}>
          {copy.confirm}
        </Button>
      </Form>
      {porting.sms?.resendsLeft === 0 ? (
        <Notice tone="warn">{copy.resendLimit}</Notice>
      ) : (
        <Button
          variant="outline"
          wide
          busy={resending.busy}
          busyLabel={copy.resending}
          blocked={offline}
          onPress={() => void resend()}
        >
          {copy.resend}
        </Button>
      )}
    </div>
  )
}

function resendRefusal(failure: Failure): string {
  if (failure.kind === 'offline') return failureText(failure, hasNetwork())
  return failure.code === 'RESEND_LIMIT' ? copy.resendLimit : copy.resendFailed
}
