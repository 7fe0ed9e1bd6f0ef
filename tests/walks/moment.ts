import { topUp } from '../../fixtures/catalogue/topUp.ts'
import type { ChangeReceipt, Composition, PostpaidOptions } from '../../src/api/contract/bundleOptions.ts'
import type { Overview, Tile } from '../../src/api/contract/overview.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import { currentOf } from '../../src/domain/bundleChange.ts'
import { dayOf } from '../../src/domain/dates.ts'
import { isWorkday } from '../../src/domain/workdays.ts'
import type { Reply } from '../mocks/visitor.ts'
import type { Walker } from './customer.ts'
import type { Wanted } from './deeds.ts'

/** What must hold at every moment of a walk, and what a deed may do to the figures. */

export type Before = { readonly overview: Overview | null }

export function must(holds: boolean, what: string, ...seen: readonly unknown[]): void {
  if (!holds) throw new Error([what, ...seen.map((one) => JSON.stringify(one))].join(' | '))
}

const same = (what: string, is: unknown, expected: unknown) =>
  must(JSON.stringify(is) === JSON.stringify(expected), what, is, expected)

const sum = (rows: readonly { amount: number }[]) => rows.reduce((cents, { amount }) => cents + amount, 0)

const overviewOf = async (walker: Walker): Promise<Overview | null> => {
  const answer = await walker.read(walker.isPrepaid() ? 'prepaidOverview' : 'postpaidOverview')
  return answer as Overview | null // its shape was checked
}

/** The last overview of each customer, for as long as nothing was done since: making one takes the longest of all answers. */
const lastSeen = new WeakMap<Walker, Overview>()

export const beforeDeed = async (walker: Walker): Promise<Before> => ({
  overview: lastSeen.get(walker) ?? (await overviewOf(walker)),
})

/** Days on the overview that may be over: of what has happened or is overdue, and of a recurring term. */
export const MAY_BE_PAST = [
  'arrangement',
  'arrangementLate',
  'withdrawal',
  'creditExpiring',
  'extensionMissed',
  'portingDone',
  'orderWaiting',
]

/** A phone that has come tells the day on which it did, while it is new. */
const isToCome = ({ status }: Tile): boolean => status !== 'DELIVERED'

/** The most credit that somebody may have: a compensation, and the cent of a linked account, come on top of what can be topped up. */
const mostCredit = new WeakMap<Walker, number>()

function checkOverview(overview: Overview, today: Day, most: number): void {
  const { balance, currentCosts, dataBundle, nextInvoice, latestInvoice, terminationDate, subscriptionActive } = overview
  if (balance !== null) must(balance >= 0 && balance <= most, 'the credit is between nothing and its maximum', balance)
  if (currentCosts) {
    const { fixed, outside, total, invoiceOn } = currentCosts
    must(total === sum(fixed) + sum(outside), 'the costs add up', currentCosts)
    must(
      outside.every(({ amount }) => amount >= 0),
      'nobody is paid for use',
      outside,
    )
    must(isWorkday(invoiceOn), 'an invoice is made on a working day', invoiceOn)
  }
  if (dataBundle) {
    const { used, usedPerDay, outside, from, until } = dataBundle
    must(used === usedPerDay.reduce((all, one) => all + one, 0), 'the days add up to what was used', used)
    must(outside <= used, 'no more outside the bundle than was used', outside, used)
    must(from <= today && today <= until, 'the period is that of today', from, until, today)
  }
  if (nextInvoice) {
    must(nextInvoice.date >= today, 'the next invoice is still to come', nextInvoice.date, today)
    must(isWorkday(nextInvoice.date), 'an invoice is made on a working day', nextInvoice.date)
  }
  if (latestInvoice) {
    must(latestInvoice.date <= today, 'the latest invoice has been made', latestInvoice.date, today)
    must((latestInvoice.paidInTerms ?? 0) <= Math.max(0, latestInvoice.amount), 'no more is paid than was due', latestInvoice)
  }
  must(terminationDate === null || terminationDate >= today || !subscriptionActive, 'what has ended has ended', terminationDate)
  for (const { templateType, date } of [...overview.fixMeBarItems, ...overview.fixMeTiles, ...overview.tiles.filter(isToCome)])
    if (date !== undefined && templateType !== 'inactive' && !MAY_BE_PAST.includes(templateType))
      must(date >= today, `${templateType} is promised for a day that is over`, date, today)
}

/** What was ordered, until it begins. */
type Promised = { readonly on: Day; readonly to: Composition }
const promised = new WeakMap<Walker, Promised>()

const content = (composition: Composition) =>
  (['ADDON_INET', 'MAIN', 'ADDON_SMS', 'DATA_CAP'] as const).map((code) => {
    const option = composition[code]
    return option && [code, option.size, option.isUnlimited, option.id.split('.')[0]]
  })

async function keepsPromise(walker: Walker, today: Day): Promise<void> {
  const order = promised.get(walker)
  if (!order || order.on > today) return
  promised.delete(walker)
  const options = (await walker.read('getPostpaidOptionsV2')) as PostpaidOptions | null
  if (!options) return
  same('what was ordered has begun', content(currentOf(options)), content(order.to))
}

/** The overview of this moment, after checking all that must hold of it. */
export async function expectMoment(walker: Walker): Promise<Overview | null> {
  const overview = await overviewOf(walker)
  const today = dayOf(walker.now)
  if (overview) {
    checkOverview(overview, today, mostCredit.get(walker) ?? topUp.maximum)
    lastSeen.set(walker, overview)
  }
  await keepsPromise(walker, today)
  return overview
}

/** Writes that cost nothing and earn nothing: no figure of money may change. */
const FREE = new Set([
  'updateAdvertising',
  'updatePrivacySettings',
  'updateVatInvoice',
  'saveUserProfile',
  'saveUserProfilePicture',
  'deleteUserProfilePicture',
  'requestData',
  'popupCustomerAnswer',
  'startMfaChange',
  'confirmMfaChange',
  'resendMfaChange',
  'stopMfaChange',
  'updateEmail',
  'confirmEmail',
  'forumCreateToken',
  'reportOutage',
  'proveByPassword',
  'proveByCode',
  'sendProofCode',
  'resendProofCode',
  'numberport',
  'numberportingUpdateRejectedNumberPorting',
  'numberportingActivateRejectedNumberPorting',
  'numberportingConfirm',
  'numberportingCancel',
  'settingsChangeSimcardBlock',
  'activateSimcard',
  'requestRepair',
  'setNumberLock',
  'updatePassword',
  'updateIban',
  'requestMandateForm',
  'createPayment',
  'setAutoExtendPrepaidDataCampaign',
  'settingsCrodataObfuscated',
  'activateGiftBundle',
  'stopAutoTopUp',
])

/** Orders that only a customer with a running subscription may place. */
const BUYING = new Set([
  'topupPostpaidBundle',
  'changePostpaidCampaigns',
  'createRetentionHandset',
  'activateComplete',
  'createSimcard',
  'terminateSubscription',
])
/** What changes or ends an order that has not begun. */
const ENDS_ORDER = new Set([
  'undoPostpaidChange',
  'withdrawContract',
  'terminateSubscription',
  'undoTermination',
  'bank',
  'verifyRetentionHandsetCode',
  'updateNetworkSettings',
])

const money = (overview: Overview) => ({
  balance: overview.balance,
  total: overview.currentCosts?.total ?? null,
  next: overview.nextInvoice?.amount ?? null,
})

type Effect = (was: Overview, is: Overview, input: Record<string, unknown>, receipt: Record<string, unknown>) => void

const total = ({ currentCosts }: Overview) => currentCosts?.total ?? 0
const credit = ({ balance }: Overview) => balance ?? 0

/** What each order does to the overview: exactly what was told. */
const effects: Readonly<Record<string, Effect>> = {
  topupPostpaidBundle(was, is, { price }, receipt) {
    same('the receipt has the price that was told', receipt.price, price)
    // Before the contract is accepted no costs are shown.
    if (is.currentCosts) same('the costs grow by that price', total(is), total(was) + Number(price))
  },
  topupPrepaidBundle(was, is, { price }, receipt) {
    same('the receipt has the price that was told', receipt.price, price)
    same('the credit is what the receipt says', credit(is), receipt.balance)
    same('the credit shrinks by that price', credit(is), credit(was) - Number(price) + Number(receipt.toppedUp))
  },
  redeemTopUpCode(was, is, _, receipt) {
    same('the credit grows by the code', credit(is), credit(was) + Number(receipt.amount))
    same('the credit is what the receipt says', credit(is), receipt.balance)
  },
  updateAutoTopUp(was, is, _, receipt) {
    same('the credit grows by what was topped up', credit(is), credit(was) + Number(receipt.toppedUp))
    same('the credit is what the receipt says', credit(is), receipt.balance)
  },
  terminateSubscription(_, is, { endsOn }, receipt) {
    same('it ends on the day that was told', [is.terminationDate, receipt.endsOn], [endsOn, endsOn])
  },
  undoTermination(_, is) {
    same('it does not end', is.terminationDate, null)
  },
  createSimcard(was, is, { price }, receipt) {
    same('the receipt has the price that was told', receipt.price, price)
    same('the costs grow by that price', total(is), total(was) + (receipt.waitsUntil === null ? Number(price) : 0))
    for (const day of [receipt.expectedFrom, receipt.expectedOn])
      if (typeof day === 'string') must(isWorkday(day), 'the post comes on a working day', day)
  },
  activateComplete(_, __, ___, { expectedOn }) {
    if (typeof expectedOn === 'string') must(isWorkday(expectedOn), 'it is looked at on a working day', expectedOn)
  },
  updateNetworkSettings(_, is, { dataCap }) {
    if (typeof dataCap === 'boolean' && is.dataCap) same('the cap is as asked', is.dataCap.active, dataCap)
  },
}

async function paidAtBank(walker: Walker, { id }: { id?: string }, was: Overview, is: Overview): Promise<void> {
  const paid = Object(await walker.read('getPaymentReceipt', { id }))
  const { flow, amount, receipt } = paid
  if (flow === 'bank-account') mostCredit.set(walker, Math.max(topUp.maximum, credit(is)))
  const isCredit = flow === 'top-up' || flow === 'auto-top-up'
  if (isCredit && is.balance !== null) {
    const added = flow === 'top-up' ? receipt.amount : receipt.paid + receipt.toppedUp
    same('the credit grows by what was paid', credit(is), credit(was) + added - (receipt.returned ?? 0))
    same('the credit is what the receipt says', credit(is), receipt.balance)
  }
  if (flow === 'top-up' && is.balance !== null) same('what was paid is what the receipt says', receipt.amount, amount)
  if (flow === undefined && is.balance !== null) same('no payment, no credit', credit(is), credit(was))
}

/** Checks what a deed did: a refusal changes nothing, and an order exactly what it told. `reply` is null for a decision at the bank. */
export async function expectDeed(walker: Walker, { name, input }: Wanted, before: Before, reply: Reply | null): Promise<void> {
  const wasPrepaid = before.overview?.balance !== null
  const is = await expectMoment(walker)
  const was = before.overview
  if (!was || !is) return
  if (ENDS_ORDER.has(name) && reply?.status !== 409 && reply?.status !== 403) promised.delete(walker)
  if (reply !== null && reply.status !== 200) {
    same('a refusal changes nothing', is, was)
    return
  }
  must(!(BUYING.has(name) && !wasPrepaid && !was.subscriptionActive), `${name} by somebody whose subscription has ended`)
  if (FREE.has(name)) same(`${name} costs nothing`, money(is), money(was))
  const receipt: Record<string, unknown> = Object(reply?.body.result)
  effects[name]?.(was, is, { ...input }, receipt)
  if (name === 'bank') await paidAtBank(walker, input, was, is)
  if (name === 'changePostpaidCampaigns') {
    const { startsOn, to } = Object(reply?.body.result) as ChangeReceipt // its shape was checked
    if (startsOn === null) return
    must(startsOn >= dayOf(walker.now), 'a change begins today or later', startsOn)
    promised.set(walker, { on: startsOn, to })
  }
}

/** Something happened outside, which may end an order and give credit back. */
export async function forget(walker: Walker): Promise<void> {
  promised.delete(walker)
  lastSeen.delete(walker)
  const { balance } = (await overviewOf(walker)) ?? {}
  mostCredit.set(walker, Math.max(topUp.maximum, balance ?? 0))
}
