import type { Day } from '#kit/parts.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { undoTermination } from '#model/subscription/contract/termination.ts'
import { href, type PlainPath } from '#platform/router/href.ts'
import { navigate } from '#platform/router/location.tsx'
import { confirm } from '#platform/stores/modal.ts'
import { toast } from '#platform/stores/toasts.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { stayCopy } from './copy.ts'

/**
 * Cancels the termination after a confirmation that explains what staying `means`. `renewalOn`: the first day of a renewal that is back then.
 * `leavesFor`: the next screen, where the current one is only about leaving and shows it already.
 */
export function useUndoTermination(endsOn: Day, renewalOn: Day | null, leavesFor?: PlainPath) {
  const means = [stayCopy.body(dayInFull(endsOn)), ...(renewalOn === null ? [] : [stayCopy.renewal(dayInFull(renewalOn))])].join(
    ' ',
  )
  const undoing = useWrite(undoTermination, { done: leavesFor, failed: stayCopy.failed })

  async function stay() {
    const question = { title: stayCopy.title, body: means, confirm: stayCopy.confirm, cancel: stayCopy.cancel }
    if (leavesFor === undefined && !(await confirm(question))) return
    await undoing.run(undefined, () => {
      if (leavesFor !== undefined) navigate(href(leavesFor))
      toast({ id: 'termination', text: stayCopy.success, good: true })
    })
  }

  return { means, stay, busy: undoing.busy && stayCopy.busy, refusal: undoing.refusal }
}
