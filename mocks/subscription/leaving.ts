import { endOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { sumOf } from '#kit/words/money.ts'
import { categoryOf, whyNot } from '#model/bundles/bundleChange.ts'
import { reflectionUntil } from '#model/bundles/changeTerms.ts'
import { openAmountOf } from '#model/phones/handsetOrder.ts'
import { phoneState } from '#model/phones/phoneState.ts'
import { VERIFICATION } from '#model/profile/bankAccount.ts'
import { isCancelledLike } from '#model/subscription/cancellation.ts'
import type { TerminateData } from '#model/subscription/contract/termination.ts'
import type { Withdrawable, WithdrawalCosts } from '#model/subscription/contract/withdrawal.ts'
import { earliestEnd, terminationFee } from '#model/subscription/termination.ts'
import { isInReflection, withdrawalCosts } from '#model/subscription/withdrawal.ts'
import type { PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { optionsOf } from '../bundles/options.ts'
import { subscriberAsOf } from '../bundles/pending.ts'
import { pricePeriodsOf } from '../invoices/costs.ts'
import { besidesOf, creditMovedAlong } from '../invoices/invoiceLines.ts'
import { invoicesOf } from '../invoices/invoices.ts'
import { questionLinesOf } from '../invoices/world.ts'
import { compensationLinesOf } from '../outage/world.ts'
import { hasLeft, isReturnable, lastPhoneMonth, termsInvoiced } from '../phones/phoneOrder.ts'
import type { Order } from '../server/browsers.ts'
import { dateOf } from '../world/months.ts'
import { orderNumberFor } from '../world/orders.ts'
import { terminationOf } from '../world/periods.ts'
import { bundleCostsOf } from '../world/prices.ts'
import type { World } from '../world/world.ts'
import { renewsLate } from './cancelling.ts'
import { concludedOn, openContract, reflectionsOf, termOf } from './reflection.ts'
import { cancelStatusOf } from './subscription.ts'

/** The lowest price of a monthly subscription for this customer; null when it is no cheaper. */
function offerOf(account: PostpaidAccount, today: Day, now: number): number | null {
  if (account.pending || isCancelledLike(cancelStatusOf(account, today))) return null
  const { monthBindingPeriod: monthly } = optionsOf(account, today, now, 0)
  if (!monthly.available) return null
  const cheapest = (code: 'ADDON_INET' | 'MAIN') => {
    const sold = categoryOf(monthly, code)?.bundleOptions.filter(({ deprecated }) => !deprecated) ?? []
    const wanted = sold.filter(
      (option) =>
        code === 'MAIN' || (option.size > 0 && !option.isUnlimited && whyNot(option, code, null, account.handset) === null),
    )
    return wanted.length === 0 ? null : Math.min(...wanted.map(({ price }) => price))
  }
  const [data, voice] = [cheapest('ADDON_INET'), cheapest('MAIN')]
  const price = data === null || voice === null ? null : data + voice
  return price !== null && price < bundleCostsOf(account, today) ? price : null
}

/** The consequences of leaving. A change that starts before the end counts as made. */
export function terminateDataOf(account: PostpaidAccount, today: Day, now: number): TerminateData {
  const isLate = renewsLate(account, today)
  const pending = isLate ? null : account.pending
  const changeOn = pending?.startsOn ?? null
  const then = pending && changeOn ? subscriberAsOf({ ...account, pending }, changeOn) : account
  const concluded = concludedOn(account)
  const contract = openContract(account, today)
  // A contract that can still be withdrawn does not count: the fee stays as it is told, whether that happens or not.
  const counting = contract?.before ? { ...account, ...contract.before } : then
  const term = { monthly: bundleCostsOf(counting, changeOn ?? today), contractEnd: termOf(then, today) }
  const { handset } = account
  const isPaying = handset !== null && phoneState(handset) === 'paying'
  const lastTerm = isPaying ? lastPhoneMonth(account) : null
  return {
    ...term,
    terminationFee: terminationFee(term, null, earliestEnd(today, null)),
    phone: handset && isPaying ? openAmountOf(handset) : null,
    lastTermOn: lastTerm && dateOf(account, lastTerm),
    withdrawUntil: isInReflection(concluded, today) ? reflectionUntil(concluded) : null,
    changeOn,
    renewalOn: isLate && account.pending ? account.pending.startsOn : null,
    offer: offerOf(account, today, now),
    endsOn: terminationOf(account),
  }
}

/** The usage of a new subscription until today, and the part of it that was invoiced. */
function costsOf(account: PostpaidAccount, world: World): WithdrawalCosts {
  const { today } = world
  const { extras, outside, cards } = besidesOf(account, world, () => true)
  const others =
    cards + sumOf([...compensationLinesOf(account, today, () => true), ...questionLinesOf(account, today, () => true)])
  // There is no usage before the contract is confirmed.
  const prices = account.contractAccepted ? pricePeriodsOf(account, today) : []
  return {
    ...withdrawalCosts(prices, { extras, outside, others }),
    invoiced: sumOf(invoicesOf(account, world)),
    credit: creditMovedAlong(account) + VERIFICATION * account.verifications.length,
  }
}

const orderNumberOf = ({ number }: PostpaidAccount, orders: readonly Order[], day: Day): string =>
  orders.findLast((order) => order.account === number && order.day === day)?.orderNumber ?? orderNumberFor(number, 0)

export const withdrawablesOf = (account: PostpaidAccount, world: World, orders: readonly Order[]): Withdrawable[] =>
  reflectionsOf(account, world.today).map(({ kind, orderedOn, until }) => ({
    kind,
    orderNumber: orderNumberOf(account, orders, orderedOn),
    orderedOn,
    until,
    costs: kind === 'subscription' ? costsOf(account, world) : null,
    hasPhone: kind !== 'change' && account.handset !== null && isReturnable(account.handset) && hasLeft(account.handset),
    isOwnNumber: account.before !== null,
    terms: kind === 'phone' && account.handset !== null ? termsInvoiced(account.handset, world.today) : 0,
    hasLoan: kind === 'phone' && account.handset !== null && account.handset.totalCredit > 0,
    keepsUntil: kind === 'change' && (account.newContract?.startsOn ?? '') <= world.today ? endOfMonth(world.today) : null,
  }))
