import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { toppedUpAt } from '#model/credit/autoTopUp.ts'
import { getAutoTopUp } from '#model/credit/contract/autoTopUp.ts'
import { lackingOf } from '#model/credit/prepaidBundles.ts'
import type { Overview } from '#model/overview/contract.ts'
import { useReadState } from '#platform/api/client.ts'

/** Cents that automatic top-up adds after paying this price from the credit; 0 while unknown. */
export function useTopUpAfter({ autoTopUps, balance }: Pick<Overview, 'autoTopUps' | 'balance'>, price: number): number {
  const { value: auto } = useReadState(autoTopUps.length > 0 ? getAutoTopUp : null)
  const credit = balance ?? 0
  if (!auto || lackingOf(price, credit) > 0) return 0
  return toppedUpAt(credit - price, auto.current, { days: auto.recent, today: dayOf(now()), maximum: auto.offer.maximum })
}
