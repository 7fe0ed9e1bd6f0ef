import type { SessionUser, User } from '#model/login/contract/session.ts'
import type { Overview } from '#model/overview/contract.ts'
import type { HandsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { canOrderHandset as mayOrderBeside } from '#model/phones/handsetOrder.ts'
import type { NumberPorting } from '#model/porting/contract.ts'
import { isPortingActive, isRunningPorting } from '#model/porting/porting.ts'
import { isEligibleForRetention } from '#model/renewal/retention.ts'
import type { Simcard } from '#model/sim/contract/simcard.ts'
import { isCancelledLike } from '#model/subscription/cancellation.ts'
import type { PostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { needsOnboarding } from '#model/welcome/onboarding.ts'
import type { AccessFacts } from './access.ts'

/** The answers of the session and the reads so far. */
type Answers = {
  /** Only `prepaid` is known of a remembered visitor. */
  flags: Pick<SessionUser, 'prepaid'> & Partial<Pick<SessionUser, 'contractAccepted'>>
  user?: Pick<User, 'isHandsetEligible'> | undefined
  subscription?:
    | Pick<PostpaidSubscription, 'buyDataEligible' | 'buyMinuteEligible' | 'bundles' | 'cancelSubscriptionStatus'>
    | undefined
  simcard?: Pick<Simcard, 'statusType'> | undefined
  overview?: Pick<Overview, 'fixMeBarItems' | 'giftBundles'> | undefined
  /** The first order of the list; null when there is none or loading failed (spec 8: treated as no order). */
  handsetOrder?: Pick<HandsetOrder, 'status' | 'totalCredit' | 'totalPaid'> | null | undefined
  porting?: Pick<NumberPorting, 'status'> | undefined
}

export function customerFacts({ flags, user, subscription, simcard, overview, handsetOrder, porting }: Answers): AccessFacts {
  const isPostpaid = !flags.prepaid
  // A blocked, cancelled or terminated subscription cannot buy anything (domain 1.14).
  const mayBuy = subscription && !isCancelledLike(subscription.cancelSubscriptionStatus)
  return {
    prepaid: flags.prepaid,
    needsOnboarding: needsOnboarding({ isPostpaid, contractAccepted: flags.contractAccepted, simcard }),
    buyDataEligible: mayBuy && subscription?.buyDataEligible,
    buyMinuteEligible: mayBuy && subscription?.buyMinuteEligible,
    retentionEligible: subscription && isEligibleForRetention(subscription.bundles),
    handsetEligible: user?.isHandsetEligible,
    hasRoomForOrder: handsetOrder === undefined ? undefined : mayOrderBeside(isPostpaid, handsetOrder),
    portingActive: overview && isPortingActive(overview),
    portingRunning: porting && isRunningPorting(porting.status),
    giftEligible: overview?.giftBundles.some(({ eligible }) => eligible),
  }
}
