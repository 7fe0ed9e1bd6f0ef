import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { CodeField } from '#kit/ui/CodeField.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { codeIn, codeProblem } from '#model/login/secondFactor.ts'
import type { Failure, FailureCode } from '#platform/api/failure.ts'
import { hasNetwork } from '#platform/connection/connection.ts'
import { failureText } from '#platform/write/failureText.ts'
import type { Words } from '#platform/write/refusalText.ts'
import type { useWrite } from '#platform/write/useWrite.ts'
import { WriteButton } from './WriteButton.tsx'

/** Texts shared by every form that asks for a code from an sms. */
export const smsCopy = {
  label: 'Code uit de sms',
  hint: '6 cijfers',
  required: 'Vul de code uit de sms in.',
  invalid: 'De code bestaat uit 6 cijfers.',
  wrong: 'Deze code klopt niet. Kijk nog eens in je sms.',
  expired: 'Deze code is verlopen. We kunnen je een nieuwe sturen.',
  blocked: 'Je hebt te vaak een verkeerde code ingevuld. Probeer het over 15 minuten opnieuw.',
  confirming: 'Bezig met bevestigen',
  resending: 'Bezig met versturen',
  resendFailed: 'Een nieuwe sms sturen is niet gelukt. Probeer het over een minuut opnieuw.',
  resendLimit: 'Je hebt al 3 keer een nieuwe sms gevraagd. Probeer het morgen opnieuw.',
} as const

/** Refusals that concern the code itself, by error code. */
const atField: Partial<Record<FailureCode, string>> = {
  CODE_WRONG: smsCopy.wrong,
  CODE_EXPIRED: smsCopy.expired,
  CODE_BLOCKED: smsCopy.blocked,
}

/** True when the failure concerns the code, so another code may work. */
export const isAboutCode = ({ code }: Failure): boolean => code !== undefined && Object.hasOwn(atField, code)

/** The text for a code that could not be sent again. */
export const resendWords = {
  failed: smsCopy.resendFailed,
  refusals: { RESEND_LIMIT: smsCopy.resendLimit, 429: smsCopy.resendFailed },
} as const satisfies Words

type Props = {
  /** Where the code was sent; null when the page already says so. */
  body: string | null
  button: string
  confirm: (code: string) => void
  confirming: boolean
  /** The failure of the last code; a new object per attempt. */
  failure: Failure | null
  resendButton: string
  /** Sends another code. */
  resend: () => void
  resending: Pick<ReturnType<typeof useWrite>, 'busy' | 'refusal' | 'clear'>
  resendsLeft: number | undefined
  children?: ReactNode
}

export function SmsCode({
  body,
  button,
  confirm,
  confirming,
  failure,
  resendButton,
  resend,
  resending,
  resendsLeft,
  children,
}: Props) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm({ code: '' }, { code: (text) => messageFor(codeProblem(text), smsCopy) })

  const tell = useEffectEvent((failed: Failure) => {
    const known = failed.code && atField[failed.code]
    if (known === undefined) setRefusal(failureText(failed, hasNetwork()))
    else form.refuse('code', known)
  })
  useEffect(() => {
    if (failure) tell(failure)
  }, [failure])

  function send() {
    const code = codeIn(form.values.code)
    if (code === null) return
    setRefusal(null)
    resending.clear()
    confirm(code)
  }

  function again() {
    setRefusal(null)
    resend()
  }

  return (
    <div className="stack">
      {body !== null && <p className="muted">{body}</p>}
      <Form review={form.review} onValid={send} refusal={refusal ?? resending.refusal} short>
        <CodeField label={smsCopy.label} help={smsCopy.hint} {...form.field('code')} />
        {children}
        <WriteButton wide busy={confirming} busyLabel={smsCopy.confirming}>
          {button}
        </WriteButton>
      </Form>
      {resendsLeft === 0 ? (
        <Notice tone="warn">{smsCopy.resendLimit}</Notice>
      ) : (
        <WriteButton variant="outline" wide busy={resending.busy} busyLabel={smsCopy.resending} onPress={again}>
          {resendButton}
        </WriteButton>
      )}
    </div>
  )
}
