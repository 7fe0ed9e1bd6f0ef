import { useState } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { resendMfaCode } from '#model/login/contract/guest.ts'
import type { MfaMethod } from '#model/login/contract/session.ts'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { hasNetwork } from '#platform/connection/connection.ts'
import { toast } from '#platform/stores/toasts.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { lastSent, type Pending, sentAgain } from './challenge.ts'
import { codeError } from './codeError.ts'
import { mfaCopy as copy } from './mfaCopy.ts'
import { useResendCountdown } from './shared/useResendCountdown.ts'

type Props = {
  pending: Pending
  /** The last code expired, so another one can be sent without waiting. */
  atOnce: boolean
  sent: (pending: Pending) => void
  ended: (why: string) => void
}

export function Resend({ pending, atOnce, sent, ended }: Props) {
  const resend = useWrite(resendMfaCode)
  const [refusal, setRefusal] = useState<string | null>(null)
  const method = pending.method ?? 'SMS'
  const left = useResendCountdown(lastSent(pending, pending.method))
  const leftOfOther = useResendCountdown(lastSent(pending, pending.other))

  async function ask(by: MfaMethod) {
    setRefusal(null)
    const failure = await resend.run({ id: pending.id, method: by }, (told) => {
      sent(sentAgain(pending, told))
      toast({ id: 'code', text: copy.resent, good: true })
    })
    if (!failure) return
    const { at, text } = codeError(failure, hasNetwork())
    if (at === 'end') ended(text)
    else setRefusal(text)
  }

  const blockedFor = (seconds: number) => (seconds > 0 ? copy.resendIn(seconds) : null)

  return (
    <div className="stack">
      <p className="small muted">{copy.notReceived[method]}</p>
      <Refusal text={refusal} />
      <WriteButton
        variant="outline"
        size="small"
        wide
        busy={resend.busy && copy.resending}
        blocked={blockedFor(atOnce ? 0 : left)}
        onPress={() => void ask(method)}
      >
        {copy.resend}
      </WriteButton>
      {pending.other !== null && (
        <Button
          variant="quiet"
          size="small"
          wide
          blocked={blockedFor(leftOfOther)}
          onPress={() => pending.other && void ask(pending.other)}
        >
          {copy.other[pending.other]}
        </Button>
      )}
    </div>
  )
}
