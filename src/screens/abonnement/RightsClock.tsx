import { useRead, useReadState } from '../../api/client.ts'
import { getPostpaidOptionsV2 } from '../../api/contract/bundleOptions.ts'
import { completeStatus } from '../../api/contract/complete.ts'
import { getHousehold } from '../../api/contract/household.ts'
import { postpaidOverview } from '../../api/contract/overview.ts'
import { getPostpaidSubscription } from '../../api/contract/subscription.ts'
import { getWithdrawals } from '../../api/contract/withdrawal.ts'
import { now } from '../../clock.ts'
import { rightsOf } from '../../domain/rightsClock.ts'
import { ReadBlock } from '../../page/ReadBlock.tsx'
import { Bone } from '../../ui/Bone.tsx'
import { Section } from '../../ui/Card.tsx'
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
      <Bone width="100%" height="12rem" radius="var(--radius-lg)" />
    </div>
  </Section>
)
