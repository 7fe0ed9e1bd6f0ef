/**
 * What was done in a browser's world, and what happened to it: all that a customer is, besides the account that they began as. A deed says
 * what was asked for and agreed on, never what follows from it: that is worked out by `after`, at the moment of the deed.
 */
import type {
  Account,
  Extra,
  OrderedHandset,
  OrderedSubscription,
  PendingChange,
  Porting,
  PostpaidAccount,
  PrepaidAccount,
  Simcard,
} from '../fixtures/accounts/account.ts'
import { dayAt } from '../fixtures/accounts/build.ts'
import type { Address } from '../src/api/contract/address.ts'
import type { Composition } from '../src/api/contract/bundleOptions.ts'
import type { NetworkSwitch } from '../src/api/contract/networkSettings.ts'
import type { AutoCreditTopUp } from '../src/api/contract/overview.ts'
import type { Day } from '../src/api/contract/parts.ts'
import type { PortingRejection, PortingRequest } from '../src/api/contract/porting.ts'
import type { Advertising, PopupAnswer, PrivacyChoice } from '../src/api/contract/preferences.ts'
import type { RepairProblem } from '../src/api/contract/repair.ts'
import type { MfaMethod } from '../src/api/contract/session.ts'
import type { TerminateReason } from '../src/api/contract/termination.ts'
import type { WithdrawalReceipt } from '../src/api/contract/withdrawal.ts'
import type { PlannedTerm } from '../src/domain/arrangements.ts'
import type { LinkProblem } from '../src/domain/bankAccount.ts'
import { canActivateComplete } from '../src/domain/bundles.ts'
import { dayOf } from '../src/domain/dates.ts'
import { usableUntil } from '../src/domain/gifts.ts'
import { discountEndsOn } from '../src/domain/household.ts'
import { canBlock, canUnblock } from '../src/domain/simcard.ts'
import { type PaidFor, withPaid } from './paid.ts'
import { withSetting } from './world/autoTopUp.ts'
import { frozen, newContractOf, stays, terminated, withdrawn, withoutPending } from './world/cancelling.ts'
import { completeStatusOf, withComplete } from './world/complete.ts'
import { withCredit } from './world/credit.ts'
import { withExtra } from './world/extras.ts'
import { arrived, returned } from './world/handset.ts'
import { type HandsetWish, withHandset } from './world/handsetOrder.ts'
import { groupOf } from './world/household.ts'
import { movedTo } from './world/moving.ts'
import { asked, codesSentOf, requestOf } from './world/porting.ts'
import { withBundle, withMutual } from './world/prepaid.ts'
import { withSettings, withSwitch } from './world/settings.ts'
import { withActivation, withActiveSim, withOrderedSim, withStatus, withUsedEsim } from './world/sim.ts'
import { withSubscription } from './world/switching.ts'
import {
  anchored,
  openMonthsOf,
  withArrangement,
  withCredited,
  withInvoicesPaid,
  withTermMissed,
  withTermsPaid,
} from './world/unpaid.ts'

/** Every kind of deed, and what it says besides. Days are of the calendar; cents, MB or minutes. */
export type Kinds = {
  'bundle-change': { readonly change: PendingChange | null; readonly complete: boolean }
  'bundle-change-undone': object
  complete: object
  terminated: { readonly reason: TerminateReason; readonly endsOn: Day; readonly fee: number }
  'termination-undone': object
  /** What the receipt says, but for its moment. */
  withdrawn: { readonly receipt: Omit<WithdrawalReceipt, 'at'> }
  extra: Pick<Extra, 'type' | 'size' | 'price' | 'until'>
  /** The place of the gift in the list of the account, from 0. */
  'gift-unwrapped': { readonly index: number }
  'data-cap': { readonly on: boolean }
  'prepaid-bundle': { readonly id: string; readonly days: number; readonly price: number; readonly autoExtend: boolean }
  mutual: { readonly price: number; readonly autoExtend: boolean }
  'auto-extend': { readonly of: 'bundle' | 'mutual'; readonly autoExtend: boolean }
  invited: { readonly phoneNumber: string }
  'household-left': object
  'outage-reported': object
  'sim-blocked': object
  'sim-unblocked': object
  /** `arrives`: the last day on which the post may bring it; null for an eSIM. */
  'sim-ordered': { readonly type: Simcard['type']; readonly price: number; readonly arrives: Day | null }
  'sim-activation': object
  'repair-requested': { readonly problem: RepairProblem }
  'contract-accepted': object
  'password-chosen': object
  /** Where the bank sends the customer back to, and which bank was chosen. */
  'payment-begun': {
    readonly payment: string
    readonly what: PaidFor
    readonly amount: number
    readonly bank: string | null
    readonly returnUrl: string
  }
  /** From this moment on the outcome is known: a bank that takes its time says so later. */
  'payment-decided': {
    readonly payment: string
    readonly what: PaidFor
    readonly outcome: 'paid' | 'cancelled' | 'failed'
    readonly amount: number
    readonly orderNumber: string | null
    /** Why it links no bank account. */
    readonly unlinked?: LinkProblem
  }
  /** A cent was paid to link a bank account; null: it was paid from another one. */
  'bank-verified': { readonly iban: string | null }
  'bank-form': { readonly iban: string }
  'bank-form-received': object
  'address-changed': { readonly address: Address }
  /** A new e-mail address, which counts once the link was opened. */
  'email-asked': { readonly email: string; readonly token: string }
  'email-confirmed': { readonly email: string }
  'password-refused': object
  'profile-saved': Pick<Account, 'avatarId' | 'nickName'>
  'picture-saved': { readonly base64: string | null }
  /** A subscription for a prepaid customer, which needs no payment. */
  'switch-ordered': { readonly order: OrderedSubscription; readonly to: Composition }
  'switch-undone': object
  'newest-prices': object
  /** A phone was asked for, and a code was sent to confirm it: nothing of who asks. Another one takes its place. */
  'handset-asked': HandsetWish
  'handset-code-sent': object
  'handset-code-refused': object
  'handset-confirmed': object
  /** One that needs no payment. */
  'handset-ordered': { readonly order: OrderedHandset; readonly to: Composition }
  'code-redeemed': { readonly code: string; readonly amount: number }
  'code-refused': object
  'porting-asked': { readonly request: PortingRequest }
  'porting-code-sent': object
  'porting-code-refused': object
  'porting-confirmed': object
  'porting-cancelled': object
  /** Invoices (by month, the oldest first, with their cents) that are paid in terms from now on. */
  'arrangement-begun': {
    readonly months: readonly Day[]
    readonly amounts: readonly number[]
    readonly terms: readonly PlannedTerm[]
  }
  /** Another setting, or off. The first is set by its payment. */
  'auto-top-up': { readonly setting: AutoCreditTopUp | null }
  'vat-shown': { readonly on: boolean }
  'advertising-chosen': { readonly choice: Advertising }
  'privacy-chosen': { readonly choice: PrivacyChoice }
  'others-hidden': { readonly on: boolean }
  'network-switched': { readonly setting: NetworkSwitch; readonly on: boolean; readonly forwardTo: string | null }
  'data-requested': object
  'popup-answered': { readonly answer: PopupAnswer }
  /** A code was sent for a change of the second factor; the same id again is another code. */
  'mfa-asked': { readonly id: string; readonly method: MfaMethod; readonly wanted: 'on' | 'off'; readonly to: MfaMethod }
  'mfa-refused': { readonly what: 'password' | 'code' | 'blocked' }
  'mfa-stopped': object
  'mfa-changed': { readonly method: MfaMethod | null }
  // What happens to a customer.
  'number-approved': { readonly on: Day }
  'number-rejected': { readonly code: PortingRejection }
  'number-stopped': object
  'phone-delivered': object
  'handset-returned': object
  'sim-active': object
  'esim-used': object
  'invoice-paid': object
  /** Cents. */
  'invoice-credited': { readonly amount: number }
  /** All that was left of an arrangement. */
  'terms-paid': object
  /** The next term of it was not paid in time. */
  'term-missed': object
  'gift-arrived': { readonly type: 'data' | 'voice'; readonly size: number; readonly until: Day }
}

export type Kind = keyof Kinds
type Told<K extends Kind = Kind> = { [Name in K]: { readonly kind: Name } & Kinds[Name] }[K]

/** A deed before it has its moment. */
export type Doing = Told

/** `at`: ms on the clock of the demo. */
export type Deed<K extends Kind = Kind> = Told<K> & { readonly at: number }

type After<K extends Kind> = (account: Account, deed: Deed<K>, today: Day) => Account

/** Changes nothing about the other type of customer. */
const ofSubscriber =
  <K extends Kind>(change: (account: PostpaidAccount, deed: Deed<K>, today: Day) => PostpaidAccount): After<K> =>
  (account, deed, today) =>
    account.type === 'Postpaid' ? change(account, deed, today) : account

const ofPrepaid =
  <K extends Kind>(change: (account: PrepaidAccount, deed: Deed<K>, today: Day) => PrepaidAccount): After<K> =>
  (account, deed, today) =>
    account.type === 'Prepaid' ? change(account, deed, today) : account

/** Changes nothing once the number has come over, or when none was asked for. */
const ofPorting = <K extends Kind>(change: (porting: Porting, deed: Deed<K>, today: Day) => Porting): After<K> =>
  ofSubscriber((account, deed, today) => {
    const { porting } = account
    return porting && porting.step !== 'done' ? { ...account, porting: change(porting, deed, today) } : account
  })

/**
 * The customer right after a deed. The clock may have been moved between deeds, so that another one came before: what cannot be any more (paid
 * with credit that is gone, unwrapped twice) changes nothing.
 */
const afterKind: { readonly [K in Kind]: After<K> } = {
  'bundle-change': ofSubscriber((account, { change, complete }, today) => ({
    ...extending(
      complete && canActivateComplete(completeStatusOf(account, today)) ? withComplete(account, today) : account,
      change,
      today,
    ),
    pending: change,
    newContract: newContractOf(account, change, today),
  })),
  'bundle-change-undone': ofSubscriber((account, _, today) => withoutPending(account, today)),
  complete: ofSubscriber((account, _, today) =>
    canActivateComplete(completeStatusOf(account, today)) ? withComplete(account, today) : account,
  ),
  terminated: ofSubscriber((account, { endsOn, fee }, today) => terminated(account, endsOn, fee, today)),
  'termination-undone': ofSubscriber((account, _, today) => stays(account, today)),
  withdrawn: ofSubscriber((account, { receipt }, today) => withdrawn(account, receipt.kind, today)),
  extra: ofSubscriber((account, { type, size, price, until }, today) =>
    withExtra(account, { type, size, price, day: today, until, isGift: false }),
  ),
  'gift-unwrapped': ofSubscriber((account, { index }, today) => {
    const gift = account.gifts[index]
    if (!gift || gift.isUnwrapped) return account
    const gifts = account.gifts.map((own, at) => (at === index ? { ...own, isUnwrapped: true as const } : own))
    const { type, size } = gift
    return withExtra({ ...account, gifts }, { type, size, price: 0, day: today, until: usableUntil(today), isGift: true })
  }),
  'data-cap': ofSubscriber((account, { on }, today) => {
    const { bundles, dataCapSwitched, pending } = account
    if (bundles.dataCap === on) return account
    return {
      ...account,
      bundles: { ...bundles, dataCap: on },
      dataCapSwitched: [...dataCapSwitched, today],
      // A change of bundles that is on its way does not take it back.
      pending: pending && { ...pending, bundles: { ...pending.bundles, dataCap: on } },
    }
  }),
  'prepaid-bundle': ofPrepaid((account, { at, autoExtend, ...bundle }) =>
    account.balance < bundle.price ? account : withBundle(account, bundle, autoExtend, at),
  ),
  mutual: ofPrepaid((account, { at, price, autoExtend }) =>
    account.balance < price || account.mutual ? account : withMutual(account, price, autoExtend, at),
  ),
  'auto-extend': ofPrepaid((account, { of, autoExtend }, today) => {
    const running = account[of]
    // The day that the customer is told, from now on: the clock of the demo may go past it.
    return running ? { ...account, [of]: { ...running, ends: dayAt(running.ends, today), autoExtend } } : account
  }),
  invited: ofSubscriber((account, { phoneNumber }, today) => {
    const group = groupOf(account, today)
    const others = group.invited.filter((invited) => invited.phoneNumber !== phoneNumber)
    return { ...account, household: { ...group, invited: [...others, { phoneNumber, on: today }] } }
  }),
  'household-left': ofSubscriber((account, _, today) => {
    const group = groupOf(account, today)
    return { ...account, household: { ...group, invited: [], endsOn: group.endsOn ?? discountEndsOn(today) } }
  }),
  'sim-blocked': (account) => (canBlock(account.simcard) ? withStatus(account, 'Geblokkeerd', 'STOLEN') : account),
  'sim-unblocked': (account) => (canUnblock(account.simcard) ? withStatus(account, 'Actief', 'ACTIVE') : account),
  'sim-ordered': (account, { type, price, arrives }, today) => withOrderedSim(account, { type, price, arrives }, today),
  'sim-activation': (account, { at }) => withActivation(account, at),
  'repair-requested': ofSubscriber((account, { problem }, today) => ({
    ...account,
    repairs: { count: account.repairs.count + 1, last: { problem, day: today } },
  })),
  'outage-reported': (account) => ({ ...account, outageReports: account.outageReports + 1 }),
  'contract-accepted': (account) => ({
    ...account,
    contractAccepted: true,
    simcard: { ...account.simcard, status: 'Actief', statusType: 'ACTIVE' },
  }),
  'password-chosen': (account) => ({ ...account, passwordChosen: true }),

  // The amount was agreed on: what it is for stays as it is, also when the clock goes on.
  'payment-begun': ofSubscriber((account, _, today) => anchored(account, today)),
  'payment-decided': (account, { outcome, unlinked, amount, at, what }) =>
    outcome === 'paid' && unlinked === undefined ? withPaid(account, what, amount, at) : account,
  'switch-ordered': ofPrepaid((account, { at, order }) => withSubscription(account, order, at)),
  'switch-undone': ofPrepaid((account) => ({ ...account, switching: null })),
  'newest-prices': ofPrepaid((account, _, today) =>
    account.rates === 'prepaid' ? account : { ...account, rates: 'prepaid', newestSince: today },
  ),
  'arrangement-begun': ofSubscriber((account, agreed, today) => withArrangement(account, agreed, today)),
  'code-redeemed': ofPrepaid((account, { amount, at }) =>
    withCredit(account, { kind: 'voucher', method: 'voucher', amount }, at),
  ),
  'handset-asked': (account) => account,
  'handset-code-sent': (account) => account,
  'handset-code-refused': (account) => account,
  'handset-confirmed': (account) => account,
  'handset-ordered': ofSubscriber((account, { at, order }) => withHandset(account, order, at)),
  'bank-verified': (account, { iban }, today) => ({
    ...account,
    ...(iban !== null && { iban, ibanForm: null }),
    ...(account.type === 'Postpaid' && { verifications: [...account.verifications, today] }),
  }),
  'bank-form': (account, { iban }, today) => ({ ...account, ibanForm: { iban, on: today } }),
  'bank-form-received': (account) => (account.ibanForm ? { ...account, iban: account.ibanForm.iban, ibanForm: null } : account),
  'address-changed': (account, { address }, today) => movedTo(account, address, today),
  'email-asked': (account, { at, email, token }) => ({ ...account, emailAsked: { email, token, at } }),
  'email-confirmed': (account, { email }) => ({ ...account, email, emailAsked: null }),
  'password-refused': (account) => account,
  'profile-saved': (account, { avatarId, nickName }) => ({ ...account, avatarId, nickName }),
  'picture-saved': (account, { base64 }, today) => ({ ...account, picture: base64 === null ? null : { base64, sent: today } }),
  'code-refused': (account) => account,
  'auto-top-up': ofPrepaid((account, { setting }, today) => withSetting(account, setting, today)),

  'porting-asked': ofSubscriber((account, { at, request }) => ({ ...account, porting: asked(request, at) })),
  'porting-code-sent': ofPorting((porting, { at }) =>
    porting.step === 'sms' ? { ...porting, codesSent: [...codesSentOf(porting, at), at], wrong: 0 } : porting,
  ),
  'porting-code-refused': ofPorting((porting) => (porting.step === 'sms' ? { ...porting, wrong: porting.wrong + 1 } : porting)),
  'porting-confirmed': ofPorting((porting, _, today) => ({ ...requestOf(porting), step: 'sent', on: today })),
  'porting-cancelled': ofPorting((porting) => ({ ...requestOf(porting), step: 'cancelled' })),

  'number-approved': ofPorting((porting, { on }, today) => ({ ...requestOf(porting), step: 'approved', on: today, date: on })),
  'number-rejected': ofPorting((porting, { code }) => ({ ...requestOf(porting), step: 'rejected', code, until: null })),
  'number-stopped': ofPorting((porting) => ({ ...requestOf(porting), step: 'terminated' })),
  'vat-shown': ofSubscriber((account, { on }, today) =>
    account.showVatInInvoice === on
      ? account
      : withSettings({ ...account, showVatInInvoice: on }, { vatSwitched: [...account.settings.vatSwitched, today] }),
  ),
  'advertising-chosen': (account, { choice }) => withSettings(account, { advertising: choice }),
  'privacy-chosen': (account, { choice: { level, numberDirectory, showNumber } }) =>
    withSwitch(withSettings(account, { privacyLevel: level, numberDirectory }), 'hideNumber', !showNumber),
  'others-hidden': (account, { on }) => withSettings(account, { hidesOthers: on }),
  'network-switched': (account, { setting, on, forwardTo }) =>
    withSwitch(setting === 'callForwarding' ? withSettings(account, { forwardTo: on ? forwardTo : null }) : account, setting, on),
  'data-requested': (account, _, today) => withSettings(account, { dataRequestedOn: today }),
  'popup-answered': (account, _, today) => withSettings(account, { popupAnsweredOn: today }),
  'mfa-asked': (account) => account,
  'mfa-refused': (account) => account,
  'mfa-stopped': (account) => account,
  'mfa-changed': (account, { method }) => ({
    ...account,
    mfa: { status: method === null ? 'DISABLED_BY_CUSTOMER' : 'ACTIVE', method },
  }),
  'phone-delivered': ofSubscriber((account, _, today) => ({
    ...account,
    handset: account.handset && arrived(account.handset, today),
    phone: account.phone && { ...account.phone, delivered: account.phone.delivered ?? today },
  })),
  'handset-returned': ofSubscriber((account, _, today) => ({
    ...account,
    handset: account.handset && returned(account.handset, today),
  })),
  'sim-active': (account, _, today) => withActiveSim(withStatus(account, 'Actief', 'ACTIVE'), today),
  'esim-used': (account) => withUsedEsim(account),
  'invoice-paid': ofSubscriber((account, _, today) => withInvoicesPaid(account, openMonthsOf(account, today), today)),
  'invoice-credited': ofSubscriber((account, { amount }, today) => withCredited(account, amount, today)),
  'terms-paid': ofSubscriber((account, _, today) => withTermsPaid(account, today)),
  'term-missed': ofSubscriber((account, _, today) => withTermMissed(account, today)),
  'gift-arrived': ofSubscriber((account, { type, size, until }) => ({
    ...account,
    gifts: [...account.gifts, { type, size, until }],
  })),
}

/** The term that an extension was told to begin after stays where it is, wherever the clock of the demo goes. */
const extending = (account: PostpaidAccount, change: PendingChange | null, today: Day): PostpaidAccount =>
  change?.renews ? frozen(account, today) : account

/** The customer right after a deed. */
export function after(account: Account, deed: Deed): Account {
  // Each kind has its own, but TypeScript cannot see which pair this is.
  const change = afterKind[deed.kind] as After<Kind>
  return change(account, deed, dayOf(deed.at))
}

// An object with a field for each kind: Object.keys forgets which.
export const deedKinds = Object.keys(afterKind) as Kind[]
