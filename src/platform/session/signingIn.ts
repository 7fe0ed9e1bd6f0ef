import type { SessionUser } from '#model/login/contract/session.ts'
import { customer, type Event, guest, shownRow, visitorOf } from './machine.ts'

/** The server let this customer in. */
export const letIn: Event<[flags: SessionUser, customerNumber: string, remembered: boolean]> = (
  session,
  flags,
  customerNumber,
  remembered,
) => {
  const { kind } = session
  if (kind === 'asking' || kind === 'gone' || kind === 'replaced' || kind === 'over') return session
  return {
    kind: 'entering',
    before: visitorOf(session),
    flags,
    customerNumber,
    row: null,
    shownBefore: shownRow(session),
    choice: remembered,
    binding: null,
  }
}

/** Signing in does not wait any longer for the account. */
export const accountLate: Event<[]> = (session) =>
  session.kind === 'entering' && session.shownBefore ? { ...session, shownBefore: null } : session

/** Something about that customer has been loaded. */
export const loaded: Event<[]> = (session) => {
  if (session.kind !== 'entering') return session
  const { flags, customerNumber, row, choice, binding } = session
  return customer({ flags, customerNumber, row, choice, binding })
}

/** Nothing about that customer could be loaded. */
export const abandoned: Event<[]> = (session) =>
  session.kind === 'remembered' || session.kind === 'entering' || session.kind === 'customer' ? guest : session
