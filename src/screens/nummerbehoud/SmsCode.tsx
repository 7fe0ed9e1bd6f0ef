import { useState } from 'react'
import { useRead } from '../../api/client.ts'
import { numberportingConfirm, numberportingGetStatus, resendSmsValidationCode } from '../../api/contract/porting.ts'
import type { Failure } from '../../api/failure.ts'
import { useWrite } from '../../order/useWrite.ts'
import { toast } from '../../stores/toasts.ts'
import { SmsCode as Code } from '../SmsCode.tsx'
import { portingChanged } from './changed.ts'
import { dataCopy } from './dataCopy.ts'
import { donorText, oldNumberText } from './text.ts'

const copy = dataCopy.sms

/** The code from the sms to the old number, and another one when it did not come. `done`: it has been confirmed. `isTold`: the page says itself where it went. */
export function SmsCode({ done, isTold = false }: { done: () => void; isTold?: boolean }) {
  const porting = useRead(numberportingGetStatus)
  const confirming = useWrite(numberportingConfirm)
  const resending = useWrite(resendSmsValidationCode)
  const [failure, setFailure] = useState<Failure | null>(null)
  const old = oldNumberText(porting)

  const confirm = async (code: string) =>
    setFailure(
      await confirming.send({ code }, async () => {
        toast({ id: 'porting', text: copy.success(donorText(porting)), good: true })
        done()
        await portingChanged()
      }),
    )

  return (
    <Code
      body={isTold ? null : copy.body(old)}
      button={copy.confirm}
      confirm={(code) => void confirm(code)}
      confirming={confirming.busy}
      failure={failure}
      resendButton={copy.resend}
      resend={() =>
        resending.send(undefined, async () => {
          toast({ id: 'porting', text: copy.resent(old), good: true })
          await portingChanged()
        })
      }
      resending={resending.busy}
      resendsLeft={porting.sms?.resendsLeft}
    />
  )
}
