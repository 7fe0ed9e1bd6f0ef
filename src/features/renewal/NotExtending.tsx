import { NotNow } from '#features/bundles/shared/NotNow.tsx'
import { startChange } from '#features/bundles/shared/startChange.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { currentPeriod } from '#model/bundles/bundleChange.ts'
import { getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { reading } from '#model/operation.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import type { Renewal } from '#model/renewal/renewal.ts'
import type { PostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { FlowColumn } from '#page/flow/FlowStep.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { Advice } from './Advice.tsx'
import { copy } from './copy.ts'

type Props = { subscription: PostpaidSubscription; renewal: Renewal }

/** Replaces the choices for a customer who cannot extend now: why, from when, and what is possible meanwhile. */
export function NotExtending({ subscription, renewal }: Props) {
  const { contract } = subscription
  if (renewal.kind !== 'from')
    return (
      <FlowColumn>
        <NotNow subscription={subscription} texts={copy.notEligible} />
      </FlowColumn>
    )
  return (
    <FlowColumn>
      <Notice
        title={copy.notEligible.from(dayInFull(renewal.day))}
        action={
          <ButtonLink to="/bundels-wijzigen" variant="outline" size="small">
            {copy.notEligible.bundles}
          </ButtonLink>
        }
      >
        {contract !== null && copy.notEligible.until(dayInFull(contract.contractEndDate))}
      </Notice>
      <ReadBlock reads={[reading(getPostpaidOptionsV2)]} waiting={bones('12rem')} failedText={copy.advice.failed}>
        <AdviceMeanwhile />
      </ReadBlock>
    </FlowColumn>
  )
}

/** Bundle advice within the running contract. It leads to changing bundles, which is possible every month. */
function AdviceMeanwhile() {
  const options = useRead(getPostpaidOptionsV2)
  const order = useReadState(handsetOrder).value?.[0] ?? null
  return (
    <Advice
      options={options}
      period={currentPeriod(options)}
      order={order}
      chosen={null}
      choose={startChange}
      button={copy.advice.change}
    />
  )
}
