import { getWithdrawals } from '#model/subscription/contract/withdrawal.ts'
import { useReadState } from '#platform/api/client.ts'
import { RefundFacts } from './shared/RefundFacts.tsx'

/** How it stands with the phone that was withdrawn last, and the money for it. The receipt has the same lines. */
export default function Refunded() {
  const done = useReadState(getWithdrawals).value?.done ?? []
  return <RefundFacts refund={done.find(({ refund }) => refund !== null)?.refund ?? null} />
}
