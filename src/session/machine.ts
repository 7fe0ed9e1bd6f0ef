import type { SessionUser } from '../api/contract/session.ts'
import { idleness } from '../domain/idle.ts'
import type { Visitor } from '../domain/visitor.ts'
import type { Ending, Kept } from '../storage/registry.ts'

/** Whose figures are stored: the stored row without the figures themselves. */
export type Row = Omit<Kept, 'figures'>
export const rowOf = ({ account, marker, remembered, prepaid }: Kept): Row => ({ account, marker, remembered, prepaid })

/** `ended`: how a session ended before this start. `held`: the row of a remembered customer, while it is unknown whether the server answers. */
type Guest = { kind: 'guest'; ended: Ending | null; held: Row | null }

/** The session has ended or cannot be checked, nobody answers, and the last figures may be read. `row` is null when they cannot be shown. */
type Remembered = { kind: 'remembered'; prepaid: boolean; row: Row | null }

/** Binding finds out under which account the figures of a customer are stored. Only the last one that was started counts. */
type Binding = {
  flags: SessionUser
  /** The customer number, once an answer has told it. */
  customerNumber: string | null
  /** The stored row of this session, once it is known. */
  row: Row | null
  /** The choice about being remembered; undefined when none was made on this page. */
  choice: boolean | undefined
  binding: symbol | null
}

/**
 * The server let a customer in, and nothing is loaded yet: the page still shows who was here before. `former` is the row of the figures
 * on screen, until it is known that they are the same customer's.
 */
type Entering = Binding & { kind: 'entering'; customerNumber: string; before: Visitor; former: Row | null }

/**
 * `held`: stored figures of this login marker that wait for the server's word. `secondsLeft` counts down to the end of the session; null
 * before the countdown. `notedAt` is when this tab last recorded activity (ms).
 */
type Customer = Binding & { kind: 'customer'; held: Row | null; secondsLeft: number | null; notedAt: number }

/** `by` elsewhere: another tab ended the session, tells the server and wipes the device. `marker` is null when no session was here. */
export type Over = { kind: 'over'; reason: Ending; by: 'here' | 'elsewhere'; marker: string | null; account: string | null }

/**
 * Who is here. `asking` before the start has looked; `gone` when another tab ended the session and has not said why; `replaced` when
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

/** What a check of this tab finds: the marker in the cookie, the last activity of the session in any tab (ms), and an unfinished wipe. */
export type Found = { lastActivity: number | null; marker: string | null; wiping: Ending | null; now: number }

/** What can happen to a session. */
export type SessionEvent =
  /** The start has read the cookie. `ended`: a session ended while no page watched it. */
  | { type: 'started'; flags: SessionUser | null; ended: Ending | null }
  /**
   * The start found a stored row. `tabMarker` is the login marker of the session that was in this tab, `account` that of the customer if
   * an answer has told who that is already.
   */
  | { type: 'row-found'; row: Row; tabMarker: string | null; account: string | null }
  /** The server answered something. */
  | { type: 'server-answered' }
  /** The server did not answer in time. */
  | { type: 'server-silent' }
  /** The code that shows stored figures cannot be loaded. */
  | { type: 'figures-lost' }
  /** The server let this customer in. */
  | { type: 'let-in'; flags: SessionUser; customerNumber: string; remembered: boolean }
  /** Something about that customer has been loaded. */
  | { type: 'loaded' }
  /** Nothing about that customer could be loaded. */
  | { type: 'abandoned' }
  /** Binding starts. */
  | { type: 'binding'; binding: symbol }
  /** The account of the customer is known. */
  | { type: 'account-known'; binding: symbol; account: string }
  /** Signing in does not wait any longer for the account. */
  | { type: 'account-late' }
  /** What is stored on the device is known. `isSure`: accounts that differ are different customers. */
  | { type: 'bound'; binding: symbol; account: string; stored: Row | null; isSure: boolean }
  /** An answer tells whose it is. `account` is null when it was not needed, or proves nothing. */
  | { type: 'user-answered'; customerNumber: string; account: string | null }
  /** The session user, as the server or the cookie has it now. */
  | { type: 'flags-read'; flags: SessionUser | null }
  /** The customer chose, in any tab, whether to be remembered. */
  | { type: 'remembering-chosen'; remembered: boolean }
  /** The figures are of another type of subscription than the stored ones. */
  | { type: 'type-changed'; prepaid: boolean }
  /** Activity was recorded (ms). */
  | { type: 'noted'; at: number }
  /** This tab has looked at the deadline and the marker. */
  | ({ type: 'checked' } & Found)
  /** Another tab tells that it ended the session of this marker. */
  | { type: 'ended-elsewhere'; marker: string; reason: Ending }
  /** No other tab told in time why the session ended. */
  | { type: 'reason-missing' }
  /** The server says that there is no session. */
  | { type: 'refused' }
  /** The session ends here: the customer logs out, or a remembered one does not sign in. */
  | { type: 'ended'; reason: Ending }

type EventOf<Type extends SessionEvent['type']> = Extract<SessionEvent, { type: Type }>

/** The session after an event. Pure: `session.ts` and its neighbours carry out what a state asks for. */
export function next(session: Session, event: SessionEvent): Session {
  switch (session.kind) {
    case 'asking':
      return event.type === 'started' ? started(event) : session
    case 'guest':
      return ofGuest(session, event)
    case 'remembered':
      return ofRemembered(session, event)
    case 'entering':
      return ofEntering(session, event)
    case 'customer':
      return ofCustomer(session, event)
    case 'gone':
      return ofGone(session, event)
    case 'replaced':
    case 'over':
      return session
  }
}

const guest: Guest = { kind: 'guest', ended: null, held: null }
const started = ({ flags, ended }: EventOf<'started'>): Session =>
  flags ? customer({ flags, customerNumber: null, row: null, choice: undefined, binding: null }) : { ...guest, ended }

const customer = (known: Binding): Customer => ({ ...known, kind: 'customer', held: null, secondsLeft: null, notedAt: 0 })

function ofGuest(session: Guest, event: SessionEvent): Session {
  switch (event.type) {
    case 'row-found':
      return event.row.remembered ? { ...session, held: event.row } : session
    case 'server-answered':
      return session.held ? { ...session, held: null } : session
    case 'server-silent':
      return session.held ? { kind: 'remembered', prepaid: session.held.prepaid, row: session.held } : session
    case 'let-in':
      return letIn(session, event)
    case 'ended':
      return over(session, event.reason)
    default:
      return session
  }
}

function ofRemembered(session: Remembered, event: SessionEvent): Session {
  switch (event.type) {
    case 'figures-lost':
      return { ...session, row: null }
    case 'let-in':
      return letIn(session, event)
    case 'abandoned':
      return guest
    case 'ended':
      return over(session, event.reason)
    default:
      return session
  }
}

const letIn = (session: Guest | Remembered | Entering | Customer, event: EventOf<'let-in'>): Entering => ({
  kind: 'entering',
  before: visitorOf(session),
  flags: event.flags,
  customerNumber: event.customerNumber,
  row: null,
  former: shownRow(session),
  choice: event.remembered,
  binding: null,
})

function ofEntering(session: Entering, event: SessionEvent): Session {
  switch (event.type) {
    case 'let-in':
      return letIn(session, event)
    case 'loaded': {
      const { flags, customerNumber, row, choice, binding } = session
      return customer({ flags, customerNumber, row, choice, binding })
    }
    case 'abandoned':
      return guest
    case 'account-known':
      if (event.binding !== session.binding || !session.former) return session
      return { ...session, former: null, row: session.former.account === event.account ? session.former : null }
    case 'account-late':
      return session.former ? { ...session, former: null } : session
    case 'bound':
      return event.binding === session.binding ? bound(session, event, { former: null }) : session
    case 'user-answered':
      return isSomebodyElse(session, event.customerNumber, event.account) ? over(session, 'other') : session
    case 'ended':
      return over(session, event.reason)
    default:
      return withChoice(session, event)
  }
}

/** What a new customer and one who is here already have in common. */
function withChoice(session: Entering | Customer, event: SessionEvent): Session {
  if (event.type === 'binding') return { ...session, binding: event.binding }
  if (event.type !== 'remembering-chosen') return session
  const { remembered } = event
  return { ...session, choice: remembered, row: session.row && { ...session.row, remembered } }
}

/** Own figures of an earlier session are restored, and keep its choice; another customer's row in the same session ends that. */
function bound<Here extends Entering | Customer>(session: Here, event: EventOf<'bound'>, settled: Partial<Here>): Session {
  const { account, stored, isSure } = event
  const { flags, choice } = session
  const isOwn = stored?.account === account
  if (stored && !isOwn && stored.marker === flags.usr && isSure) return over(session, 'other')
  const row: Row = {
    account,
    marker: flags.usr,
    remembered: choice ?? (isOwn && stored.remembered),
    prepaid: isOwn ? stored.prepaid : flags.prepaid,
  }
  return { ...session, ...settled, row }
}

function ofCustomer(session: Customer, event: SessionEvent): Session {
  switch (event.type) {
    case 'row-found':
      return found(session, event)
    case 'server-answered':
      return session.held ? { ...session, held: null } : session
    case 'server-silent':
      return session.held ? { ...session, held: null, row: session.held } : session
    case 'figures-lost':
      return session.row ? { ...session, row: null } : session
    case 'let-in':
      return letIn(session, event)
    case 'abandoned':
      return guest
    case 'account-known':
      if (event.binding !== session.binding || !session.row || session.row.account === event.account) return session
      return { ...session, row: null }
    case 'bound':
      return event.binding === session.binding ? bound(session, event, { held: null }) : session
    case 'user-answered':
      if (isSomebodyElse(session, event.customerNumber, event.account)) return over(session, 'other')
      return session.customerNumber === null ? { ...session, held: null, customerNumber: event.customerNumber } : session
    case 'flags-read':
      return isNews(session, event.flags) ? { ...session, flags: event.flags } : session
    case 'type-changed':
      return session.row ? { ...session, row: { ...session.row, prepaid: event.prepaid } } : session
    case 'noted':
      return { ...session, notedAt: event.at }
    case 'checked':
      return checked(session, event)
    case 'ended-elsewhere':
      return event.marker === session.flags.usr ? over(session, event.reason, 'elsewhere') : session
    case 'refused':
      return over(session, 'other')
    case 'ended':
      return over(session, event.reason)
    default:
      return withChoice(session, event)
  }
}

function found(session: Customer, { row, tabMarker, account }: EventOf<'row-found'>): Session {
  if (row.marker !== session.flags.usr || session.row) return session
  if (session.customerNumber !== null && account !== row.account) return session
  return mayShow(row, tabMarker) ? { ...session, row } : { ...session, held: row }
}

/** Flags of this session that differ from the known ones: a subscription that was ordered may have started. */
const isNews = (session: Customer, flags: SessionUser | null): flags is SessionUser =>
  flags?.usr === session.flags.usr && JSON.stringify(flags) !== JSON.stringify(session.flags)

function checked(session: Customer, { lastActivity, marker, wiping, now }: Found): Session {
  const { flags } = session
  // Another tab ended the session. The reason is stored until the wipe has finished, and after that in a message that may still be queued.
  if (marker === null || (lastActivity === null && wiping))
    return wiping ? over(session, wiping, 'elsewhere') : { kind: 'gone', flags, account: accountIn(session) }
  if (marker !== flags.usr) return { kind: 'replaced', flags, account: accountIn(session) }
  if (lastActivity === null) return over(session, 'other')
  const idle = idleness(now, lastActivity)
  if (idle.kind === 'expired') return over(session, 'timer')
  const secondsLeft = idle.kind === 'warning' ? idle.secondsLeft : null
  return secondsLeft === session.secondsLeft ? session : { ...session, secondsLeft }
}

function ofGone(session: Extract<Session, { kind: 'gone' | 'replaced' }>, event: SessionEvent): Session {
  switch (event.type) {
    case 'checked':
      if (event.wiping) return over(session, event.wiping, 'elsewhere')
      return event.marker === null || event.marker === session.flags.usr ? session : { ...session, kind: 'replaced' }
    case 'ended-elsewhere':
      return event.marker === session.flags.usr ? over(session, event.reason, 'elsewhere') : session
    case 'reason-missing':
      return over(session, 'other', 'elsewhere')
    case 'refused':
      return over(session, 'other')
    case 'ended':
      return over(session, event.reason)
    default:
      return session
  }
}

const over = (session: Session, reason: Ending, by: Over['by'] = 'here'): Over => ({
  kind: 'over',
  reason,
  by,
  marker: 'flags' in session ? session.flags.usr : null,
  account: accountIn(session),
})

/**
 * True when stored figures may show before the server has confirmed the session: with "Onthoud mij", or when this tab showed them before.
 * Otherwise they wait until the server proves unreachable.
 */
export const mayShow = ({ remembered, marker }: Row, tabMarker: string | null): boolean => remembered || tabMarker === marker

/** How the session of this login marker ended while no page watched it; null when it continues. */
export function endingOf(
  marker: string,
  { last, wasHere, now }: { last: { marker: string; at: number } | null; wasHere: boolean; now: number },
): Ending | null {
  if (last?.marker === marker) return idleness(now, last.at).kind === 'expired' ? 'timer' : null
  // Somebody who was active here left a record; without it the end is unknown. A customer who signed in elsewhere has none yet.
  return wasHere ? 'other' : null
}

/** True when an answer belongs to another customer than the session and the figures on screen. */
export function isSomebodyElse({ customerNumber, row }: Binding, answered: string, account: string | null): boolean {
  if (customerNumber !== null) return customerNumber !== answered
  return row !== null && account !== null && account !== row.account
}

/** True when only the account tells whether an answer belongs to somebody else. */
export const needsAccount = (session: Session): boolean =>
  session.kind === 'customer' && session.customerNumber === null && session.row !== null

/** True while this is the last binding that was started. */
export const isBinding = (session: Session, binding: symbol): boolean => 'binding' in session && session.binding === binding

/** True while stored figures wait for the server's word. */
export const isHeld = (session: Session): boolean => 'held' in session && session.held !== null

/** Who the page shows: during a sign-in still who was here before. */
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
export const rowIn = (session: Session): Row | null => ('row' in session ? session.row : null)

/** The row of the figures on screen. */
export const shownRow = (session: Session): Row | null => ('former' in session ? session.former : null) ?? rowIn(session)

/** The account of who is here, also while the page is being left; null while unknown. */
export const accountIn = (session: Session): string | null =>
  'account' in session ? session.account : (rowIn(session)?.account ?? null)

/** The seconds until the session ends while the dialog counts down; null otherwise. */
export const secondsLeftIn = (session: Session): number | null => (session.kind === 'customer' ? session.secondsLeft : null)

/** Activity is recorded at most this often (ms). */
const NOTE_MS = 5000
/** True when an action counts as activity. During the countdown only the dialog's button does. */
export const mayNote = (session: Session, now: number): boolean =>
  session.kind === 'customer' && session.secondsLeft === null && now - session.notedAt > NOTE_MS
