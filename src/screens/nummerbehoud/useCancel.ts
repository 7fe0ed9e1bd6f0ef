import { type NumberPorting, numberportingCancel } from '../../api/contract/porting.ts'
import { useDeed } from '../../deed/useDeed.ts'
import { href } from '../../routes/href.ts'
import { navigate } from '../../routes/location.tsx'
import { toast } from '../../stores/toasts.ts'
import { weekdayText } from '../../words/dateText.ts'
import { dataCopy } from './dataCopy.ts'

const copy = dataCopy.cancel

/** Cancels the request and goes to the status page. `own`: the number that the customer keeps. */
export function useCancel(porting: NumberPorting, own: string) {
  const cancelling = useDeed(numberportingCancel, {
    done: '/nummerbehoud',
    failed: copy.error,
    ...(porting.date !== null && { refusals: { TOO_LATE: copy.tooLate(weekdayText(porting.date)) } }),
  })

  const cancel = () =>
    cancelling.run(undefined, () => {
      toast({ id: 'porting', text: copy.success(own), good: true })
      // Leave first: this screen exists only for a running request.
      navigate(href('/nummerbehoud'), { replace: true })
    })

  return { cancel, busy: cancelling.busy, refusal: cancelling.refusal }
}
