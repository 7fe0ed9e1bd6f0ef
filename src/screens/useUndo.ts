import { useState } from 'react'
import { type PostpaidOptions, undoPostpaidChange } from '../api/contract/bundleOptions.ts'
import { internetIsOn } from '../domain/changeTerms.ts'
import { useWrite } from '../order/useWrite.ts'
import { confirm } from '../stores/modal.ts'
import { toast } from '../stores/toasts.ts'
import { bundleWords } from './bundleWords.ts'

const copy = bundleWords.undo

/** Takes back a change of bundles that has not started, after a question that says what goes with it (domain 1.3). `undone`: it is off. */
export function useUndo(options: PostpaidOptions, undone?: () => void) {
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
    if (!failure) {
      toast({ id: 'bundle-change', text: copy.done, good: true })
      undone?.()
    }
    // It had started, or was undone in another tab: the screen, which was read again, says so.
    else if (failure.status !== 409) setFailed(true)
  }

  return { undo, busy: undoing.busy, isFailed }
}
