import { dayOf } from '#kit/dates.ts'
import { isWorkday } from '#kit/workdays.ts'
import type { Overview } from '#model/overview/contract.ts'
import { VERIFICATION } from '#model/profile/bankAccount.ts'
import { topUp } from '../../fixtures/catalogue/rates.ts'
import type { Reply } from '../world/visitor.ts'
import { expectAccess } from './access.ts'
import { noteAgreed } from './agreed.ts'
import type { Wanted } from './choices.ts'
import { lastSeen, type Walker } from './customer.ts'
import { type Before, expectMoment, mostCredit, overviewOf } from './moment.ts'
import { must, same } from './must.ts'
import { pocketOf } from './pocket.ts'
import { promise, released } from './promises.ts'
import { expectOnTimeline } from './timeline.ts'
import { toldByWrite } from './told.ts'

/** What a deed may do to the figures. */

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
  'askAboutInvoice',
  'withdrawInvoiceQuestion',
  'proveByPassword',
  'proveByCode',
  'sendProofCode',
  'resendProofCode',
  'numberport',
  'numberportingUpdateRejectedNumberPorting',
  'numberportingActivateRejectedNumberPorting',
  'numberportingConfirm',
  'numberportingCancel',
  'activateSimcard',
  'requestRepair',
  'setNumberLock',
  'updatePassword',
  'updateIban',
  'requestMandateForm',
  'createPayment',
  'settingsCrodataObfuscated',
  'activateGiftBundle',
  'stopAutoTopUp',
  'findAddress',
  'updateCostLimit',
  'setPush',
  'endPush',
  'startAddingPasskey',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'startPasskeyProof',
  'proveByPasskey',
  'startPasskeySignIn',
  'signInWithPasskey',
  'inviteToHousehold',
  'shareLevel',
  'createRetentionHandset',
  'handsetorderretentionResendSmsValidationCode',
  '/v2/numberporting.resendSmsValidationCode',
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
const money = (overview: Overview) => ({
  balance: overview.balance,
  total: overview.currentCosts?.total ?? null,
  next: overview.nextInvoice?.amount ?? null,
})

type Effect = (was: Overview, is: Overview, input: Record<string, unknown>, receipt: Record<string, unknown>) => void

const total = ({ currentCosts }: Overview) => currentCosts?.total ?? 0
const credit = ({ balance }: Overview) => balance ?? 0

/** The credit for an extension is topped up on the last day of the bundle, even when the extension is chosen on that day. */
function toppedUpForExtension(was: Overview, is: Overview, isLastDay: boolean): void {
  const [setting] = is.autoTopUps
  const added = credit(is) - credit(was)
  const isTopped = isLastDay && setting?.type === 'BUNDLE' && added === setting.amount
  must(added === 0 || isTopped, 'the credit changes only by the top-up for an extension', added, setting)
}

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
  setAutoExtendPrepaidDataCampaign(was, is, { autoExtend }, { until }) {
    toppedUpForExtension(was, is, autoExtend === true && until === dayOf(Date.parse(is.updatedAt)))
  },
  settingsChangeSimcardBlock(was, is, { blocked }) {
    same('a block costs nothing', [total(is), is.nextInvoice?.amount], [total(was), was.nextInvoice?.amount])
    // Without the block a bundle is extended again.
    toppedUpForExtension(was, is, blocked === false && is.dataBundle?.until === dayOf(Date.parse(is.updatedAt)))
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
  const isCredit = flow === 'top-up' || flow === 'auto-top-up'
  if (isCredit && is.balance !== null) {
    const added = flow === 'top-up' ? receipt.amount : receipt.paid + receipt.toppedUp
    same('the credit grows by what was paid', credit(is), credit(was) + added - (receipt.returned ?? 0))
    same('the credit is what the receipt says', credit(is), receipt.balance)
  }
  if (flow === 'top-up' && is.balance !== null) same('what was paid is what the receipt says', receipt.amount, amount)
  if (flow === undefined && is.balance !== null) same('no payment, no credit', credit(is), credit(was))
}

/** A phone that a bank still looks into is bought later, without another deed. */
async function noteSlow(walker: Walker, { id }: { id?: string }): Promise<void> {
  const { status, about } = Object(await walker.read('getPaymentStatus', { id }))
  if (id !== undefined && status === 'pending' && about?.flow === 'handset') pocketOf(walker).slow.add(id)
}

/** Checks what a deed did: a refusal changes nothing, and an order exactly what it told. `reply` is null for a decision at the bank. */
export async function expectDeed(walker: Walker, { name, input }: Wanted, before: Before, reply: Reply | null): Promise<void> {
  const wasPrepaid = before.overview?.balance !== null
  const isDone = reply === null || reply.status === 200
  if (isDone) released(walker, name)
  if (name === 'bank') await noteSlow(walker, input)
  // The cent that links a bank account comes on top of any credit.
  if (name === 'bank') mostCredit.set(walker, Math.max(topUp.maximum, (before.overview?.balance ?? 0) + VERIFICATION))
  if (reply) await expectAccess(walker, { name, input }, reply)
  const is = await expectMoment(walker)
  const was = before.overview
  if (!was || !is) return
  if (!isDone) {
    same('a refusal changes nothing', is, was)
    return
  }
  must(!(BUYING.has(name) && !wasPrepaid && !was.subscriptionActive), `${name} by somebody whose subscription has ended`)
  if (FREE.has(name)) same(`${name} costs nothing`, money(is), money(was))
  const receipt: Record<string, unknown> = Object(reply?.body.result)
  effects[name]?.(was, is, { ...input }, receipt)
  if (name === 'bank') await paidAtBank(walker, input, was, is)
  noteAgreed(walker, { name, input })
  if (reply) await expectOnTimeline(walker, { name, input }, reply.body.result)
  promise(walker, ...(await toldByWrite(walker, name, reply?.body.result, was)))
}

/** Something happened outside, which may end an order and give credit back. */
export async function forget(walker: Walker, happened: string): Promise<void> {
  released(walker, happened)
  lastSeen.delete(walker)
  const { balance } = (await overviewOf(walker)) ?? {}
  mostCredit.set(walker, Math.max(topUp.maximum, balance ?? 0))
}
