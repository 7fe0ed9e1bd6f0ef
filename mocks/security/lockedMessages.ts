import { provider } from '#kit/provider.ts'
import { momentText } from '#kit/words/dateText.ts'
import { warningsGoTo } from '#model/profile/mailboxes.ts'
import { LOCK_WAITS } from '#model/security/numberLock.ts'
import type { Account, LockedRequest } from '../../fixtures/accounts/account.ts'
import { type Browser, sendMessage } from '../server/browsers.ts'

/** The page of what waits. */
export const LOCKED_AT = '/instellingen/gegevens/beveiliging'

/** The messages about a request that waits, so that an intruder's does not go unnoticed. `now` in ms. */
export const lockedText = (what: string, now: number): string =>
  `${what} We wachten tot ${momentText(now + LOCK_WAITS, now)}. Was jij dit niet? Annuleer het in ${provider.product}.`

const askedText = (request: LockedRequest, now: number): string =>
  request.kind === 'number-leaves'
    ? `Een andere provider vraagt je nummer op. Zonder jouw code blijft het hier. Stap je over? Bevestig het voor ${momentText(request.from, now)} in ${provider.product}.`
    : lockedText('Er is een nieuwe simkaart aangevraagd.', now)

/** Tells the customer by sms and e-mail of requests by others that wait from now on. */
export function tellOfOthers(browser: Browser, before: Account, after: Account, now: number): void {
  const known = new Set(before.numberLock.waiting.map(({ id }) => id))
  for (const request of after.numberLock.waiting) {
    if (known.has(request.id)) continue
    const text = askedText(request, now)
    sendMessage(browser, { at: now, method: 'SMS', to: after.phoneNumber, text, link: null })
    for (const to of warningsGoTo(after, now)) sendMessage(browser, { at: now, method: 'EMAIL', to, text, link: LOCKED_AT })
  }
}
