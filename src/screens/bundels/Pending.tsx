import { useState } from 'react'
import { refresh } from '../../api/client.ts'
import {
  type Composition,
  getPostpaidOptionsV2,
  type PostpaidOptions,
  undoPostpaidChange,
} from '../../api/contract/bundleOptions.ts'
import { currentOf } from '../../domain/bundleChange.ts'
import { startsAtOnce } from '../../domain/changeTerms.ts'
import { dayText } from '../../domain/dateText.ts'
import { useWrite } from '../../order/useWrite.ts'
import { useBlocked } from '../../pwa/blocked.ts'
import { confirm } from '../../stores/modal.ts'
import { toast } from '../../stores/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { aboutBundles } from '../aboutBundles.ts'
import { changeRows } from '../bundleChanges.ts'
import { Changes } from './Changes.tsx'
import { bundleCopy } from './copy.ts'

const copy = bundleCopy.pending

/** A change is on its way: what it is, when it starts, and the way back while there is one. */
export function Pending({ options, next }: { options: PostpaidOptions; next: Composition }) {
  const offline = useBlocked()
  const undoing = useWrite(undoPostpaidChange)
  const [isFailed, setFailed] = useState(false)
  const from = currentOf(options)
  const isInternetNow = startsAtOnce(from, next)

  async function undo() {
    setFailed(false)
    const body = [copy.undoBody, isInternetNow && copy.undoInternet, options.pendingComplete && copy.undoComplete]
    const question = {
      title: copy.undoTitle,
      body: body.filter((sentence) => sentence !== false).join(' '),
      confirm: copy.undoConfirm,
      cancel: copy.undoCancel,
    }
    if (!(await confirm(question))) return
    const failure = await undoing.send(undefined, async () => {
      await refresh(...aboutBundles)
      toast({ id: 'bundle-change', text: copy.undone, good: true })
    })
    // It had started, or was undone in another tab: then the screen says so.
    if (failure?.status === 409) await refresh(getPostpaidOptionsV2)
    else if (failure) setFailed(true)
  }

  return (
    <>
      <Notice title={copy.title}>
        {copy.text(dayText(options.startsOn))}
        {isInternetNow && ` ${copy.internetNow}`}
      </Notice>
      <Section title={copy.heading}>
        <Changes rows={changeRows({ from, to: next }, options.pendingComplete)} />
      </Section>
      {isFailed && <Notice tone="bad" title={copy.undoFailed} alert />}
      {!options.pendingFinal && (
        <Button variant="outline" busy={undoing.busy} busyLabel={copy.undoBusy} blocked={offline} onPress={() => void undo()}>
          {copy.undo}
        </Button>
      )}
    </>
  )
}
