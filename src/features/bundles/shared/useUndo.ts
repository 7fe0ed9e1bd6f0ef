import { internetIsOn } from '#model/bundles/changeTerms.ts'
import { type PostpaidOptions, undoPostpaidChange } from '#model/bundles/contract/bundleOptions.ts'
import { confirm } from '#platform/stores/modal.ts'
import { toast } from '#platform/stores/toasts.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { bundleWords } from './bundleWords.ts'

/** Undoes a bundle change that has not started, after a confirmation. `undone` runs on success. */
export function useUndo(options: PostpaidOptions, undone?: () => void) {
  const undoing = useWrite(undoPostpaidChange, {
    failed: bundleWords.undo.failed,
    // The change had started or was undone in another tab. The refetched screen shows that.
    refusals: { 409: null },
  })

  async function undo() {
    const body = [
      bundleWords.undo.body,
      internetIsOn(options) && bundleWords.undo.internet,
      options.pendingComplete && bundleWords.undo.complete,
    ]
    const question = {
      title: bundleWords.undo.title,
      body: body.filter((sentence) => sentence !== false).join(' '),
      confirm: bundleWords.undo.confirm,
      cancel: bundleWords.undo.cancel,
    }
    if (!(await confirm(question))) return
    await undoing.run(undefined, () => {
      toast({ id: 'bundle-change', text: bundleWords.undo.done, good: true })
      undone?.()
    })
  }

  return { undo, busy: undoing.busy, refusal: undoing.refusal }
}
