import type { MfaMethod, SessionUser } from '#model/login/contract/session.ts'
import { isEsim } from '#model/sim/simcard.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { isWithdrawn } from '../overview/attention.ts'
import { customerIn, sessionOf, type Visit } from '../server/browsers.ts'
import { userCookie, userValue } from '../server/cookies.ts'

/** How codes are sent; never by sms to a blocked SIM. */
export const methodOf = ({ mfa, simcard }: Account): MfaMethod | null =>
  mfa.method === 'SMS' && simcard.status === 'Geblokkeerd' ? 'EMAIL' : mfa.method

type Status = SessionUser['mfaStatus']

/** Signing in proves the second factor, so a pending verification counts as active. */
const statusInside = ({ mfa: { status } }: Account): Status => (status === 'PENDING_VERIFICATION' ? 'ACTIVE' : status)

/** The session flags of an account that waits for its code or has signed in. */
export const flagsOf = (account: Account, marker: string, status: Status = statusInside(account)): SessionUser => ({
  usr: marker,
  prepaid: account.type === 'Prepaid',
  isEsim: isEsim(account.simcard.type),
  mfaStatus: status,
  mfaMethod: methodOf(account),
  contractAccepted: account.contractAccepted || isWithdrawn(account) ? 'true' : 'false',
})

/**
 * The `Set-Cookie` line that brings the readable flags up to date after a write or a reset; empty when they did not change. `now` in ms.
 */
export function changedFlags(visit: Visit, request: Request, now: number): string[] {
  const session = sessionOf(visit)
  if (!session || visit.flags === null) return []
  const flags = flagsOf(customerIn(visit.browser, session.account, now), session.marker)
  return visit.flags === userValue(flags) ? [] : [userCookie(new URL(request.url), flags)]
}
