import { provider } from '#kit/provider.ts'
import { warningsGoTo } from '#model/profile/mailboxes.ts'
import type { Account } from '../../../fixtures/accounts/account.ts'
import { noteAccess } from '../../security/accessLog.ts'
import { type Browser, sendMessage } from '../../server/browsers.ts'
import { keepKeys, keysOf } from './questions.ts'

/** Where the customer looks when a message about passkeys surprises. */
export const PASSKEYS_AT = '/instellingen/gegevens/passkeys'

/** Removes every passkey of the customer, notes it in the log, and mails it. `now` in ms of the demo clock. */
export function endPasskeys(browser: Browser, account: Account, { device, now }: { device: string; now: number }): void {
  const keys = keysOf(browser, account.number)
  if (keys.length === 0) return
  keepKeys(browser, account.number, [])
  for (const _ of keys) noteAccess(browser, account.number, { at: now, kind: 'passkey-removed', device })
  const text = `Je hebt een nieuw wachtwoord gekozen. Je passkeys voor ${provider.product} zijn daarom verwijderd. Log in met je wachtwoord en maak ze opnieuw.`
  for (const to of warningsGoTo(account, now)) sendMessage(browser, { at: now, method: 'EMAIL', to, text, link: PASSKEYS_AT })
}
