import { useState } from 'react'
import { type NumberPorting, numberportingCancel } from '../../api/contract/porting.ts'
import { weekdayText } from '../../domain/dateText.ts'
import { useWrite } from '../../order/useWrite.ts'
import { href } from '../../routes/href.ts'
import { navigate } from '../../routes/location.tsx'
import { hasNetwork } from '../../stores/connection.ts'
import { toast } from '../../stores/toasts.ts'
import { failureText } from '../failureText.ts'
import { dataCopy } from './dataCopy.ts'

const copy = dataCopy.cancel

/** Cancels the request and goes to the status page. `own`: the number that the customer keeps. */
export function useCancel(porting: NumberPorting, own: string) {
  const cancelling = useWrite(numberportingCancel, '/nummerbehoud')
  const [refusal, setRefusal] = useState<string | null>(null)

  async function cancel() {
    setRefusal(null)
    const failure = await cancelling.send(undefined, () => {
      toast({ id: 'porting', text: copy.success(own), good: true })
      // Leave first: this screen exists only for a running request.
      navigate(href('/nummerbehoud'), { replace: true })
    })
    if (!failure) return
    if (failure.code === 'TOO_LATE' && porting.date !== null) return setRefusal(copy.tooLate(weekdayText(porting.date)))
    setRefusal(failure.kind === 'refused' ? copy.error : failureText(failure, hasNetwork()))
  }

  return { cancel, busy: cancelling.busy, refusal }
}
