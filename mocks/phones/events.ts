import type { Composition } from '#model/bundles/contract/bundleOptions.ts'
import type { HandsetOrderStatus } from '#model/phones/contract/handsetOrder.ts'
import type { RepairProblem } from '#model/phones/contract/repair.ts'
import type { OrderedHandset } from '../../fixtures/accounts/account.ts'
import { type Afters, ofSubscriber } from '../world/after.ts'
import { arrived, returned } from './handset.ts'
import type { HandsetWish } from './handsetOrder.ts'
import { withHandset } from './handsetOrder.ts'

export type HandsetsDeeds = {
  /** A phone was requested and a confirmation code was sent. A new request replaces this one. */
  'handset-asked': HandsetWish
  'handset-code-sent': object
  'handset-confirmed': object
  /** An order without a payment. */
  'handset-ordered': { readonly order: OrderedHandset; readonly to: Composition }
  'handset-returned': object
  /** The warehouse or the lender tells how the order stands. */
  'phone-status': { readonly status: HandsetOrderStatus }
  'phone-delivered': object
  'repair-requested': { readonly problem: RepairProblem }
}

export const afterHandsets: Afters<HandsetsDeeds> = {
  'handset-asked': (account) => account,
  'handset-code-sent': (account) => account,
  'handset-confirmed': (account) => account,
  'handset-ordered': ofSubscriber((account, { at, order }) => withHandset(account, order, at)),
  'handset-returned': ofSubscriber((account, _, today) => ({
    ...account,
    handset: account.handset && returned(account.handset, today),
  })),
  'phone-status': ofSubscriber((account, { status }) => ({
    ...account,
    handset: account.handset && { ...account.handset, status, told: status },
  })),
  'phone-delivered': ofSubscriber((account, _, today) => ({
    ...account,
    handset: account.handset && arrived(account.handset, today),
    phone: account.phone && { ...account.phone, delivered: account.phone.delivered ?? today },
  })),
  'repair-requested': ofSubscriber((account, { problem }, today) => ({
    ...account,
    repairs: { count: account.repairs.count + 1, last: { problem, day: today } },
  })),
}
