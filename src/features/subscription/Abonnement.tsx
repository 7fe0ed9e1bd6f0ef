import { SettingsPage } from '#features/profile/shared/SettingsPage.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { completeStatus } from '#model/bundles/contract/complete.ts'
import { getHousehold } from '#model/friends/contract/household.ts'
import { postpaidOverview } from '#model/overview/contract.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { numberportingGetStatus } from '#model/porting/contract.ts'
import { getSimCard } from '#model/sim/contract/simcard.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { getWithdrawals } from '#model/subscription/contract/withdrawal.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useOnline } from '#platform/connection/connection.ts'
import { ContractCard } from './Contract.tsx'
import { subscriptionCopy } from './copy.ts'
import { PhoneBlock, PhoneWaiting } from './PhoneBlock.tsx'

const { name, bundles, price, period, start, end, phone } = subscriptionCopy.rows

/** `/instellingen/abonnement`: the subscription, its end date, and links to change it. */
export default function Abonnement() {
  return (
    <SettingsPage title={subscriptionCopy.title} intro={subscriptionCopy.intro}>
      <ReadBlock waiting={<Waiting />} failedText={subscriptionCopy.error} instead={<PhoneAlone />}>
        <ContractCard />
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
      <Section title={subscriptionCopy.now}>
        <Card>
          <Facts>
            {[name, bundles, price, period, start, end, phone].map((term) => (
              <Fact key={term} term={term}>
                <Skeleton width="8rem" height={term === bundles ? '2.5em' : '1em'} />
              </Fact>
            ))}
          </Facts>
        </Card>
        <Skeleton width="100%" height="3.25rem" radius="var(--radius-lg)" />
      </Section>
    </div>
    <div className="stack stack--loose">
      <Section title={subscriptionCopy.todo}>
        <Skeleton width="100%" height="12.8rem" radius="var(--radius-lg)" />
      </Section>
      <Section title={subscriptionCopy.phone.title}>
        <PhoneWaiting />
      </Section>
    </div>
  </div>
)
