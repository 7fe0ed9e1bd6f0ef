import type { Account, Description } from '../../fixtures/accounts/account.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { type Browser, customerIn } from '../server/browsers.ts'

/** The account of a login in lower case: the number it began with, or the number or e-mail address that it has now. */
export const accountWith = (browser: Browser, login: string, now: number): Description | undefined =>
  accounts.find(({ phoneNumber }) => phoneNumber === login) ??
  accounts.find(({ number }) => {
    const { phoneNumber, email } = customerIn(browser, number, now)
    return phoneNumber === login || email.toLowerCase() === login
  })

/** The password of an account in this browser, where it may have been changed. */
export const passwordOf = (browser: Browser, account: Pick<Account, 'number' | 'password'>): string =>
  browser.passwords[account.number] ?? account.password
