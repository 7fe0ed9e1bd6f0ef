import { useEffect, useState } from 'react'
import { useAsked } from '../api/client.ts'
import type { PostpaidSubscription } from '../api/contract/subscription.ts'
import type { Read } from '../api/operation.ts'

const rights = { data: 'buyDataEligible', voice: 'buyMinuteEligible' } as const

/**
 * May this customer buy more on top of a subscription (spec 3 Subscription)? Yes for as long as it is not known: hardly anyone is refused,
 * and no figures wait for the answer, which is asked for once they are there. `wanted`: is there anything to decide?
 */
export function useMayBuy(kind: keyof typeof rights, wanted: boolean): boolean {
  const [read, setRead] = useState<Read<void, PostpaidSubscription> | null>(null)
  useEffect(() => {
    if (!wanted) return
    import('../api/contract/subscription.ts').then(
      ({ getPostpaidSubscription }) => setRead(getPostpaidSubscription),
      () => undefined, // without the code it stays unknown
    )
  }, [wanted])
  const { value } = useAsked(read)
  return value?.[rights[kind]] ?? true
}
