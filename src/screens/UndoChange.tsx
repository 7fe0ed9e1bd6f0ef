import { useState } from 'react'
import { useOptionalRead } from '../api/client.ts'
import { type PostpaidOptions, undoPostpaidChange } from '../api/contract/bundleOptions.ts'
import { getWithdrawals } from '../api/contract/withdrawal.ts'
import { now } from '../clock.ts'
import { internetIsOn } from '../domain/changeTerms.ts'
import { dayOf } from '../domain/dates.ts'
import { wayBackOf } from '../domain/wayBack.ts'
import { useWrite } from '../order/useWrite.ts'
import { useBlocked } from '../pwa/blocked.ts'
import { ButtonLink } from '../routes/ButtonLink.tsx'
import { confirm } from '../stores/modal.ts'
import { toast } from '../stores/toasts.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { bundleWords } from './bundleWords.ts'
import { wayBackText } from './wayBackText.ts'

const copy = bundleWords.undo

/** How a change of bundles that is on its way is taken back, and until when: right here, or where the order is withdrawn that it came with. */
export function UndoChange({ options }: { options: PostpaidOptions }) {
  const offline = useBlocked()
  const withdrawals = useOptionalRead(getWithdrawals)?.open ?? []
  const { undo, busy, isFailed } = useUndo(options)
  const back = wayBackOf(options, withdrawals, dayOf(now()))
  return (
    <>
      {isFailed && <Notice tone="bad" title={copy.failed} alert />}
      <p className="small muted">{wayBackText(back)}</p>
      {back.by === 'undo' && (
        <Button variant="outline" size="small" busy={busy} busyLabel={copy.busy} blocked={offline} onPress={() => void undo()}>
          {copy.button}
        </Button>
      )}
      {back.by === 'order' && back.until !== null && (
        <p>
          <ButtonLink to="/annuleren" variant="outline" size="small">
            {copy.withdraw}
          </ButtonLink>
        </p>
      )}
    </>
  )
}

/** Takes back a change of bundles that has not started, after a question that says what goes with it (domain 1.3). */
function useUndo(options: PostpaidOptions) {
  const undoing = useWrite(undoPostpaidChange)
  const [isFailed, setFailed] = useState(false)

  async function undo() {
    setFailed(false)
    const body = [copy.body, internetIsOn(options) && copy.internet, options.pendingComplete && copy.complete]
    const question = {
      title: copy.title,
      body: body.filter((sentence) => sentence !== false).join(' '),
      confirm: copy.confirm,
      cancel: copy.cancel,
    }
    if (!(await confirm(question))) return
    const failure = await undoing.send(undefined)
    if (!failure) toast({ id: 'bundle-change', text: copy.done, good: true })
    // It had started, or was undone in another tab: the screen, which was read again, says so.
    else if (failure.status !== 409) setFailed(true)
  }

  return { undo, busy: undoing.busy, isFailed }
}
