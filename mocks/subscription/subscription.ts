import { addMonths, dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { canActivateComplete } from '#model/bundles/bundles.ts'
import type { HandsetRejectionReason } from '#model/login/contract/session.ts'
import { canOrderHandset } from '#model/phones/handsetOrder.ts'
import { renewalOf } from '#model/renewal/renewal.ts'
import { isCancelledLike } from '#model/subscription/cancellation.ts'
import type {
  BindingPeriodType,
  CancelSubscriptionStatus,
  PostpaidSubscription,
  SubscribedBundle,
} from '#model/subscription/contract/subscription.ts'
import { isAdult } from '#model/switching/switching.ts'
import type { Account, Binding, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { completeStatusOf } from '../bundles/complete.ts'
import { changesPeriod } from '../bundles/pending.ts'
import { isBehind, runningOf } from '../invoices/unpaid.ts'
import { bundlesOf } from '../world/allowance.ts'
import { hasEnded, terminationOf } from '../world/periods.ts'
import { renewalSetAside } from './cancelling.ts'

export const bindingPeriodTypes = {
  month: 'monthBindingPeriod',
  year: 'yearBindingPeriod',
  twoYears: 'twoYearBindingPeriod',
  retention: 'retentionBindingPeriod',
} as const satisfies Record<Binding, BindingPeriodType>

export const mayActivateComplete = (account: PostpaidAccount, today: Day): boolean =>
  canActivateComplete(completeStatusOf(account, today), cancelStatusOf(account, today))

export const bindingPeriodOf = ({ binding }: PostpaidAccount): BindingPeriodType => bindingPeriodTypes[binding]

export function cancelStatusOf(account: PostpaidAccount, today: Day): CancelSubscriptionStatus {
  if (hasEnded(account, today)) return 'Terminated'
  if (account.termination) return 'ToBeTerminated'
  if (account.leavesWithNumber !== null) return 'Cancelled'
  // only unpaid invoices block the subscription: a lost card or an unconfirmed contract blocks nothing else
  return account.simcard.statusType === 'SOFTBLOCKED' ? 'Blocked' : 'Active'
}

function subscribedOf(account: PostpaidAccount, today: Day): SubscribedBundle[] {
  if (hasEnded(account, today)) return []
  const now = bundlesOf(account)
  const next = account.pending && bundlesOf({ portfolio: account.portfolio, bundles: account.pending.bundles })
  type Had = { id: string } | null
  const standing = (code: SubscribedBundle['code'], bundle: Had, after: Had): SubscribedBundle[] => {
    const stays = next === null || (bundle?.id === after?.id && !changesPeriod(account))
    return [
      ...(bundle ? [{ code, id: bundle.id, subscribedStatus: stays ? 'Subscribed' : 'Expiring' } as const] : []),
      ...(after && !stays ? [{ code, id: after.id, subscribedStatus: 'Pending' } as const] : []),
    ]
  }
  return [
    ...standing('ADDON_INET', now.data, next?.data ?? null),
    ...standing('MAIN', now.voice, next?.voice ?? null),
    ...standing('ADDON_SMS', now.sms, next?.sms ?? null),
    ...standing('DATA_CAP', now.dataCap, next?.dataCap ?? null),
  ]
}

/** The first day on which a new term can be signed for. Not asked of the app's rule, so that a mistake in that rule shows. */
export const renewableFrom = ({ renewableMonths }: PostpaidAccount, contractEnd: Day): Day =>
  addMonths(contractEnd, -renewableMonths)

export function subscriptionOf(account: PostpaidAccount, today: Day): PostpaidSubscription {
  const cancelSubscriptionStatus = cancelStatusOf(account, today)
  const contractEndDate = account.contractEnd
  const canBuy = !isCancelledLike(cancelSubscriptionStatus)
  return {
    portfolioName: account.portfolio,
    startDate: account.since,
    terminationDate: terminationOf(account),
    renewalIfStaying: renewalSetAside(account, today)?.pending?.startsOn ?? null,
    contract:
      contractEndDate === null
        ? null
        : {
            contractEndDate,
            isRenewalEligible: canBuy && today >= renewableFrom(account, contractEndDate),
          },
    bindingPeriodType: bindingPeriodOf(account),
    complete: { completeStatus: completeStatusOf(account, today) },
    buyDataEligible: canBuy,
    buyMinuteEligible: canBuy,
    cancelSubscriptionStatus,
    bundles: subscribedOf(account, today),
  }
}

/** Why this customer gets no phone on credit; null when nothing prevents it, and for prepaid customers. */
export function phoneRejectionOf(account: Account, today: Day): HandsetRejectionReason | null {
  if (account.type === 'Prepaid') return null
  if (hasEnded(account, today)) return 'OTHER'
  if (isBehind(account, today) || runningOf(account, today)) return 'OPEN_INVOICE'
  if (!isAdult(account.birthDay, today)) return 'TOO_YOUNG'
  if (account.handset?.refusal) return account.handset.refusal
  return canOrderHandset(true, account.handset) ? null : 'OPEN_HANDSET_ORDER'
}

/** May this customer order a phone at a moment (ms)? Requires no rejection reason and a renewable subscription. */
export const mayOrderPhone = (account: PostpaidAccount, now: number): boolean =>
  phoneRejectionOf(account, dayOf(now)) === null && renewalOf(subscriptionOf(account, dayOf(now)), now).kind === 'open'
