import { useOptionalRead } from '../../api/client.ts'
import { prepaidOverview } from '../../api/contract/overview.ts'
import { now } from '../../clock.ts'
import { creditDatesOf } from '../../domain/rightsClock.ts'
import { RightsList } from '../RightsList.tsx'

/** Until when credit and bundles of a prepaid customer are good; left out while that is not known. */
export function CreditDates() {
  const overview = useOptionalRead(prepaidOverview)
  return overview && <RightsList dates={creditDatesOf(overview, now())} />
}
