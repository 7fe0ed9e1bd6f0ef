import type { ReactNode } from 'react'
import { bundleWords } from '#features/bundles/shared/bundleWords.ts'
import { UndoChange } from '#features/bundles/shared/UndoChange.tsx'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Card, Section } from '#kit/ui/Card.tsx'
import { dayText } from '#kit/words/dateText.ts'
import { internetIsOn } from '#model/bundles/changeTerms.ts'
import type { PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { completeStatus } from '#model/bundles/contract/complete.ts'
import { getHousehold } from '#model/friends/contract/household.ts'
import { numberportingGetStatus } from '#model/porting/contract.ts'
import { isRunningPorting } from '#model/porting/porting.ts'
import { getSimCard } from '#model/sim/contract/simcard.ts'
import { hasStopped, isLeaving } from '#model/subscription/cancellation.ts'
import type { PostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { useReadState } from '#platform/api/client.ts'
import type { PlainPath } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { subscriptionCopy } from './copy.ts'
import { pendingChangeText } from './text.ts'

type Props = { subscription: PostpaidSubscription; options: PostpaidOptions }

/** All pending changes in one place, each with a way to undo it until one day before it starts. */
export function Shelf({ subscription, options }: Props) {
  const household = useReadState(getHousehold).value
  const complete = useReadState(completeStatus).value
  const porting = useReadState(numberportingGetStatus).value
  const simcard = useReadState(getSimCard).value
  const status = subscription.cancelSubscriptionStatus
  if (hasStopped(status)) return null
  const today = dayOf(now())
  const change = pendingChangeText(options)

  const items: ReactNode[] = []
  if (change !== null) items.push(<Change key="change" options={options} text={change} mayUndo={!isLeaving(status)} />)
  // Compleet requested together with a bundle change is shown with that change.
  if (complete?.completeStatus === 'PENDING' && !options.pendingComplete)
    items.push(
      <Item
        key="complete"
        title={subscriptionCopy.shelf.complete}
        text={
          complete.expectedOn
            ? subscriptionCopy.shelf.completeBy(dayText(complete.expectedOn))
            : subscriptionCopy.shelf.completeSoon
        }
        way={{ to: '/compleet', label: subscriptionCopy.shelf.look }}
      />,
    )
  if (porting && isRunningPorting(porting.status))
    items.push(
      <Item
        key="porting"
        title={subscriptionCopy.shelf.porting}
        text={subscriptionCopy.shelf.portingText}
        way={{ to: '/nummerbehoud-annuleren', label: subscriptionCopy.shelf.undo }}
      />,
    )
  if (simcard?.hasPendingSimcardActivation)
    items.push(
      <Item
        key="sim"
        title={subscriptionCopy.shelf.sim}
        text={subscriptionCopy.shelf.simText}
        way={{ to: '/simkaart-activeren', label: subscriptionCopy.shelf.activate }}
      />,
    )
  if (household && household.endsOn !== null && household.endsOn >= today)
    items.push(
      <Item
        key="household"
        title={subscriptionCopy.shelf.household}
        text={subscriptionCopy.shelf.householdFrom(dayText(household.endsOn))}
        way={null}
      />,
    )
  if (items.length === 0) return null
  return (
    <Section title={subscriptionCopy.shelf.title}>
      <Card>
        <div className="stack stack--loose">{items}</div>
      </Card>
    </Section>
  )
}

type Way = { to: PlainPath; label: string }

function Item({ title, text, way }: { title: string; text: string; way: Way | null }) {
  return (
    <div className="stack stack--tight">
      <h3 className="strong">{title}</h3>
      <p className="muted">{text}</p>
      {way && (
        <p>
          <ButtonLink to={way.to} variant="outline" size="small">
            {way.label}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

type Changing = { options: PostpaidOptions; text: string; mayUndo: boolean }

/** `mayUndo`: not once the subscription is cancelled, because its fee was agreed with the change. */
const Change = ({ options, text, mayUndo }: Changing) => (
  <div className="stack stack--tight">
    <h3 className="strong">{options.pendingRenewal ? bundleWords.renewal : bundleWords.pending}</h3>
    <p className="muted">
      {text} {internetIsOn(options) && subscriptionCopy.shelf.internetNow}
    </p>
    {mayUndo && <UndoChange options={options} />}
  </div>
)
