/** Deeds about the customer's details and settings. */

import type { TravelCap } from '#model/abroad/contract.ts'
import type { MfaMethod } from '#model/login/contract/session.ts'
import type { Address } from '#model/profile/contract/address.ts'
import type { NetworkSwitch } from '#model/profile/contract/networkSettings.ts'
import type { Advertising, PopupAnswer, PrivacyChoice } from '#model/profile/contract/preferences.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { withCap, withoutCap } from '../abroad/world.ts'
import { type Afters, ofSubscriber } from '../world/after.ts'
import { movedTo } from './moving.ts'
import { withSettings, withSwitch } from './settings.ts'

export type SettingsDeeds = {
  'address-changed': { readonly address: Address }
  'email-asked': { readonly email: string; readonly token: string }
  'email-confirmed': { readonly email: string }
  'password-chosen': object
  'password-refused': object
  'profile-saved': Pick<Account, 'avatarId' | 'nickName'>
  'picture-saved': { readonly base64: string | null }
  'vat-shown': { readonly on: boolean }
  'advertising-chosen': { readonly choice: Advertising }
  'privacy-chosen': { readonly choice: PrivacyChoice }
  'others-hidden': { readonly on: boolean }
  'network-switched': { readonly setting: NetworkSwitch; readonly on: boolean; readonly forwardTo: string | null }
  'data-requested': object
  'popup-answered': { readonly answer: PopupAnswer }
  'mfa-changed': { readonly method: MfaMethod | null }
  'travel-capped': TravelCap
  'travel-cap-stopped': object
}

export const afterSettings: Afters<SettingsDeeds> = {
  'address-changed': (account, { address }, today) => movedTo(account, address, today),
  'email-asked': (account, { at, email, token }) => ({ ...account, emailAsked: { email, token, at } }),
  'email-confirmed': (account, { at, email }) => ({
    ...account,
    email,
    formerEmails: [...account.formerEmails, { email: account.email, until: at }],
    emailAsked: null,
  }),
  'password-chosen': (account) => ({ ...account, passwordChosen: true }),
  'password-refused': (account) => account,
  'profile-saved': (account, { avatarId, nickName }) => ({ ...account, avatarId, nickName }),
  'picture-saved': (account, { at, base64 }, today) => ({
    ...account,
    picture: base64 === null ? null : { base64, sent: today, at },
  }),
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
  'mfa-changed': (account, { method }) => ({
    ...account,
    mfa: { status: method === null ? 'DISABLED_BY_CUSTOMER' : 'ACTIVE', method },
  }),
  'travel-capped': (account, { at, country, from, until, amount }) => withCap(account, { country, from, until, amount }, at),
  'travel-cap-stopped': (account, { at }) => withoutCap(account, at),
}
