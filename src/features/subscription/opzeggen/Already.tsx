import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { ButtonGroup } from '#kit/ui/Button.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { hasStopped } from '#model/subscription/cancellation.ts'
import type { PostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { canUndo, undoUntil } from '#model/subscription/termination.ts'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { ButtonLink } from '#platform/router/Link.tsx'
import { stayCopy, unknownDay } from '../copy.ts'
import { useUndoTermination } from '../useUndoTermination.ts'
import { copy } from './copy.ts'

type Props = { endsOn: Day | null; subscription: PostpaidSubscription }

/** The subscription was cancelled earlier: shows how long the customer can undo that, and the button. */
export function Already({ endsOn, subscription }: Props) {
  const today = dayOf(now())
  if (endsOn === null) return <Notice tone="warn" title={unknownDay} />
  if (endsOn < today || hasStopped(subscription.cancelSubscriptionStatus)) return <Stopped endsOn={endsOn} />
  return (
    <div className="stack">
      <Notice tone="warn" title={copy.already.text(dayInFull(endsOn))}>
        {canUndo(endsOn, today) ? copy.already.undo(dayInFull(undoUntil(endsOn))) : copy.already.lastDay}
      </Notice>
      {canUndo(endsOn, today) && <Stay endsOn={endsOn} renewalOn={subscription.renewalIfStaying} />}
    </div>
  )
}

function Stay({ endsOn, renewalOn }: { endsOn: Day; renewalOn: Day | null }) {
  const { means, stay, busy, refusal } = useUndoTermination(endsOn, renewalOn, '/')
  return (
    <>
      <p className="lead">{means}</p>
      <Refusal text={refusal} />
      <ButtonGroup>
        <WriteButton busy={busy} onPress={() => void stay()}>
          {stayCopy.button}
        </WriteButton>
      </ButtonGroup>
    </>
  )
}

function Stopped({ endsOn }: { endsOn: Day }) {
  return (
    <Notice
      title={copy.stopped(dayInFull(endsOn))}
      action={
        <ButtonLink to="/facturen" variant="outline" size="small">
          {copy.toInvoices}
        </ButtonLink>
      }
    />
  )
}
