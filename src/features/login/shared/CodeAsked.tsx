import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { now } from '#kit/clock.ts'
import { ButtonGroup } from '#kit/ui/Button.tsx'
import { CodeField } from '#kit/ui/CodeField.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { Attempts, type Challenge } from '#model/login/contract/guest.ts'
import type { MfaMethod } from '#model/login/contract/session.ts'
import { codeIn, codeProblem } from '#model/login/secondFactor.ts'
import type { Write } from '#model/operation.ts'
import { WriteButton } from '#page/WriteButton.tsx'
import type { Failure } from '#platform/api/failure.ts'
import { toast } from '#platform/stores/toasts.ts'
import { atField } from '#platform/write/refusalText.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { codeAskedCopy } from './codeAskedCopy.ts'
import { useResendCountdown } from './useResendCountdown.ts'

type Props<Sent> = {
  challenge: Challenge
  /** The purpose of the code. */
  why: string
  confirming: Write<{ id: string; code: string }, unknown>
  confirmed: () => void | Promise<void>
  resending: Write<{ id: string; method: MfaMethod }, Sent>
  resent?: (answer: Sent) => void
  /** No code is accepted any more. */
  ended: (why: string) => void
  /** Why another press was refused, and its buttons beside that of the code. */
  refusal?: string | null
  children?: ReactNode
  /** The form replaces what was pressed: the field takes the focus. */
  begins?: boolean
}

/** Asks a signed-in customer for the code that was sent, and sends another one on request. */
export function CodeAsked<Sent>({
  challenge,
  why,
  confirming: confirmation,
  confirmed,
  resending: resend,
  resent,
  ended,
  refusal = null,
  children,
  begins = false,
}: Props<Sent>) {
  const { id, method, destination } = challenge
  const root = useRef<HTMLDivElement>(null)
  const form = useForm({ code: '' }, { code: (text) => messageFor(codeProblem(text), codeAskedCopy) })
  const confirming = useWrite(confirmation, {
    failed: codeAskedCopy.error,
    refusals: {
      CODE_WRONG: (failure) => form.refuse('code', wrongText(failure)),
      ...atField(form, 'code', { CODE_EXPIRED: codeAskedCopy.expired }),
      CODE_BLOCKED: () => ended(codeAskedCopy.blocked),
      CHALLENGE_GONE: () => ended(codeAskedCopy.gone),
    },
  })
  const resending = useWrite(resend)

  useEffect(() => {
    if (begins) root.current?.querySelector('input')?.focus()
  }, [begins])

  async function submit() {
    resending.clear()
    await confirming.run({ id, code: codeIn(form.values.code) ?? '' }, confirmed)
  }

  async function sendAgain(by: MfaMethod, sent: () => void) {
    confirming.clear()
    await resending.run({ id, method: by }, (answer) => {
      resent?.(answer)
      sent()
    })
  }

  return (
    <div ref={root} className="stack">
      <p>
        {codeAskedCopy.sent[method](destination)} {why}
      </p>
      <Form review={form.review} onValid={() => void submit()} refusal={confirming.refusal ?? resending.refusal ?? refusal} short>
        <CodeField label={codeAskedCopy.code} help={codeAskedCopy.hint} {...form.field('code')} />
        <ButtonGroup>
          <WriteButton busy={confirming.busy && codeAskedCopy.verifying}>{codeAskedCopy.verify}</WriteButton>
          {children}
        </ButtonGroup>
      </Form>
      <Another challenge={challenge} busy={resending.busy} resend={sendAgain} />
    </div>
  )
}

function wrongText({ details }: Failure): string {
  const left = v.safeParse(Attempts, details)
  return left.success ? `${codeAskedCopy.wrong} ${codeAskedCopy.attemptsLeft(left.output.attemptsLeft)}` : codeAskedCopy.wrong
}

type AnotherProps = { challenge: Challenge; busy: boolean; resend: (by: MfaMethod, sent: () => void) => Promise<void> }

/** Resends the code by the same or the other method. The time of the last code is known only to the page that sent it. */
function Another({ challenge: { method, other }, busy, resend }: AnotherProps) {
  const [sentAt, setSentAt] = useState<Partial<Record<MfaMethod, number>>>({})
  const left = useResendCountdown(sentAt[method] ?? null)

  const ask = (by: MfaMethod) =>
    resend(by, () => {
      setSentAt({ ...sentAt, [by]: now() })
      toast({ id: 'code', text: codeAskedCopy.resent, good: true })
    })

  return (
    <div className="stack stack--tight">
      <p className="small muted">{codeAskedCopy.notReceived[method]}</p>
      <div className="cluster">
        <WriteButton
          variant="outline"
          size="small"
          busy={busy && codeAskedCopy.resending}
          blocked={left > 0 ? codeAskedCopy.resendIn(left) : null}
          onPress={() => void ask(method)}
        >
          {codeAskedCopy.resend}
        </WriteButton>
        {other !== null && (
          <WriteButton variant="quiet" size="small" onPress={() => void ask(other)}>
            {codeAskedCopy.other[other]}
          </WriteButton>
        )}
      </div>
    </div>
  )
}
