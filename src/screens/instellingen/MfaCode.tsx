import { useState } from 'react'
import * as v from 'valibot'
import { Attempts } from '../../api/contract/guest.ts'
import { confirmMfaChange, type MfaWaiting, resendMfaChange, stopMfaChange } from '../../api/contract/mfa.ts'
import type { MfaMethod } from '../../api/contract/session.ts'
import type { Failure } from '../../api/failure.ts'
import { now } from '../../clock.ts'
import { codeIn, codeProblem } from '../../domain/secondFactor.ts'
import { useWrite } from '../../order/useWrite.ts'
import { useBlocked } from '../../pwa/blocked.ts'
import { renewSession } from '../../session/renewSession.ts'
import { hasNetwork } from '../../stores/connection.ts'
import { toast } from '../../stores/toasts.ts'
import { Button, ButtonGroup } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { Form } from '../../ui/Form.tsx'
import { said, useForm } from '../../ui/useForm.ts'
import { failureText } from '../failureText.ts'
import { useSecondsLeft } from '../useSecondsLeft.ts'
import { mfaCopy as copy } from './mfaCopy.ts'

type Props = {
  waiting: MfaWaiting
  done: (how: 'on' | 'off') => void
  ended: (why: string) => void
  stopped: () => void
}

/** Asks for the code that confirms the change. The server keeps the pending change, so a reload asks again. */
export function MfaCode({ waiting, done, ended, stopped }: Props) {
  const { id, wanted, method, destination } = waiting
  const offline = useBlocked()
  const confirming = useWrite(confirmMfaChange)
  const stopping = useWrite(stopMfaChange)
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm({ code: '' }, { code: (text) => said(codeProblem(text), copy) })

  async function submit() {
    setRefusal(null)
    const failure = await confirming.send({ id, code: codeIn(form.values.code) ?? '' }, renewSession)
    if (failure) tell(failure)
    else done(wanted)
  }

  function tell(failure: Failure) {
    const left = v.safeParse(Attempts, failure.details)
    const wrong = left.success ? `${copy.wrong} ${copy.attemptsLeft(left.output.attemptsLeft)}` : copy.wrong
    if (failure.code === 'CODE_WRONG') form.refuse('code', wrong)
    else if (failure.code === 'CODE_EXPIRED') form.refuse('code', copy.expired)
    else if (failure.code === 'CODE_BLOCKED' || failure.code === 'CHALLENGE_GONE') {
      ended(failure.code === 'CODE_BLOCKED' ? copy.blocked : copy.gone)
    } else setRefusal(failure.kind === 'refused' ? copy.error : failureText(failure, hasNetwork()))
  }

  async function stop() {
    setRefusal(null)
    const failure = await stopping.send(undefined, stopped)
    if (failure) setRefusal(failureText(failure, hasNetwork()))
  }

  return (
    <Card>
      <div className="stack">
        <p>
          {copy.sent[method](destination)} {copy.waiting[wanted]}
        </p>
        <Form review={form.review} onValid={() => void submit()} refusal={refusal} short>
          <CodeField label={copy.code} help={copy.hint} {...form.field('code')} />
          <ButtonGroup>
            <Button type="submit" variant="primary-green" busy={confirming.busy && copy.verifying} blocked={offline}>
              {copy.verify}
            </Button>
            <Button variant="quiet" busy={stopping.busy} onPress={() => void stop()}>
              {copy.cancel}
            </Button>
          </ButtonGroup>
        </Form>
        <Another waiting={waiting} refused={setRefusal} />
      </div>
    </Card>
  )
}

/** Resends the code by the same or the other method. The time of the last code is known only to the page that sent it. */
function Another({ waiting, refused }: { waiting: MfaWaiting; refused: (why: string | null) => void }) {
  const { id, method, other } = waiting
  const offline = useBlocked()
  const resend = useWrite(resendMfaChange)
  const [sentAt, setSentAt] = useState<Partial<Record<MfaMethod, number>>>({})
  const left = useSecondsLeft(sentAt[method] ?? null)

  async function ask(by: MfaMethod) {
    refused(null)
    const failure = await resend.send({ id, method: by }, () => {
      setSentAt({ ...sentAt, [by]: now() })
      toast({ id: 'code', text: copy.resent, good: true })
    })
    if (failure) refused(failureText(failure, hasNetwork()))
  }

  return (
    <div className="stack stack--tight">
      <p className="small muted">{copy.notReceived[method]}</p>
      <div className="cluster">
        <Button
          variant="outline"
          size="small"
          busy={resend.busy && copy.resending}
          blocked={offline ?? (left > 0 ? copy.resendIn(left) : null)}
          onPress={() => void ask(method)}
        >
          {copy.resend}
        </Button>
        {other !== null && (
          <Button variant="quiet" size="small" blocked={offline} onPress={() => void ask(other)}>
            {copy.other[other]}
          </Button>
        )}
      </div>
    </div>
  )
}
