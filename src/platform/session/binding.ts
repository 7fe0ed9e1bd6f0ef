import { type Binding, type Customer, type Entering, type Event, type KeptRow, over, type Session } from './machine.ts'

/** A customer with a session whose stored row is not found yet. */
const hasBinding = (session: Session): session is Entering | Customer =>
  session.kind === 'entering' || session.kind === 'customer'

/** True while this is the last binding that was started. */
export const isBinding = (session: Session, binding: symbol): boolean => hasBinding(session) && session.binding === binding

/** Binding starts. */
export const bindingBegun: Event<[binding: symbol]> = (session, binding) =>
  hasBinding(session) ? { ...session, binding } : session

/** The account of the customer is known: another customer's row is not theirs. */
export const accountKnown: Event<[binding: symbol, account: string]> = (session, binding, account) => {
  if (!isBinding(session, binding)) return session
  if (session.kind === 'entering' && session.shownBefore)
    return { ...session, shownBefore: null, row: session.shownBefore.account === account ? session.shownBefore : null }
  return session.kind === 'customer' && session.row && session.row.account !== account ? { ...session, row: null } : session
}

/**
 * The stored row is known. Own figures of an earlier session are restored, and keep its choice; another customer's row in
 * the same session ends that. `isSure`: accounts that differ are different customers.
 */
export const bound: Event<[binding: symbol, account: string, stored: KeptRow | null, isSure: boolean]> = (
  session,
  binding,
  account,
  stored,
  isSure,
) => {
  if (!hasBinding(session) || session.binding !== binding) return session
  const { flags, choice } = session
  const isOwn = stored?.account === account
  if (stored && !isOwn && stored.marker === flags.usr && isSure) return over(session, 'other')
  const row: KeptRow = {
    account,
    marker: flags.usr,
    remembered: choice ?? (isOwn && stored.remembered),
    prepaid: isOwn ? stored.prepaid : flags.prepaid,
  }
  return session.kind === 'entering' ? { ...session, shownBefore: null, row } : { ...session, unconfirmed: null, row }
}

/** The account of an answer is known. `account` is null when it was not needed, or proves nothing. */
export const userAnswered: Event<[customerNumber: string, account: string | null]> = (session, customerNumber, account) => {
  if (!hasBinding(session)) return session
  if (isSomebodyElse(session, customerNumber, account)) return over(session, 'other')
  return session.kind === 'customer' && session.customerNumber === null
    ? { ...session, unconfirmed: null, customerNumber }
    : session
}

/** The customer chose, in any tab, whether to be remembered. */
export const rememberingChosen: Event<[remembered: boolean]> = (session, remembered) =>
  hasBinding(session) ? { ...session, choice: remembered, row: session.row && { ...session.row, remembered } } : session

/** The figures are of another type of subscription than the stored ones. */
export const typeChanged: Event<[prepaid: boolean]> = (session, prepaid) =>
  session.kind === 'customer' && session.row ? { ...session, row: { ...session.row, prepaid } } : session

/** True when an answer belongs to another customer than the session and the figures on screen. */
function isSomebodyElse({ customerNumber, row }: Binding, answered: string, account: string | null): boolean {
  if (customerNumber !== null) return customerNumber !== answered
  return row !== null && account !== null && account !== row.account
}

/** True when only the account can show that an answer belongs to somebody else. */
export const needsAccount = (session: Session): boolean =>
  session.kind === 'customer' && session.customerNumber === null && session.row !== null
