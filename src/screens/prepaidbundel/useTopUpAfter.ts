import { useReadState } from '../../api/client.ts'
import { getAutoTopUp } from '../../api/contract/autoTopUp.ts'
import type { Overview } from '../../api/contract/overview.ts'
import { now } from '../../clock.ts'
import { toppedUpAt } from '../../domain/autoTopUp.ts'
import { dayOf } from '../../domain/dates.ts'
import { lackingOf } from '../../domain/prepaidBundles.ts'

/** Cents that automatic top-up adds after paying this price from the credit; 0 while unknown. */
export function useTopUpAfter({ autoTopUps, balance }: Pick<Overview, 'autoTopUps' | 'balance'>, price: number): number {
  const { value: auto } = useReadState(autoTopUps.length > 0 ? getAutoTopUp : null)
  const credit = balance ?? 0
  if (!auto || lackingOf(price, credit) > 0) return 0
  return toppedUpAt(credit - price, auto.current, { days: auto.recent, today: dayOf(now()), maximum: auto.offer.maximum })
}
