/** Deeds of prepaid customers: bundles, credit, and switching to a subscription. */

import type { Composition } from '#model/bundles/contract/bundleOptions.ts'
import type { AutoCreditTopUp } from '#model/overview/contract.ts'
import type { OrderedSubscription } from '../../fixtures/accounts/account.ts'
import { withoutSubscription, withSubscription } from '../switching/world.ts'
import { type Afters, ofPrepaid } from '../world/after.ts'
import { type Running, withSetting } from './autoTopUp.ts'
import { withCredit } from './credit.ts'
import { withBundle, withMutual } from './prepaid.ts'

export type PrepaidDeeds = {
  'prepaid-bundle': { readonly id: string; readonly days: number; readonly price: number; readonly autoExtend: boolean }
  mutual: { readonly price: number; readonly autoExtend: boolean }
  'auto-extend': { readonly of: Running; readonly autoExtend: boolean }
  /** A changed setting, or null when it was turned off. The first setting is made by its payment. */
  'auto-top-up': { readonly setting: AutoCreditTopUp | null }
  'code-redeemed': { readonly code: string; readonly amount: number }
  'code-refused': object
  'newest-prices': object
  'switch-ordered': { readonly order: OrderedSubscription; readonly to: Composition }
  'switch-undone': object
}

export const afterPrepaid: Afters<PrepaidDeeds> = {
  'prepaid-bundle': ofPrepaid((account, { at, autoExtend, ...bundle }) =>
    account.balance < bundle.price ? account : withBundle(account, bundle, autoExtend, at),
  ),
  mutual: ofPrepaid((account, { at, price, autoExtend }) =>
    account.balance < price || account.mutual ? account : withMutual(account, price, autoExtend, at),
  ),
  'auto-extend': ofPrepaid((account, { of, autoExtend }) => {
    const running = account[of]
    return running ? { ...account, [of]: { ...running, autoExtend } } : account
  }),
  'auto-top-up': ofPrepaid((account, { setting }, today) => withSetting(account, setting, today)),
  'code-redeemed': ofPrepaid((account, { amount, at }) =>
    withCredit(account, { kind: 'voucher', method: 'voucher', amount }, at),
  ),
  'code-refused': (account) => account,
  'newest-prices': ofPrepaid((account, _, today) =>
    account.rates === 'prepaid' ? account : { ...account, rates: 'prepaid', newestSince: today },
  ),
  'switch-ordered': ofPrepaid((account, { at, order }) => withSubscription(account, order, at)),
  'switch-undone': ofPrepaid((account, _, today) => withoutSubscription(account, today)),
}
