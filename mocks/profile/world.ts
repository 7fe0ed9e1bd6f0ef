import type { Day } from '#kit/parts.ts'
import { isSameAddress } from '#kit/typed/address.ts'
import type { Address } from '#model/profile/contract/address.ts'
import type { NetworkSwitch } from '#model/profile/contract/networkSettings.ts'
import type { Account, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import type { CustomerSettings } from '../../fixtures/accounts/settings.ts'
import { withCap, withoutCap } from '../abroad/world.ts'
import { completeStatusOf } from '../bundles/complete.ts'
import { groupLeft } from '../friends/world.ts'
import { ofSubscriber, type Reducers } from '../world/reducer.ts'
import type { profileEvents } from './events.ts'

const withSettings = <Customer extends Account>(account: Customer, settings: Partial<CustomerSettings>): Customer => ({
  ...account,
  settings: { ...account.settings, ...settings },
})

const withSwitch = <Customer extends Account>(account: Customer, name: NetworkSwitch, on: boolean): Customer =>
  withSettings(account, { network: { ...account.settings.network, [name]: on } })

/** Did an invoice of that day show VAT? Earlier invoices keep their form after a switch. */
export const showsVatOn = ({ showVatInInvoice, settings: { vatSwitched } }: PostpaidAccount, day: Day): boolean =>
  showVatInInvoice !== (vatSwitched.filter((switched) => switched >= day).length % 2 === 1)

/**
 * The customer at another address. Housemates stay behind, so the household discount ends. Compleet continues while the partner checks
 * whether it has internet at the new address.
 */
function movedTo(account: Account, address: Address, today: Day): Account {
  if (account.type === 'Prepaid' || isSameAddress(account.address, address)) return { ...account, address }
  return {
    ...account,
    address,
    household: groupLeft(account, today),
    ...(completeStatusOf(account, today) === 'ACTIVE' && { completeStatus: 'OUT_OF_SYNC' as const }),
  }
}

export const profileReducers: Reducers<typeof profileEvents> = {
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
