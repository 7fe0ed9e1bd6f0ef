import { bundleItems } from '../../analytics/bundleItems.ts'
import { useRead } from '../../api/client.ts'
import { getPostpaidOptionsV2 } from '../../api/contract/bundleOptions.ts'
import { handsetOrder } from '../../api/contract/handsetOrder.ts'
import { getPostpaidSubscription } from '../../api/contract/subscription.ts'
import { getWithdrawals } from '../../api/contract/withdrawal.ts'
import { now } from '../../clock.ts'
import { changePayload, chosenOf, currentOf, isChange, monthlyOf, mustChoose, type Selection } from '../../domain/bundleChange.ts'
import { termsOf } from '../../domain/changeTerms.ts'
import { dayOf } from '../../domain/dates.ts'
import { FlowStep } from '../../flow/FlowStep.tsx'
import { useFlow } from '../../flow/useFlow.ts'
import { useOrder } from '../../flow/useOrder.ts'
import { Elsewhere } from '../../routes/Elsewhere.tsx'
import { ReadBlock } from '../ReadBlock.tsx'
import { CheckBones } from './Bones.tsx'
import { Check } from './Check.tsx'
import { bundleCopy } from './copy.ts'
import { bundleFlow } from './flow.ts'

const copy = bundleCopy.check

/** `/bundels-wijzigen/controle`: only what changes, when, and the consent. */
export default function Controle() {
  const flow = useFlow(bundleFlow, '/bundels-wijzigen/controle')
  return (
    <FlowStep flow={flow} title={copy.title} intro={copy.intro}>
      <ReadBlock waiting={<CheckBones />} failedText={bundleCopy.loadFailed}>
        <Checking draft={flow.draft} />
      </ReadBlock>
    </FlowStep>
  )
}

Controle.reads = () => [getPostpaidOptionsV2, handsetOrder, getPostpaidSubscription, getWithdrawals]

function Checking({ draft }: { draft: Selection }) {
  const options = useRead(getPostpaidOptionsV2)
  const order = useOrder(bundleFlow, true)
  const { startsOn } = options
  const terms = termsOf(
    { from: currentOf(options), to: chosenOf(options, draft), startsOn, complete: draft.complete },
    dayOf(now()),
  )
  // Chosen in another tab, or back to what it was: there is nothing to confirm. What is being sent is still on screen.
  const isOpen = order.standing.kind === 'open'
  const isOrder = isChange(options, draft) && mustChoose(options, draft) === null && options.pendingPeriod === null
  if (isOpen && !isOrder) return <Elsewhere to="/bundels-wijzigen" />
  return (
    <Check
      terms={terms}
      order={order}
      send={() => void order.submit(changePayload(terms.to, draft), bundleItems(terms.to))}
      button={monthlyOf(terms.to) > monthlyOf(terms.from) ? copy.confirm : copy.confirmNoCosts}
      failed={copy.error}
      refused={copy.refused}
    />
  )
}
