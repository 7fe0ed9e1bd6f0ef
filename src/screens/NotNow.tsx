import type { PostpaidSubscription } from '../api/contract/subscription.ts'
import { hasStopped } from '../domain/cancellation.ts'
import { dayInFull } from '../domain/dateText.ts'
import { routed } from '../routes/href.ts'
import { notNowCopy as copy } from './notNowCopy.ts'
import { type Reason, ReasonNotice } from './ReasonNotice.tsx'

/** What there is not to be done. */
export type NotNowTexts = { stoppedText: string; stoppingText: string; blockedText: string }

/** Why a subscription that is blocked, cancelled or gone changes nothing (spec 4: the cancelled-like set), and where that can be helped. */
function why({ cancelSubscriptionStatus, terminationDate }: PostpaidSubscription, texts: NotNowTexts): Reason {
  const day = terminationDate && dayInFull(terminationDate)
  if (hasStopped(cancelSubscriptionStatus))
    return {
      title: copy.stopped(day),
      text: texts.stoppedText,
      to: routed('/instellingen/abonnement'),
      button: copy.subscription,
    }
  if (cancelSubscriptionStatus === 'Blocked')
    return { title: copy.blocked, text: texts.blockedText, to: routed('/facturen'), button: copy.invoices }
  return { title: copy.stopping(day), text: texts.stoppingText, to: routed('/opzeggen'), button: copy.stay }
}

/** In place of the choices, for a customer who cannot change anything now: the reason, and a way on. */
export const NotNow = ({ subscription, texts }: { subscription: PostpaidSubscription; texts: NotNowTexts }) => (
  <ReasonNotice {...why(subscription, texts)} />
)
