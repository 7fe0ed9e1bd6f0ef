import { internetIsOn } from '#model/bundles/changeTerms.ts'
import { type PostpaidOptions, undoPostpaidChange } from '#model/bundles/contract/bundleOptions.ts'
import { confirm } from '#platform/stores/modal.ts'
import { toast } from '#platform/stores/toasts.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { bundleWords } from './bundleWords.ts'

const copy = bundleWords.undo

/** Undoes a bundle change that has not started, after a confirmation. `undone` runs on success. */
export function useUndo(options: PostpaidOptions, undone?: () => void) {
  const undoing = useWrite(undoPostpaidChange, {
    failed: copy.failed,
    // The change had started or was undone in another tab. The refetched screen shows that.
    refusals: { 409: null },
  })

  async function undo() {
    const body = [copy.body, internetIsOn(options) && copy.internet, options.pendingComplete && copy.complete]
    const question = {
      title: copy.title,
      body: body.filter((sentence) => sentence !== false).join(' '),
      confirm: copy.confirm,
      cancel: copy.cancel,
    }
    if (!(await confirm(question))) return
    await undoing.run(undefined, () => {
      toast({ id: 'bundle-change', text: copy.done, good: true })
      undone?.()
    })
  }

  return { undo, busy: undoing.busy, refusal: undoing.refusal }
}
