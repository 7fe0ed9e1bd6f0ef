import { useServerRead } from '../../api/client.ts'
import { getAutoTopUp } from '../../api/contract/autoTopUp.ts'
import type { Overview } from '../../api/contract/overview.ts'
import { now } from '../../clock.ts'
import { toppedUpAt } from '../../domain/autoTopUp.ts'
import { dayOf } from '../../domain/dates.ts'
import { lackingOf } from '../../domain/prepaidBundles.ts'

/** What comes to the credit by itself once something has been paid from it (cents); 0 while that is not known. */
export function useTopUpAfter({ autoTopUps, balance }: Pick<Overview, 'autoTopUps' | 'balance'>, price: number): number {
  const { value: auto } = useServerRead(autoTopUps.length > 0 ? getAutoTopUp : null)
  const credit = balance ?? 0
  if (!auto || lackingOf(price, credit) > 0) return 0
  return toppedUpAt(credit - price, auto.current, { days: auto.recent, today: dayOf(now()), maximum: auto.offer.maximum })
}
