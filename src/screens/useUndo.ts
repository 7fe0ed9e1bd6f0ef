import { useState } from 'react'
import { type PostpaidOptions, undoPostpaidChange } from '../api/contract/bundleOptions.ts'
import { internetIsOn } from '../domain/changeTerms.ts'
import { useWrite } from '../order/useWrite.ts'
import { confirm } from '../stores/modal.ts'
import { toast } from '../stores/toasts.ts'
import { bundleWords } from './bundleWords.ts'

const copy = bundleWords.undo

/** Undoes a bundle change that has not started, after a confirmation. `undone` runs on success. */
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
    // 409: the change had started or was undone in another tab. The refetched screen shows that.
    else if (failure.status !== 409) setFailed(true)
  }

  return { undo, busy: undoing.busy, isFailed }
}
