import type { NumberPorting } from '../../api/contract/porting.ts'
import { useBlocked } from '../../connection/blocked.ts'
import { openModal } from '../../stores/modal.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { portingCopy } from './copy.ts'
import { dataCopy } from './dataCopy.ts'
import { oldNumberText } from './text.ts'
import { useCancel } from './useCancel.ts'

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
