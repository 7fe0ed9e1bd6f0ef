import { useState } from 'react'
import type { Day } from '../api/contract/parts.ts'
import { undoTermination } from '../api/contract/termination.ts'
import { dayInFull } from '../domain/dateText.ts'
import { useWrite } from '../order/useWrite.ts'
import { href, type PlainPath } from '../routes/href.ts'
import { navigate } from '../routes/location.tsx'
import { hasNetwork } from '../stores/connection.ts'
import { confirm } from '../stores/modal.ts'
import { toast } from '../stores/toasts.ts'
import { failureText } from './failureText.ts'
import { stayCopy as copy } from './stayCopy.ts'

/**
 * Cancels the termination after a confirmation. `leavesFor`: the next screen, where the current one is only about leaving and already says
 * what staying means.
 */
export function useStay(endsOn: Day, leavesFor?: PlainPath) {
  const undoing = useWrite(undoTermination, leavesFor)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function stay() {
    setRefusal(null)
    const question = { title: copy.title, body: copy.body(dayInFull(endsOn)), confirm: copy.confirm, cancel: copy.cancel }
    if (leavesFor === undefined && !(await confirm(question))) return
    const failure = await undoing.send(undefined, () => {
      if (leavesFor !== undefined) navigate(href(leavesFor))
      toast({ id: 'termination', text: copy.success, good: true })
    })
    if (failure) setRefusal(failure.kind === 'offline' ? failureText(failure, hasNetwork()) : copy.failed)
  }

  return { stay, busy: undoing.busy && copy.busy, refusal }
}
