import type { PostpaidOptions } from '../../api/contract/bundleOptions.ts'
import type { PostpaidSubscription } from '../../api/contract/subscription.ts'
import { now } from '../../clock.ts'
import { codes, currentOf } from '../../domain/bundleChange.ts'
import { hasStopped } from '../../domain/cancellation.ts'
import { dayInFull } from '../../domain/dateText.ts'
import { hasTermEnded, type Renewal } from '../../domain/renewal.ts'
import { routed } from '../../routes/href.ts'
import { Link } from '../../routes/Link.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { subscriptionCopy as copy } from './copy.ts'

type Props = { subscription: PostpaidSubscription; options: PostpaidOptions; renewal: Renewal }

/** What stands out: that it stops, that it may be renewed, or is not sold any more. */
export function Notices({ subscription, options, renewal }: Props) {
  const { cancelSubscriptionStatus, terminationDate } = subscription
  if (terminationDate !== null) {
    const says = hasStopped(cancelSubscriptionStatus) ? copy.terminated : copy.terminating
    const stay = hasStopped(cancelSubscriptionStatus) ? null : routed('/opzeggen')
    return (
      <Notice
        tone="warn"
        action={
          stay && (
            <Link to={stay} className={buttonClass({ variant: 'outline', size: 'small' })}>
              {copy.links.stay}
            </Link>
          )
        }
      >
        {says(dayInFull(terminationDate))}
      </Notice>
    )
  }
  const current = currentOf(options)
  const hasEnded = hasTermEnded(subscription, now())
  return (
    <>
      {renewal.kind === 'open' && (
        <Notice tone="good" title={copy.renewOpen}>
          {hasEnded && copy.monthlyInfo}
        </Notice>
      )}
      {renewal.kind === 'waits' && !options.pendingRenewal && <Notice>{copy.renewWaits}</Notice>}
      {renewal.kind !== 'open' && hasEnded && <Notice>{copy.monthlyInfo}</Notice>}
      {codes.some((code) => current[code]?.deprecated) && <Notice>{copy.deprecated}</Notice>}
    </>
  )
}
