import { type NumberPorting, numberportingCancel } from '../../api/contract/porting.ts'
import { useBlocked } from '../../connection/blocked.ts'
import { useDeed } from '../../deed/useDeed.ts'
import { href } from '../../routes/href.ts'
import { navigate } from '../../routes/location.tsx'
import { openModal } from '../../stores/modal.ts'
import { toast } from '../../stores/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { weekdayText } from '../../words/dateText.ts'
import { portingCopy } from './copy.ts'
import { dataCopy } from './dataCopy.ts'
import { oldNumberText } from './text.ts'

const copy = dataCopy.cancel

/** Cancels the request after a confirmation. `own`: the number that the customer keeps. */
export function Cancel({ porting, own, variant }: { porting: NumberPorting; own: string; variant: 'outline' | 'danger' }) {
  const offline = useBlocked()
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
      {refusal !== null && <Notice tone="bad" title={refusal} alert />}
      <Button
        variant={variant}
        wide
        busy={busy}
        busyLabel={portingCopy.buttons.cancelling}
        blocked={offline}
        onPress={() => void ask()}
      >
        {portingCopy.buttons.cancel}
      </Button>
    </div>
  )
}

/** Cancels the request and goes to the status page. `own`: the number that the customer keeps. */
function useCancel(porting: NumberPorting, own: string) {
  const cancelling = useDeed(numberportingCancel, {
    done: '/nummerbehoud',
    failed: copy.error,
    ...(porting.date !== null && { refusals: { TOO_LATE: copy.tooLate(weekdayText(porting.date)) } }),
  })

  const cancel = () =>
    cancelling.run(undefined, () => {
      toast({ id: 'porting', text: copy.success(own), good: true })
      // Leave first: this screen exists only for a running request.
      navigate(href('/nummerbehoud'), { replace: true })
    })

  return { cancel, busy: cancelling.busy, refusal: cancelling.refusal }
}
