import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { dayText } from '#kit/words/dateText.ts'
import { changePayload, chosenBundles, currentOf, monthlyOf, mustChoose } from '#model/bundles/bundleChange.ts'
import { changeStart, termsOf } from '#model/bundles/changeTerms.ts'
import { getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { changeOutcome, choosingFrom } from '#model/bundles/replacing.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { getWithdrawals } from '#model/subscription/contract/withdrawal.ts'
import { FlowStep } from '#page/flow/FlowStep.tsx'
import { useFlow } from '#page/flow/useFlow.ts'
import { useOrder } from '#page/flow/useOrder.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { bundleItems } from '#platform/analytics/bundleItems.ts'
import { useRead } from '#platform/api/client.ts'
import { Redirect } from '#platform/router/Redirect.tsx'
import { bundlesFlow, type ChangeDraft } from './flow.ts'
import { CheckBones } from './shared/Bones.tsx'
import { Check } from './shared/Check.tsx'
import { bundleCopy } from './shared/copy.ts'

/** `/bundels-wijzigen/controle`: the changes, their date and the consent. */
export default function Controle() {
  const flow = useFlow(bundlesFlow, '/bundels-wijzigen/controle')
  return (
    <FlowStep flow={flow} title={bundleCopy.check.title} intro={bundleCopy.check.intro}>
      <ReadBlock waiting={<CheckBones />} failedText={bundleCopy.loadFailed}>
        <Checking draft={flow.draft} />
      </ReadBlock>
    </FlowStep>
  )
}

Controle.reads = () => [getPostpaidOptionsV2, handsetOrder, getPostpaidSubscription, getWithdrawals]

function Checking({ draft }: { draft: ChangeDraft }) {
  const options = useRead(getPostpaidOptionsV2)
  const order = useOrder(bundlesFlow, true)
  const today = dayOf(now())
  const choosing = choosingFrom(options, draft.replaces, today)
  const from = choosing?.options ?? options
  const terms = termsOf(
    { from: currentOf(from), to: chosenBundles(from, draft), startsOn: from.startsOn, complete: draft.complete },
    today,
  )
  // Nothing to confirm: another tab changed the choice, or the choice equals the current bundles. An order being sent stays on screen.
  const isOpen = order.standing.kind === 'open'
  const isOrder = choosing !== null && changeOutcome(options, choosing, draft) === 'change' && mustChoose(from, draft) === null
  if (isOpen && !isOrder) return <Redirect to="/bundels-wijzigen" />
  const replaces = choosing?.replaces ?? null
  return (
    <Check
      terms={terms}
      order={order}
      replaces={replaces}
      send={() =>
        void order.submit({ ...changePayload(terms.to, draft, replaces), ...changeStart(terms) }, bundleItems(terms.to))
      }
      button={monthlyOf(terms.to) > monthlyOf(terms.from) ? bundleCopy.check.confirm : bundleCopy.check.confirmNoCosts}
      failed={bundleCopy.check.error}
      refusals={bundleCopy.check.refusals}
    >
      {replaces !== null && <Notice>{bundleCopy.replacing.check(dayText(from.startsOn))}</Notice>}
    </Check>
  )
}
