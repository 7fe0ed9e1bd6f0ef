import { weekdayText } from '#kit/words/dateText.ts'
import { type NumberPorting, numberportingCancel } from '#model/porting/contract.ts'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { href } from '#platform/router/href.ts'
import { navigate } from '#platform/router/location.tsx'
import { openModal } from '#platform/stores/modal.ts'
import { toast } from '#platform/stores/toasts.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { portingCopy } from './copy.ts'
import { dataCopy } from './dataCopy.ts'
import { oldNumberText } from './text.ts'

/** Cancels the request after a confirmation. `own`: the number that the customer keeps. */
export function Cancel({ porting, own, variant }: { porting: NumberPorting; own: string; variant: 'outline' | 'danger' }) {
  const { cancel, busy, refusal } = useCancel(porting, own)

  async function ask() {
    const { panel, heading } = dataCopy.cancel
    const answer = await openModal({
      component: 'confirm-number-porting-cancellation',
      title: heading,
      data: { text: panel.body(own, oldNumberText(porting)) },
      showFooter: true,
      confirmButtonLabel: panel.confirm,
      cancelButtonLabel: panel.cancel,
    })
    if (answer === 'confirm') await cancel()
  }

  return (
    <div className="stack stack--tight">
      <Refusal text={refusal} />
      <WriteButton variant={variant} wide busy={busy} busyLabel={portingCopy.buttons.cancelling} onPress={() => void ask()}>
        {portingCopy.buttons.cancel}
      </WriteButton>
    </div>
  )
}

/** Cancels the request and goes to the status page. `own`: the number that the customer keeps. */
function useCancel(porting: NumberPorting, own: string) {
  const cancelling = useWrite(numberportingCancel, {
    done: '/nummerbehoud',
    failed: dataCopy.cancel.error,
    ...(porting.date !== null && { refusals: { TOO_LATE: dataCopy.cancel.tooLate(weekdayText(porting.date)) } }),
  })

  const cancel = () =>
    cancelling.run(undefined, () => {
      toast({ id: 'porting', text: dataCopy.cancel.success(own), good: true })
      // Leave first: this screen exists only for a running request.
      navigate(href('/nummerbehoud'), { replace: true })
    })

  return { cancel, busy: cancelling.busy, refusal: cancelling.refusal }
}
