import { useRead, useReadState } from '../../../api/client.ts'
import { getPostpaidOptionsV2 } from '../../../api/contract/bundleOptions.ts'
import { handsetOrder } from '../../../api/contract/handsetOrder.ts'
import type { PostpaidSubscription } from '../../../api/contract/subscription.ts'
import { reading } from '../../../api/operation.ts'
import { currentPeriod, type Selection } from '../../../domain/bundleChange.ts'
import type { Renewal } from '../../../domain/renewal.ts'
import { changeDraft } from '../../../draft/draft.ts'
import { FlowColumn } from '../../../flow/FlowStep.tsx'
import { ReadBlock } from '../../../page/ReadBlock.tsx'
import { ButtonLink } from '../../../routes/Link.tsx'
import { navigate } from '../../../routes/location.tsx'
import { Bone } from '../../../ui/Bone.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { dayInFull } from '../../../words/dateText.ts'
import { bundleFlow } from '../flow.ts'
import { NotNow } from '../NotNow.tsx'
import { Advice } from './Advice.tsx'
import { renewalCopy } from './copy.ts'

const copy = renewalCopy.notEligible

type Props = { subscription: PostpaidSubscription; renewal: Renewal }

/** Replaces the choices for a customer who cannot extend now: why, from when, and what is possible meanwhile. */
export function NotExtending({ subscription, renewal }: Props) {
  const { contract } = subscription
  if (renewal.kind !== 'from')
    return (
      <FlowColumn>
        <NotNow subscription={subscription} texts={copy} />
      </FlowColumn>
    )
  return (
    <FlowColumn>
      <Notice
        title={copy.from(dayInFull(renewal.day))}
        action={
          <ButtonLink to="/bundels-wijzigen" variant="outline" size="small">
            {copy.bundles}
          </ButtonLink>
        }
      >
        {contract !== null && copy.until(dayInFull(contract.contractEndDate))}
      </Notice>
      <ReadBlock
        reads={[reading(getPostpaidOptionsV2)]}
        waiting={<Bone width="100%" height="12rem" radius="var(--radius-lg)" />}
        failedText={renewalCopy.advice.failed}
      >
        <AdviceMeanwhile />
      </ReadBlock>
    </FlowColumn>
  )
}

/** Bundle advice within the running contract. It leads to changing bundles, which is possible every month. */
function AdviceMeanwhile() {
  const options = useRead(getPostpaidOptionsV2)
  const order = useReadState(handsetOrder).value?.[0] ?? null
  const choose = (change: Partial<Selection>) => {
    changeDraft(bundleFlow, change)
    navigate('/bundels-wijzigen')
  }
  return (
    <Advice
      options={options}
      period={currentPeriod(options)}
      order={order}
      chosen={null}
      choose={choose}
      button={renewalCopy.advice.change}
    />
  )
}
