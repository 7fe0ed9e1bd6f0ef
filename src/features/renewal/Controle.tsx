import { CheckBones } from '#features/bundles/shared/Bones.tsx'
import { Check } from '#features/bundles/shared/Check.tsx'
import { bundleLines } from '#features/bundles/shared/text.ts'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Card, Section } from '#kit/ui/Card.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { bindingPeriods } from '#model/bundles/bindingPeriods.ts'
import { changePayload, chosenBundles, currentOf, mustChoose } from '#model/bundles/bundleChange.ts'
import { changeStart, termsOf } from '#model/bundles/changeTerms.ts'
import { getAdvertising } from '#model/profile/contract/preferences.ts'
import { getPostpaidOptionsRetention } from '#model/renewal/contract.ts'
import { renewalOf } from '#model/renewal/renewal.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { FlowStep } from '#page/flow/FlowStep.tsx'
import { OrderLines } from '#page/flow/OrderOverview.tsx'
import { useFlow } from '#page/flow/useFlow.ts'
import { useOrder } from '#page/flow/useOrder.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useNewsletterOptIn } from '#page/useNewsletterOptIn.ts'
import { bundleItems } from '#platform/analytics/bundleItems.ts'
import { useRead, useReadState } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { Redirect } from '#platform/router/Redirect.tsx'
import { copy } from './copy.ts'
import { type RenewalDraft, renewalFlow, renewalSelection } from './flow.ts'

/** `/verlengen/sim-only/controle`: the new contract, its start date and the consents. */
export default function Controle() {
  const flow = useFlow(renewalFlow, '/verlengen/sim-only/controle')
  const subscription = useReadState(getPostpaidSubscription).value
  // Back from the thank-you screen the first step is closed: go to the pending change instead.
  const isOrdered = flow.elsewhere !== null && subscription !== null && renewalOf(subscription, now()).kind === 'waits'
  return (
    <FlowStep flow={isOrdered ? { ...flow, elsewhere: href('/bundels-wijzigen') } : flow} title={copy.check.title}>
      <ReadBlock waiting={<CheckBones />} failedText={copy.loadFailed}>
        <Checking draft={flow.draft} />
      </ReadBlock>
    </FlowStep>
  )
}

Controle.reads = () => [getPostpaidOptionsRetention, getPostpaidSubscription, getAdvertising]

function Checking({ draft }: { draft: RenewalDraft }) {
  const options = useRead(getPostpaidOptionsRetention)
  const subscription = useRead(getPostpaidSubscription)
  const keepNews = useNewsletterOptIn(copy.newsFailed)
  const order = useOrder(renewalFlow, true, {}, () => draft.newsAccepted && void keepNews())
  const selection = renewalSelection(draft)
  const { startsOn } = options
  const to = chosenBundles(options, selection)
  const terms = termsOf({ from: currentOf(options), to, startsOn, complete: draft.complete, renews: true }, dayOf(now()))
  // An order being sent stays on screen.
  const isOpen = order.standing.kind === 'open'
  const isOrder = mustChoose(options, selection) === null && renewalOf(subscription, now()).kind === 'open'
  if (isOpen && !isOrder) return <Redirect to="/verlengen/sim-only" />

  const send = () => void order.submit({ ...changePayload(to, draft), ...changeStart(terms) }, bundleItems(to))
  return (
    <Check
      terms={terms}
      order={order}
      send={send}
      button={copy.check.confirm}
      failed={copy.check.error}
      refusals={copy.check.refusals}
    >
      <Section title={copy.check.subscription}>
        <p className="muted">{copy.check.intro(dayInFull(startsOn), bindingPeriods[to.period].months)}</p>
        <Card>
          <OrderLines lines={bundleLines(to)} />
        </Card>
      </Section>
    </Check>
  )
}
