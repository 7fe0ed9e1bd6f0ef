import { getWithdrawals } from '#model/subscription/contract/withdrawal.ts'
import { useReadState } from '#platform/api/client.ts'
import { RefundFacts } from './shared/RefundFacts.tsx'

/** The state of the phone that was withdrawn last, and its refund. The receipt has the same lines. */
export default function Refunded() {
  const done = useReadState(getWithdrawals).value?.done ?? []
  return <RefundFacts refund={done.find(({ refund }) => refund !== null)?.refund ?? null} />
}
