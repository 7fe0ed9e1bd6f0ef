import type { ReactNode } from 'react'
import { useReadState } from '../../api/client.ts'
import type { PostpaidOptions } from '../../api/contract/bundleOptions.ts'
import { completeStatus } from '../../api/contract/complete.ts'
import { getHousehold } from '../../api/contract/household.ts'
import { numberportingGetStatus } from '../../api/contract/porting.ts'
import { getSimCard } from '../../api/contract/simcard.ts'
import type { PostpaidSubscription } from '../../api/contract/subscription.ts'
import { now } from '../../clock.ts'
import { hasStopped, isLeaving } from '../../domain/cancellation.ts'
import { internetIsOn } from '../../domain/changeTerms.ts'
import { dayOf } from '../../domain/dates.ts'
import { isRunningPorting } from '../../domain/porting.ts'
import type { PlainPath } from '../../routes/href.ts'
import { ButtonLink } from '../../routes/Link.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { dayText } from '../../words/dateText.ts'
import { bundleWords } from '../bundels/shared/bundleWords.ts'
import { UndoChange } from '../bundels/shared/UndoChange.tsx'
import { subscriptionCopy } from './copy.ts'
import { pendingText } from './text.ts'

const copy = subscriptionCopy.shelf

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
  const change = pendingText(options)

  const items: ReactNode[] = []
  if (change !== null) items.push(<Change key="change" options={options} text={change} mayUndo={!isLeaving(status)} />)
  // Compleet requested together with a bundle change is shown with that change.
  if (complete?.completeStatus === 'PENDING' && !options.pendingComplete)
    items.push(
      <Item
        key="complete"
        title={copy.complete}
        text={complete.expectedOn ? copy.completeBy(dayText(complete.expectedOn)) : copy.completeSoon}
        way={{ to: '/compleet', label: copy.look }}
      />,
    )
  if (porting && isRunningPorting(porting.status))
    items.push(
      <Item
        key="porting"
        title={copy.porting}
        text={copy.portingText}
        way={{ to: '/nummerbehoud-annuleren', label: copy.undo }}
      />,
    )
  if (simcard?.hasPendingSimcardActivation)
    items.push(<Item key="sim" title={copy.sim} text={copy.simText} way={{ to: '/simkaart-activeren', label: copy.activate }} />)
  if (household && household.endsOn !== null && household.endsOn >= today)
    items.push(<Item key="household" title={copy.household} text={copy.householdFrom(dayText(household.endsOn))} way={null} />)
  if (items.length === 0) return null
  return (
    <Section title={copy.title}>
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

/** `mayUndo`: not once the subscription is cancelled, because its fee was told with the change. */
const Change = ({ options, text, mayUndo }: Changing) => (
  <div className="stack stack--tight">
    <h3 className="strong">{options.pendingRenewal ? bundleWords.renewal : bundleWords.pending}</h3>
    <p className="muted">
      {text} {internetIsOn(options) && copy.internetNow}
    </p>
    {mayUndo && <UndoChange options={options} />}
  </div>
)
