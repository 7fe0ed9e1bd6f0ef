import { type ClockDoubt, idleness } from '#model/device/idle.ts'
import type { SessionUser } from '#model/login/contract/session.ts'
import type { Visitor } from '#model/visitor.ts'
import type { Ending } from '../storage/entry.ts'
import type { LastKnown } from '../storage/registry.ts'

/** The owner of the stored figures: the row without the figures themselves. */
export type KeptRow = Omit<LastKnown, 'figures'>
export const rowOf = ({ account, marker, remembered, prepaid }: LastKnown): KeptRow => ({ account, marker, remembered, prepaid })

/** `ended`: how a session ended before this start. `unconfirmed`: the row of a remembered customer, while it is unknown whether the server answers. */
export type Guest = { kind: 'guest'; ended: Ending | null; unconfirmed: KeptRow | null }

/** The session has ended or cannot be checked, nobody answers, and the last figures may be read. `row` is null when they cannot be shown. */
type Remembered = { kind: 'remembered'; prepaid: boolean; row: KeptRow | null }

/** Binding finds out under which account the figures of a customer are stored. Only the last one that was started counts. */
export type Binding = {
  flags: SessionUser
  /** The customer number, once an answer contained it. */
  customerNumber: string | null
  /** The stored row of this session, once it is known. */
  row: KeptRow | null
  /** The choice about being remembered; undefined when none was made on this page. */
  choice: boolean | undefined
  binding: symbol | null
}

/**
 * The server let a customer in, and nothing is loaded yet: the page still shows who was here before. `shownBefore` is the row of the figures
 * on screen, until it is known that they are the same customer's.
 */
export type Entering = Binding & { kind: 'entering'; customerNumber: string; before: Visitor; shownBefore: KeptRow | null }

/**
 * `unconfirmed`: stored figures of this login marker that wait for the server's word. `secondsLeft` counts down to the end of the session; null
 * before the countdown. `notedAt` is when this tab last recorded activity (ms).
 */
export type Customer = Binding & { kind: 'customer'; unconfirmed: KeptRow | null; secondsLeft: number | null; notedAt: number }

/**
 * `by` elsewhere: another tab ended the session, tells the server and wipes the device. `marker` is null when no session was here. `doubt`:
 * the timer ended it by a clock that may be wrong.
 */
export type Over = {
  kind: 'over'
  reason: Ending
  by: 'here' | 'elsewhere'
  marker: string | null
  account: string | null
  doubt: ClockDoubt | null
}

/**
 * The visitor. `asking` before the start has looked; `gone` when another tab ended the session and has not said why; `replaced` when
 * another customer signed in in another tab, and this page is about to be loaded again.
 */
export type Session =
  | { kind: 'asking' }
  | Guest
  | Remembered
  | Entering
  | Customer
  | { kind: 'gone' | 'replaced'; flags: SessionUser; account: string | null }
  | Over

/**
 * An event is a pure function: the session before it and what was heard make the session after it. What does not concern a state leaves it
 * as it is. Those that only customers, a sign-in or a check need stand in `binding.ts`, `signingIn.ts` and `watching.ts`, which load later.
 */
export type Event<Heard extends unknown[]> = (session: Session, ...heard: Heard) => Session

export const guest: Guest = { kind: 'guest', ended: null, unconfirmed: null }
export const customer = (known: Binding): Customer => ({
  ...known,
  kind: 'customer',
  unconfirmed: null,
  secondsLeft: null,
  notedAt: 0,
})

/** The start has read the cookie. `ended`: a session ended while no page watched it. */
export const started: Event<[flags: SessionUser | null, ended: Ending | null]> = (session, flags, ended) => {
  if (session.kind !== 'asking') return session
  return flags ? customer({ flags, customerNumber: null, row: null, choice: undefined, binding: null }) : { ...guest, ended }
}

/**
 * The start found a stored row. `tabMarker` is the login marker of the session that was in this tab. After an answer has told who is here,
 * binding decides about the row.
 */
export const rowFound: Event<[row: KeptRow, tabMarker: string | null]> = (session, row, tabMarker) => {
  if (session.kind === 'guest') return row.remembered ? { ...session, unconfirmed: row } : session
  if (session.kind !== 'customer' || row.marker !== session.flags.usr || session.row || session.customerNumber !== null)
    return session
  return mayShow(row, tabMarker) ? { ...session, row } : { ...session, unconfirmed: row }
}

/** The server answered something. */
export const serverAnswered: Event<[]> = (session) => (isHeld(session) ? { ...session, unconfirmed: null } : session)

/** The server did not answer in time. */
export const serverSilent: Event<[]> = (session) => {
  if (!('unconfirmed' in session) || !session.unconfirmed) return session
  const { unconfirmed } = session
  return session.kind === 'guest'
    ? { kind: 'remembered', prepaid: unconfirmed.prepaid, row: unconfirmed }
    : { ...session, unconfirmed: null, row: unconfirmed }
}

/** The code that shows stored figures cannot be loaded. */
export const figuresLost: Event<[]> = (session) =>
  (session.kind === 'customer' || session.kind === 'remembered') && session.row ? { ...session, row: null } : session

/** The session user, as the server or the cookie has it now: a subscription that was ordered may have started. */
export const flagsRead: Event<[flags: SessionUser | null]> = (session, flags) =>
  session.kind === 'customer' && flags?.usr === session.flags.usr ? { ...session, flags } : session

/** The server says that there is no session. */
export const refused: Event<[]> = (session) =>
  session.kind === 'customer' || session.kind === 'gone' ? over(session, 'other') : session

/** The session ends here: the customer logs out, or a remembered one does not sign in. */
export const ended: Event<[reason: Ending]> = (session, reason) =>
  session.kind === 'asking' || session.kind === 'replaced' || session.kind === 'over' ? session : over(session, reason)

export const over = (session: Session, reason: Ending, by: Over['by'] = 'here', doubt: ClockDoubt | null = null): Over => ({
  kind: 'over',
  reason,
  by,
  doubt,
  marker: 'flags' in session ? session.flags.usr : null,
  account: sessionAccount(session),
})

/**
 * True when stored figures may show before the server has confirmed the session: with "Onthoud mij", or when this tab showed them before.
 * Otherwise they wait until the server proves unreachable.
 */
export const mayShow = ({ remembered, marker }: KeptRow, tabMarker: string | null): boolean => remembered || tabMarker === marker

/** How the session of this login marker ended while no page watched it; null when it continues. */
export function endingOf(
  marker: string,
  { last, wasHere, now }: { last: { marker: string; at: number } | null; wasHere: boolean; now: number },
): Ending | null {
  if (last?.marker === marker) return idleness(now - last.at, null).kind === 'expired' ? 'timer' : null
  // Somebody who was active here left a record; without it the end is unknown. A customer who signed in elsewhere has none yet.
  return wasHere ? 'other' : null
}

/** True while stored figures wait for the server's word. */
export const isHeld = (session: Session): boolean => 'unconfirmed' in session && session.unconfirmed !== null

/** The customer whom the page shows: during a sign-in still the earlier one. */
export function visitorOf(session: Session): Visitor {
  switch (session.kind) {
    case 'asking':
    case 'guest':
    case 'over':
      return { kind: 'guest' }
    case 'remembered':
      return { kind: 'remembered', prepaid: session.prepaid }
    case 'entering':
      return session.before
    case 'customer':
    case 'gone':
    case 'replaced':
      return { kind: 'customer', flags: session.flags }
  }
}

/** The stored row of who is here; null while unknown, and as soon as the session is no longer theirs. */
export const rowIn = (session: Session): KeptRow | null => ('row' in session ? session.row : null)

/** The row of the figures on screen. */
export const shownRow = (session: Session): KeptRow | null =>
  ('shownBefore' in session ? session.shownBefore : null) ?? rowIn(session)

/** The account of who is here, also while the page is being left; null while unknown. */
export const sessionAccount = (session: Session): string | null =>
  'account' in session ? session.account : (rowIn(session)?.account ?? null)

/** The seconds until the session ends while the dialog counts down; null otherwise. */
export const secondsLeftIn = (session: Session): number | null => (session.kind === 'customer' ? session.secondsLeft : null)
