import { useReadState } from '../../api/client.ts'
import type { PostpaidOptions } from '../../api/contract/bundleOptions.ts'
import { postpaidOverview } from '../../api/contract/overview.ts'
import type { Day } from '../../api/contract/parts.ts'
import type { PostpaidSubscription } from '../../api/contract/subscription.ts'
import { getWithdrawals } from '../../api/contract/withdrawal.ts'
import { now } from '../../clock.ts'
import { useBlocked } from '../../connection/blocked.ts'
import { hasStopped } from '../../domain/cancellation.ts'
import { dayOf } from '../../domain/dates.ts'
import type { Renewal } from '../../domain/renewal.ts'
import { canUndo, undoUntil } from '../../domain/termination.ts'
import { ButtonLink } from '../../routes/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { dayInFull } from '../../words/dateText.ts'
import { settlementText } from '../facturen/shared/settlementText.ts'
import { subscriptionCopy as copy, stayCopy, unknownDay } from './copy.ts'
import { renewalNotices } from './renewalNotices.ts'
import { useUndoTermination } from './useUndoTermination.ts'

type Props = { subscription: PostpaidSubscription; options: PostpaidOptions; renewal: Renewal }

export function Notices({ subscription, options, renewal }: Props) {
  const { cancelSubscriptionStatus, terminationDate, renewalIfStaying } = subscription
  const withdrawals = useReadState(getWithdrawals)
  if (terminationDate !== null) {
    if (hasStopped(cancelSubscriptionStatus)) return <Notice tone="warn">{copy.terminated(dayInFull(terminationDate))}</Notice>
    return <Stopping endsOn={terminationDate} renewalOn={renewalIfStaying} />
  }
  if (cancelSubscriptionStatus === 'Cancelled') return <Notice tone="warn">{unknownDay}</Notice>
  const isNew = withdrawals.value?.open.some(({ kind }) => kind === 'subscription') ?? !withdrawals.settled
  return renewalNotices(subscription, options, renewal, isNew, now()).map((notice) => (
    <Notice key={notice.title ?? notice.children} {...notice} action={notice.title === copy.renewOpen && <Renewing />} />
  ))
}

const Renewing = () => (
  <>
    <ButtonLink to="/verlengen/sim-only" variant="outline" size="small">
      {copy.renewSimOnly}
    </ButtonLink>
    <ButtonLink to="/verlengen/telefoons" variant="outline" size="small">
      {copy.renewWithPhone}
    </ButtonLink>
  </>
)

/** The subscription ends on a day; until the day before, the customer can cancel the termination here. */
function Stopping({ endsOn, renewalOn }: { endsOn: Day; renewalOn: Day | null }) {
  const offline = useBlocked()
  const settlement = useReadState(postpaidOverview).value?.settlement ?? null
  const { stay, busy, refusal } = useUndoTermination(endsOn, renewalOn)
  const canStay = canUndo(endsOn, dayOf(now()))
  return (
    <>
      <Notice
        tone="warn"
        title={copy.terminating(dayInFull(endsOn))}
        action={
          canStay && (
            <Button variant="outline" size="small" busy={busy} blocked={offline} onPress={() => void stay()}>
              {stayCopy.button}
            </Button>
          )
        }
      >
        {settlement && `${settlementText(settlement)} `}
        {canStay ? copy.stayUntil(dayInFull(undoUntil(endsOn))) : copy.lastDay}
      </Notice>
      {refusal !== null && <Notice tone="bad" title={refusal} alert />}
    </>
  )
}
