import type { Account, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { dayAt } from '../../fixtures/accounts/build.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import type { HandsetRejectionReason } from '../../src/api/contract/session.ts'
import type {
  BindingPeriodType,
  CancelSubscriptionStatus,
  PostpaidSubscription,
  SubscribedBundle,
} from '../../src/api/contract/subscription.ts'
import { isCancelledLike } from '../../src/domain/cancellation.ts'
import { mayOrderHandset } from '../../src/domain/handsetOrder.ts'
import { isInRenewalWindow } from '../../src/domain/renewal.ts'
import { bundlesOf } from './allowance.ts'
import { hasEnded } from './attention.ts'
import { terminationOf } from './periods.ts'

export const bindingPeriodOf = ({ binding }: PostpaidAccount): BindingPeriodType =>
  (({ month: 'monthBindingPeriod', year: 'yearBindingPeriod', twoYears: 'twoYearBindingPeriod' }) as const)[binding]

/** The last day of the contract, or null when there is none for a term. */
export const contractEndOf = ({ contractEnd }: PostpaidAccount, today: Day): Day | null =>
  contractEnd && dayAt(contractEnd, today)

export function cancelStatusOf(account: PostpaidAccount, today: Day): CancelSubscriptionStatus {
  if (hasEnded(account, today)) return 'Terminated'
  if (account.termination) return 'ToBeTerminated'
  // who does not pay cannot call: a card that is lost, or a contract that is still to be confirmed, stops nothing else
  return account.simcard.statusType === 'SOFTBLOCKED' ? 'Blocked' : 'Active'
}

function subscribedOf(account: PostpaidAccount, today: Day): SubscribedBundle[] {
  if (hasEnded(account, today)) return []
  const { data, voice, sms, dataCap, pendingData } = bundlesOf(account)
  const had = (code: SubscribedBundle['code'], bundle: { id: string } | null): SubscribedBundle[] =>
    bundle ? [{ code, id: bundle.id, subscribedStatus: 'Subscribed' }] : []
  return [
    { code: 'ADDON_INET', id: data.id, subscribedStatus: pendingData ? 'Expiring' : 'Subscribed' },
    ...(pendingData ? [{ code: 'ADDON_INET', id: pendingData.id, subscribedStatus: 'Pending' } as const] : []),
    ...had('MAIN', voice),
    ...had('ADDON_SMS', sms),
    ...had('DATA_CAP', dataCap),
  ]
}

export function subscriptionOf(account: PostpaidAccount, today: Day): PostpaidSubscription {
  const cancelSubscriptionStatus = cancelStatusOf(account, today)
  const contractEndDate = contractEndOf(account, today)
  const canBuy = !isCancelledLike(cancelSubscriptionStatus)
  return {
    portfolioName: account.portfolio,
    terminationDate: terminationOf(account, today),
    contract:
      contractEndDate === null
        ? null
        : {
            contractEndDate,
            isRenewalEligible: canBuy && (contractEndDate < today || isInRenewalWindow(contractEndDate, today)),
          },
    bindingPeriodType: bindingPeriodOf(account),
    complete: { completeStatus: account.completeStatus },
    buyDataEligible: canBuy,
    buyMinuteEligible: canBuy,
    cancelSubscriptionStatus,
    bundles: subscribedOf(account, today),
  }
}

/** Why this customer gets no phone on credit; null when nothing stands in the way, or when the question does not arise (prepaid). */
export function handsetRejectionOf(account: Account, today: Day): HandsetRejectionReason | null {
  if (account.type === 'Prepaid') return null
  if (hasEnded(account, today)) return 'OTHER'
  if (account.overdue !== null || account.arrangement !== null) return 'OPEN_INVOICE'
  return mayOrderHandset(true, account.handset) ? null : 'OPEN_HANDSET_ORDER'
}
