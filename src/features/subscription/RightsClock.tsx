import { now } from '#kit/clock.ts'
import { Section } from '#kit/ui/Card.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { completeStatus } from '#model/bundles/contract/complete.ts'
import { getHousehold } from '#model/friends/contract/household.ts'
import { postpaidOverview } from '#model/overview/contract.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { getWithdrawals } from '#model/subscription/contract/withdrawal.ts'
import { rightsOf } from '#model/subscription/rightsClock.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { RightsList } from './shared/RightsList.tsx'
import { rightsCopy } from './shared/rightsCopy.ts'

export const RightsClock = () => (
  <ReadBlock waiting={<ClockWaiting />}>
    <Dates />
  </ReadBlock>
)

function Dates() {
  const subscription = useRead(getPostpaidSubscription)
  const options = useRead(getPostpaidOptionsV2)
  const overview = useRead(postpaidOverview)
  const household = useReadState(getHousehold).value
  const complete = useReadState(completeStatus).value
  const withdrawn = useReadState(getWithdrawals).value
  const withdrawals = withdrawn?.open ?? []
  return <RightsList dates={rightsOf({ subscription, options, overview, household, complete, withdrawals }, now())} />
}

export const ClockWaiting = () => (
  <Section title={rightsCopy.title}>
    <div aria-hidden="true">
      <Skeleton width="100%" height="12rem" radius="var(--radius-lg)" />
    </div>
  </Section>
)
