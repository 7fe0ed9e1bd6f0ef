import { settlementText } from '#features/invoices/shared/settlementText.ts'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import type { PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { postpaidOverview } from '#model/overview/contract.ts'
import type { Renewal } from '#model/renewal/renewal.ts'
import { hasStopped } from '#model/subscription/cancellation.ts'
import type { PostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { getWithdrawals } from '#model/subscription/contract/withdrawal.ts'
import { canUndo, undoUntil } from '#model/subscription/termination.ts'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { useReadState } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
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
            <WriteButton variant="outline" size="small" busy={busy} onPress={() => void stay()}>
              {stayCopy.button}
            </WriteButton>
          )
        }
      >
        {settlement && `${settlementText(settlement)} `}
        {canStay ? copy.stayUntil(dayInFull(undoUntil(endsOn))) : copy.lastDay}
      </Notice>
      <Refusal text={refusal} />
    </>
  )
}
