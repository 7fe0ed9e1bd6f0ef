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
import { Bone } from '../../ui/Bone.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { SettingsPage } from '../instellingen/shared/SettingsPage.tsx'
import { Contract } from './Contract.tsx'
import { subscriptionCopy as copy } from './copy.ts'
import { PhoneBlock, PhoneWaiting } from './PhoneBlock.tsx'
import { ClockWaiting } from './RightsClock.tsx'

const { name, bundles, price, period, start, end, phone } = copy.rows

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

const Waiting = () => (
  <div className="columns columns--main-side" aria-hidden="true">
    <div className="stack stack--loose">
      <Section title={copy.now}>
        <Card>
          <Facts>
            {[name, bundles, price, period, start, end, phone].map((term) => (
              <Fact key={term} term={term}>
                <Bone width="8rem" height={term === bundles ? '2.5em' : '1em'} />
              </Fact>
            ))}
          </Facts>
        </Card>
        <Bone width="100%" height="3.25rem" radius="var(--radius-lg)" />
      </Section>
      <ClockWaiting />
    </div>
    <div className="stack stack--loose">
      <Section title={copy.todo}>
        <Bone width="100%" height="12.8rem" radius="var(--radius-lg)" />
      </Section>
      <Section title={copy.phone.title}>
        <PhoneWaiting />
      </Section>
    </div>
  </div>
)
