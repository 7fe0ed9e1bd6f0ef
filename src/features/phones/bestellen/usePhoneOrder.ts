import { useEffect, useEffectEvent, useState } from 'react'
import {
  type AwaitedOrder,
  createRetentionHandset,
  handsetorderretentionResendSmsValidationCode,
  type RetentionHandsetOrder,
} from '#model/phones/contract/handsetRetention.ts'
import { useOrder } from '#page/flow/useOrder.ts'
import { isAboutCode, resendWords } from '#page/SmsCode.tsx'
import { announce } from '#platform/analytics/announce.ts'
import type { Item } from '#platform/analytics/vocabulary.ts'
import { refresh } from '#platform/api/client.ts'
import type { Failure } from '#platform/api/failure.ts'
import { online } from '#platform/connection/connection.ts'
import { toast } from '#platform/stores/toasts.ts'
import { isBusy, type OrderState } from '#platform/write/machine.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { copy } from './copy.ts'
import { handsetFlow } from './flow.ts'
import { tellRefusal } from './refusals.ts'
import type { PhoneParams } from './useHandsetFlow.ts'

/** An order that waits for its code, and the request it was made from. */
type Awaited = { order: AwaitedOrder; asked: string }

const OPEN: OrderState = { kind: 'open' }

type Props = { params: PhoneParams; items: readonly Item[] }

/**
 * Orders a phone in two steps: creating the order, repeated when a choice changes, and confirming it once with the code from the SMS
 * (useOrder).
 */
export function usePhoneOrder({ params, items }: Props) {
  const order = useOrder({ ...handsetFlow, items: () => items, isSlip: isAboutCode }, true, params)
  const creating = useWrite(createRetentionHandset)
  const [awaited, setAwaited] = useState<Awaited | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<Failure | null>(null)
  const { standing } = order
  const failure = standing.kind === 'failed' ? standing.failure : null

  async function refused(failed: Failure) {
    setAsking(false)
    setAwaited(null)
    await tellRefusal(failed, params)
  }
  const resending = useWrite(handsetorderretentionResendSmsValidationCode, {
    ...resendWords,
    // The order does not wait for a code.
    refusals: { ...resendWords.refusals, 409: (failed) => void refused(failed) },
  })
  const onFailure = useEffectEvent((failed: Failure) => {
    if (!isAboutCode(failed)) void refused(failed)
  })
  useEffect(() => {
    if (failure) onFailure(failure)
  }, [failure])

  async function place(asked: RetentionHandsetOrder): Promise<void> {
    if (!online()) return
    const text = JSON.stringify(asked)
    setRefusal(null)
    resending.clear()
    order.again()
    // The same order still waits for its code, so no second SMS is sent.
    if (awaited?.asked === text) return setAsking(true)
    const failed = await creating.run(asked, (answer) => {
      setAwaited({ order: answer, asked: text })
      setAsking(true)
    })
    if (!failed) return
    setRefusal(failed)
    announce({ event: 'funnel', flow: handsetFlow.name, funnel_step: 'failed' })
    if (failed.code !== undefined) await refresh(...handsetFlow.offers)
    await refused(failed)
  }

  const shown = (): OrderState => {
    if (creating.busy) return { kind: 'sending' }
    if (isAsking || (failure && isAboutCode(failure))) return OPEN
    return refusal ? { kind: 'failed', failure: refusal } : standing
  }

  return {
    /** The status on the page, behind the code modal. */
    standing: shown(),
    recheck: order.recheck,
    again: order.again,
    seePlaced: order.seePlaced,
    place,
    /** The code modal; null while it is closed. */
    code:
      isAsking && awaited
        ? {
            standing,
            recheck: order.recheck,
            again: order.again,
            seePlaced: order.seePlaced,
            busy: isBusy(standing),
            failure: failure && isAboutCode(failure) ? failure : null,
            confirm: (code: string) => void order.submit({ flowInstanceId: awaited.order.flowInstanceId, code }),
            resendsLeft: awaited.order.resendsLeft,
            resending,
            resend: () =>
              void resending.run(undefined, (answer) => {
                setAwaited({ ...awaited, order: answer })
                toast({ id: 'sms', text: copy.check.sms.resent, good: true })
              }),
            close: () => setAsking(false),
          }
        : null,
  }
}
