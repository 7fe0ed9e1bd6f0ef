import { useState } from 'react'
import { numberportingConfirm, numberportingGetStatus, resendSmsValidationCode } from '#model/porting/contract.ts'
import { SmsCode as Code, resendWords } from '#page/SmsCode.tsx'
import { useRead } from '#platform/api/client.ts'
import type { Failure } from '#platform/api/failure.ts'
import { toast } from '#platform/stores/toasts.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { dataCopy } from './dataCopy.ts'
import { donorText, oldNumberText } from './text.ts'

/** Confirms the request with the sms code sent to the old number. `isTold`: the page already says where the code went. */
export function PortingCode({ done, isTold = false }: { done: () => void; isTold?: boolean }) {
  const porting = useRead(numberportingGetStatus)
  const confirming = useWrite(numberportingConfirm)
  const resending = useWrite(resendSmsValidationCode, resendWords)
  const [failure, setFailure] = useState<Failure | null>(null)
  const old = oldNumberText(porting)

  const confirm = async (code: string) =>
    setFailure(
      await confirming.run({ code }, () => {
        toast({ id: 'porting', text: dataCopy.sms.success(donorText(porting)), good: true })
        done?.()
      }),
    )

  return (
    <Code
      body={isTold ? null : dataCopy.sms.body(old)}
      button={dataCopy.sms.confirm}
      confirm={(code) => void confirm(code)}
      confirming={confirming.busy}
      failure={failure}
      resendButton={dataCopy.sms.resend}
      resend={() => void resending.run(undefined, () => toast({ id: 'porting', text: dataCopy.sms.resent(old), good: true }))}
      resending={resending}
      resendsLeft={porting.sms?.resendsLeft}
    />
  )
}
