import type { Day } from '#kit/parts.ts'
import type { NetworkSwitch } from '#model/profile/contract/networkSettings.ts'
import type { Account, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import type { CustomerSettings } from '../../fixtures/accounts/settings.ts'

export const withSettings = <Customer extends Account>(account: Customer, settings: Partial<CustomerSettings>): Customer => ({
  ...account,
  settings: { ...account.settings, ...settings },
})

export const withSwitch = <Customer extends Account>(account: Customer, name: NetworkSwitch, on: boolean): Customer =>
  withSettings(account, { network: { ...account.settings.network, [name]: on } })

/** Did an invoice of that day show VAT? Earlier invoices keep their form after a switch. */
export const showsVatOn = ({ showVatInInvoice, settings: { vatSwitched } }: PostpaidAccount, day: Day): boolean =>
  showVatInInvoice !== (vatSwitched.filter((switched) => switched >= day).length % 2 === 1)
