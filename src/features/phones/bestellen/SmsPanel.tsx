import { maskedNumber } from '#kit/typed/phoneNumber.ts'
import { Dialog } from '#kit/ui/Dialog.tsx'
import { OrderStatus } from '#page/order/OrderStatus.tsx'
import { SmsCode } from '#page/SmsCode.tsx'
import { copy as orderPhoneCopy } from './copy.ts'
import type { usePhoneOrder } from './usePhoneOrder.ts'

const { sms: copy, failed, refusals } = orderPhoneCopy.check

type Props = { order: Pick<ReturnType<typeof usePhoneOrder>, 'code'>; phoneNumber: string; confirms: string }

/** The `sms-verification` modal of this order. It cannot be closed while the code is being checked, because that would undo nothing. */
export function SmsPanel({ order: { code }, phoneNumber, confirms }: Props) {
  if (code === null) return null
  const { busy, close } = code
  return (
    <Dialog
      name="sms-verification"
      title={copy.title}
      closeLabel={busy ? null : copy.close}
      dismissable={!busy}
      begin="field"
      onClose={close}
    >
      <p className="strong">{confirms}</p>
      <SmsCode
        body={copy.body(maskedNumber(phoneNumber))}
        button={copy.confirm}
        confirm={code.confirm}
        confirming={busy}
        failure={code.failure}
        resendButton={copy.resend}
        resend={code.resend}
        resending={code.resending}
        resendsLeft={code.resendsLeft}
      >
        {code.standing.kind !== 'failed' && <OrderStatus order={code} failed={failed} refusals={refusals} />}
      </SmsCode>
      <p className="small muted">{copy.noSms}</p>
    </Dialog>
  )
}
