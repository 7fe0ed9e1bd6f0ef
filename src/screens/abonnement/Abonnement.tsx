import { getPostpaidOptionsV2 } from '../../api/contract/bundleOptions.ts'
import { completeStatus } from '../../api/contract/complete.ts'
import { handsetOrder } from '../../api/contract/handsetOrder.ts'
import { getHousehold } from '../../api/contract/household.ts'
import { postpaidOverview } from '../../api/contract/overview.ts'
import { numberportingGetStatus } from '../../api/contract/porting.ts'
import { getSimCard } from '../../api/contract/simcard.ts'
import { getPostpaidSubscription } from '../../api/contract/subscription.ts'
import { getWithdrawals } from '../../api/contract/withdrawal.ts'
import { useOnline } from '../../connection/connection.ts'
import { ReadBlock } from '../../page/ReadBlock.tsx'
import { SettingsPage } from '../instellingen/shared/SettingsPage.tsx'
import { Contract } from './Contract.tsx'
import { subscriptionCopy as copy } from './copy.ts'
import { PhoneBlock } from './PhoneBlock.tsx'
import { Waiting } from './Waiting.tsx'

/** `/instellingen/abonnement`: the subscription, its end date, and links to change it. */
export default function Abonnement() {
  return (
    <SettingsPage title={copy.title} intro={copy.intro}>
      <ReadBlock waiting={<Waiting />} failedText={copy.error} instead={<PhoneAlone />}>
        <Contract />
      </ReadBlock>
    </SettingsPage>
  )
}

Abonnement.reads = () => [
  getPostpaidSubscription,
  getPostpaidOptionsV2,
  postpaidOverview,
  handsetOrder,
  getWithdrawals,
  getHousehold,
  completeStatus,
  numberportingGetStatus,
  getSimCard,
]

/** Hidden without a connection: it would only repeat the offline notice. */
const PhoneAlone = () => (useOnline() ? <PhoneBlock /> : null)
