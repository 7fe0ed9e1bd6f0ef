import { useState } from 'react'
import * as v from 'valibot'
import { Attempts } from '../../api/contract/guest.ts'
import { confirmMfaChange, type MfaWaiting, resendMfaChange, stopMfaChange } from '../../api/contract/mfa.ts'
import type { MfaMethod } from '../../api/contract/session.ts'
import type { Failure } from '../../api/failure.ts'
import { now } from '../../clock.ts'
import { useBlocked } from '../../connection/blocked.ts'
import { atField } from '../../deed/refusalText.ts'
import { useDeed } from '../../deed/useDeed.ts'
import { codeIn, codeProblem } from '../../domain/secondFactor.ts'
import { renewSession } from '../../session/renewSession.ts'
import { toast } from '../../stores/toasts.ts'
import { Button, ButtonGroup } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { Form } from '../../ui/Form.tsx'
import { said, useForm } from '../../ui/useForm.ts'
import { useSecondsLeft } from '../inloggen/shared/useSecondsLeft.ts'
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
  const form = useForm({ code: '' }, { code: (text) => said(codeProblem(text), copy) })
  const confirming = useDeed(confirmMfaChange, {
    failed: copy.error,
    refusals: {
      CODE_WRONG: (failure) => form.refuse('code', wrongText(failure)),
      ...atField(form, 'code', { CODE_EXPIRED: copy.expired }),
      CODE_BLOCKED: () => ended(copy.blocked),
      CHALLENGE_GONE: () => ended(copy.gone),
    },
  })
  const stopping = useDeed(stopMfaChange)
  const resending = useDeed(resendMfaChange)
  const deeds = [confirming, stopping, resending]
  const clear = () => {
    for (const deed of deeds) deed.clear()
  }

  async function submit() {
    clear()
    await confirming.run({ id, code: codeIn(form.values.code) ?? '' }, async () => {
      await renewSession()
      done(wanted)
    })
  }

  async function stop() {
    clear()
    await stopping.run(undefined, stopped)
  }

  async function resend(by: MfaMethod, sent: () => void) {
    clear()
    await resending.run({ id, method: by }, sent)
  }

  return (
    <Card>
      <div className="stack">
        <p>
          {copy.sent[method](destination)} {copy.waiting[wanted]}
        </p>
        <Form
          review={form.review}
          onValid={() => void submit()}
          refusal={deeds.find((deed) => deed.refusal !== null)?.refusal ?? null}
          short
        >
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
        <Another waiting={waiting} busy={resending.busy} resend={resend} />
      </div>
    </Card>
  )
}

function wrongText({ details }: Failure): string {
  const left = v.safeParse(Attempts, details)
  return left.success ? `${copy.wrong} ${copy.attemptsLeft(left.output.attemptsLeft)}` : copy.wrong
}

type AnotherProps = { waiting: MfaWaiting; busy: boolean; resend: (by: MfaMethod, sent: () => void) => Promise<void> }

/** Resends the code by the same or the other method. The time of the last code is known only to the page that sent it. */
function Another({ waiting: { method, other }, busy, resend }: AnotherProps) {
  const offline = useBlocked()
  const [sentAt, setSentAt] = useState<Partial<Record<MfaMethod, number>>>({})
  const left = useSecondsLeft(sentAt[method] ?? null)

  const ask = (by: MfaMethod) =>
    resend(by, () => {
      setSentAt({ ...sentAt, [by]: now() })
      toast({ id: 'code', text: copy.resent, good: true })
    })

  return (
    <div className="stack stack--tight">
      <p className="small muted">{copy.notReceived[method]}</p>
      <div className="cluster">
        <Button
          variant="outline"
          size="small"
          busy={busy && copy.resending}
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
