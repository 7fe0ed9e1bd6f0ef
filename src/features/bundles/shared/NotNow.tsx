import { dayInFull } from '#kit/words/dateText.ts'
import { hasStopped } from '#model/subscription/cancellation.ts'
import type { PostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { href } from '#platform/router/href.ts'
import { notNowCopy } from './copy.ts'
import { type Reason, ReasonNotice } from './ReasonNotice.tsx'

type NotNowTexts = { stoppedText: string; stoppingText: string; blockedText: string }

type Ending = Pick<PostpaidSubscription, 'cancelSubscriptionStatus' | 'terminationDate'>

/** Why a customer whose subscription stops, has stopped or is blocked cannot change anything. */
export function whyNotNow({ cancelSubscriptionStatus, terminationDate }: Ending, texts: NotNowTexts): Reason {
  const day = terminationDate && dayInFull(terminationDate)
  if (hasStopped(cancelSubscriptionStatus))
    return {
      title: notNowCopy.stopped(day),
      text: texts.stoppedText,
      to: href('/instellingen/abonnement'),
      button: notNowCopy.subscription,
    }
  if (cancelSubscriptionStatus === 'Blocked')
    return { title: notNowCopy.blocked, text: texts.blockedText, to: href('/facturen'), button: notNowCopy.invoices }
  return { title: notNowCopy.stopping(day), text: texts.stoppingText, to: href('/opzeggen'), button: notNowCopy.stay }
}

/** Replaces the choices for a customer who cannot change anything now: the reason and a way on. */
export const NotNow = ({ subscription, texts }: { subscription: PostpaidSubscription; texts: NotNowTexts }) => (
  <ReasonNotice {...whyNotNow(subscription, texts)} />
)
