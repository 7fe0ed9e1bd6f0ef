import { useReadState } from '../../api/client.ts'
import { prepaidOverview } from '../../api/contract/overview.ts'
import { now } from '../../clock.ts'
import { creditDatesOf } from '../../domain/rightsClock.ts'
import { RightsList } from '../abonnement/shared/RightsList.tsx'

/** The validity dates of a prepaid customer's credit and bundles; hidden until loaded. */
export function CreditDates() {
  const overview = useReadState(prepaidOverview).value
  return overview && <RightsList dates={creditDatesOf(overview, now())} />
}
