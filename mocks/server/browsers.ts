import { dayOf, momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { MfaMethod } from '#model/login/contract/session.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { asOf } from '../world/asOf.ts'
import type { NewEvent, WorldEvent } from '../world/events.ts'
import { accountAt } from '../world/placed.ts'
import { type World, worldOf } from '../world/world.ts'
import type { Reply } from './answers.ts'
import { BROWSER_COOKIE, cookiesOf, sessionCookieOf, takeCookies, USER_COOKIE } from './cookies.ts'
import type { Entries } from './entries.ts'
import type { ActiveFaults } from './faults.ts'
import { keepNewest } from './keepNewest.ts'

/** True when two values of plain data hold the same. Parts that are one object are not looked into. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [own, theirs] = [Object.entries(one), new Map(Object.entries(other))]
  return own.length === theirs.size && own.every(([name, part]) => theirs.has(name) && isSame(part, theirs.get(name)))
}

export type ShopConditions = {
  /** The exact number of phones in the catalogue, or null for the usual number. */
  phones: number | null
  /** The article number that is sold out, or null. */
  soldOut: string | null
  /** Ask for income and costs with every loan. */
  newCreditRules: boolean
  /** Charge no one-off costs with a phone, so that a phone without a down payment costs nothing now. */
  noOneOffCosts: boolean
}

export const usualShop: ShopConditions = { phones: null, soldOut: null, newCreditRules: false, noOneOffCosts: false }

/** Conditions that the panel or a test can set. */
export type Conditions = {
  /** A fixed delay in ms, or null for the usual delay. */
  latency: number | null
  /** The speed of the line in kbit/s, or null for a line that costs no time. */
  line: number | null
  faults: ActiveFaults
  /** The offset of the demo clock in ms. */
  shift: number
  /** The exact number of calls and sms in the current period, or null for the usual number. */
  events: number | null
  /** Merged into the answers of these operations, field by field; `overview` is that of either kind of customer. */
  patch: Readonly<Record<string, Record<string, unknown>>> | null
  /** Cents added to every offered price, as if the catalogue changed while a customer was choosing. */
  priceRise: number
  shop: ShopConditions
}

/** The purpose of a code: signing in, proving in a session who is at the screen, or changing the second factor. */
type CodePurpose = 'sign-in' | 'proof' | 'mfa-change'

/**
 * A code that was sent and waits for an answer. It belongs to one customer, one session (`sid`; null for signing in, which has none yet) and
 * one purpose. Moments in ms.
 */
export type PendingCode = {
  readonly id: string
  readonly purpose: CodePurpose
  readonly account: number
  readonly sid: string | null
  readonly method: MfaMethod
  readonly at: number
  readonly codeAt: number
  readonly sent: Readonly<Record<MfaMethod, number>>
  /** The change of the second factor that the code confirms. */
  readonly change: { readonly wanted: 'on' | 'off'; readonly method: MfaMethod } | null
}

/** The public half of a passkey, in base64url, and what is known of it. Moments in ms. */
export type KeptPasskey = {
  readonly id: string
  readonly publicKey: string
  /** How often it signed, as it says itself; 0 for one that does not count. */
  readonly counter: number
  readonly synced: boolean
  readonly name: string
  readonly at: number
  readonly usedAt: number | null
}

/**
 * A question that waits for the answer of a passkey. It belongs to one session (`sid`) and its customer, or to this browser for signing in
 * (both null), and to one purpose. `at` in ms.
 */
export type OpenQuestion = {
  readonly challenge: string
  readonly purpose: 'sign-in' | 'proof' | 'add'
  readonly account: number | null
  readonly sid: string | null
  readonly at: number
}

/** An sms or e-mail that a real backend would have sent. */
export type Message = {
  readonly at: number
  readonly method: MfaMethod
  readonly to: string
  readonly text: string
  readonly link: string | null
}

/** An event at the door of an account. `at`: ms of the demo clock. `marker`: the login marker of its session. */
export type AccessEvent = {
  readonly at: number
  readonly kind:
    | 'signed-in'
    | 'signed-in-with-code'
    | 'signed-in-with-passkey'
    | 'wrong-password'
    | 'password-changed'
    | 'passkey-added'
    | 'passkey-removed'
  readonly device: string
  readonly marker?: string
}

/** The sign-in state of this browser. Accounts by number, moments in ms. */
type Access = {
  attempts: number[]
  /** Moments of consecutive wrong passwords, by customer or unknown login (passwordTries.ts). */
  wrong: Entries<readonly number[]>
  pendingCodes: readonly PendingCode[]
  /** Moments of wrong codes, by account. */
  wrongCodes: Record<number, readonly number[]>
  /** The session of the phone order that waits for its code, by account. */
  orderedIn: Record<number, string>
  /** Until when this device needs no code, by account. */
  trusted: Record<number, number>
  linkAttempts: number[]
  links: Entries<{ readonly account: number; readonly at: number }>
  /** Changed passwords, by account number. */
  passwords: Record<number, string>
  /** By account number, oldest first. */
  passkeys: Record<number, readonly KeptPasskey[]>
  passkeyQuestions: readonly OpenQuestion[]
  messages: Message[]
  /** Sign-ins and what else happened at the door, by account number, oldest first. */
  access: Record<number, readonly AccessEvent[]>
}

const noAccess = (): Access => ({
  attempts: [],
  wrong: [],
  pendingCodes: [],
  wrongCodes: {},
  orderedIn: {},
  trusted: {},
  linkAttempts: [],
  links: [],
  passwords: {},
  passkeys: {},
  passkeyQuestions: [],
  messages: [],
  access: {},
})

/** A placed order. Amounts in cents. */
export type Order = {
  readonly orderNumber: string
  readonly account: number
  readonly day: Day
  readonly lines: readonly { readonly title: string; readonly amount: number; readonly monthly: boolean }[]
}

/** A session. It is immutable: every change replaces it. Moments in ms of the real clock. */
export type Session = {
  readonly sid: string
  /** The login marker in the readable cookie `usr`. */
  readonly marker: string
  readonly account: number
  readonly begunAt: number
  /** The last request of the app in this session. */
  readonly seenAt: number
  /** When the customer signed in, and last typed the password, gave a code or used a passkey in this session; 0 for never. */
  readonly proven: { readonly signIn: number; readonly password: number; readonly code: number; readonly passkey: number }
}

/**
 * A write that was carried out: a fingerprint of its input (`what`) and its answer. `what` is null for a key that was looked up before its
 * write came.
 */
export type Written = { readonly what: string | null; readonly reply: Reply }

/**
 * A browser with its own world: the session, the events and the conditions. Plain JSON, so that it can be stored and restored without loss.
 */
export type Browser = Access & {
  readonly id: string
  conditions: Conditions
  /** More than one for a customer with several devices: each has its own session cookie, and shares the cookie of the browser here. */
  sessions: readonly Session[]
  /** The number of calls so far, which seeds the latency. */
  calls: number
  /**
   * When each account was first seen (ms on the demo clock), by account number. An account matches its description at that moment and ages
   * from there.
   */
  seen: Record<number, number>
  orders: Order[]
  /** Events in order, by account number. They last until a reset. */
  events: Record<number, readonly WorldEvent[]>
  /** Writes that were carried out, by customer and key. */
  written: Entries<Written>
}

/** The origin of a request: its browser, its session id (null for a guest) and the flags of the readable cookie (null without one). */
export type Visit = {
  readonly browser: Browser
  readonly sid: string | null
  readonly flags: string | null
  readonly isLost?: true
}

/** The session of this request; null for a guest or when that session has ended. */
export const sessionOf = ({ browser: { sessions }, sid }: Pick<Visit, 'browser' | 'sid'>): Session | null =>
  sessions.find((session) => session.sid === sid) ?? null

const MOST_SESSIONS = 20

/** Keeps a session, in the place of an earlier state of it. */
export function keepSession(browser: Browser, session: Session): void {
  browser.sessions = [...browser.sessions.filter(({ sid }) => sid !== session.sid), session].slice(-MOST_SESSIONS)
}

/** Ends the sessions for which this holds. */
export function endSessions(browser: Browser, isOver: (session: Session) => boolean): void {
  browser.sessions = browser.sessions.filter((session) => !isOver(session))
}

const noConditions = (): Conditions => ({
  latency: null,
  line: null,
  faults: [],
  shift: 0,
  events: null,
  patch: null,
  priceRise: 0,
  shop: usualShop,
})

/**
 * The time (ms) in the world of a browser. When a day begins, things begin and end by themselves. Whoever is there at that very moment comes
 * a millisecond later, when the usage of the morning is known.
 */
export function nowIn({ conditions: { shift } }: Pick<Browser, 'conditions'>, real: number): number {
  const now = real + shift
  return momentOf(dayOf(now)) === now ? now + 1 : now
}

/** A browser takes about a kilobyte; with a month of use, ten. */
const MOST_BROWSERS = 2000

/** The remembered browsers, least recently seen first. */
export type Browsers = Map<string, Browser>

export const freshWorld = (): Omit<Browser, 'id' | 'sessions'> => ({
  conditions: noConditions(),
  calls: 0,
  ...noAccess(),
  seen: {},
  orders: [],
  events: {},
  written: [],
})

export const newBrowser = (): Browser => ({ id: crypto.randomUUID(), sessions: [], ...freshWorld() })

const MOST_MESSAGES = 200

export function sendMessage(browser: Browser, message: Message): void {
  browser.messages = [...browser.messages, message].slice(-MOST_MESSAGES)
}

/** Remembers a browser, and drops the one that was away longest when there are too many. */
const keep = (browsers: Browsers, browser: Browser): void => keepNewest(browsers, browser.id, browser, MOST_BROWSERS)

/**
 * How long a session lasts without a call (ms): the app signs out after half an hour, plus a quarter of an hour for use that makes no
 * calls. LONGEST_SESSION is the limit for any session.
 */
export const IDLE_LIMIT = 45 * 60_000
export const LONGEST_SESSION = 24 * 60 * 60_000

export const endIfOver = (browser: Browser, real: number): void =>
  endSessions(browser, ({ seenAt, begunAt }) => real - seenAt > IDLE_LIMIT || real - begunAt > LONGEST_SESSION)

/** The transport between a browser and the backend. It identifies the browser, so that a transport without cookies is possible too. */
export type Door = {
  /**
   * Identifies the origin of a request at a moment of the real clock (ms): the demo clock never ends a session. An unknown browser is not
   * remembered until it has something to keep.
   */
  readonly visitOf: (request: Request, real: number) => Visit
  /** All remembered browsers: a customer may return from the bank in another one. */
  readonly browsers: () => Iterable<Browser>
  readonly keep: (browser: Browser) => void
  /** States under a short id, oldest first. */
  readonly links: Map<string, unknown>
  /** Passes the cookies of an answer on to the browser. */
  readonly give: (response: Response) => Response
}

/**
 * A sign-in attempt: `sid` is the session that the request already has, `now` the demo clock and `real` the real clock, both in ms; `device`
 * such as `Chrome op Android`.
 */
export type Entrance = {
  readonly door: Door
  readonly browser: Browser
  readonly sid: string | null
  readonly url: URL
  readonly device: string
  readonly now: number
  readonly real: number
}

/** The door of a server, which identifies browsers by their cookies. */
export const cookieDoor = (browsers: Browsers, links: Map<string, unknown> = new Map()): Door => ({
  links,
  visitOf: (request, real) => visitOf(browsers, request, real),
  browsers: () => browsers.values(),
  keep: (browser) => keep(browsers, browser),
  give(response) {
    for (const line of takeCookies(response)) response.headers.append('Set-Cookie', line)
    return response
  },
})

function visitOf(browsers: Browsers, request: Request, real: number): Visit {
  const cookies = cookiesOf(request)
  const flags = cookies.get(USER_COOKIE) ?? null
  const sid = cookies.get(sessionCookieOf(new URL(request.url)))
  const named = browsers.get(cookies.get(BROWSER_COOKIE) ?? '')
  const isOf = ({ sessions }: Browser) => sessions.some((session) => session.sid === sid)
  const signedIn = sid ? (named && isOf(named) ? named : [...browsers.values()].find(isOf)) : undefined
  const browser = signedIn ?? named
  const isLost = sid !== undefined && cookies.has(BROWSER_COOKIE)
  if (!browser) return { browser: newBrowser(), sid: null, flags, ...(isLost && { isLost }) }
  keep(browsers, browser)
  endIfOver(browser, real)
  return { browser, sid: sid !== undefined && isOf(browser) ? sid : null, flags }
}

export const eventsOf = ({ events }: Pick<Browser, 'events'>, account: number): readonly WorldEvent[] => events[account] ?? []

/** Starts the life of an account at this moment (ms). Has no effect on an account that was seen before. */
export function see(browser: Browser, account: number, now: number): void {
  browser.seen = { [account]: now, ...browser.seen }
}

/** The account in this browser at a moment (ms), leaving out the events in `without`. An unseen account is as described. */
export function customerIn(browser: Browser, number: number, at: number, without: readonly WorldEvent[] = []): Account {
  const lasting = accountAt(number, browser.seen[number] ?? at)
  // Before the customer relationship began there is nothing to show.
  const account = lasting.since > dayOf(at) ? accountAt(number, at) : lasting
  const events = eventsOf(browser, number)
  const done = without.length === 0 ? events : events.filter((event) => !without.includes(event))
  return asOf(account, done, at)
}

/** Records an event at a moment (ms). */
export function record(browser: Browser, account: number, event: NewEvent, at: number): void {
  browser.events = { ...browser.events, [account]: [...eventsOf(browser, account), { ...event, at }] }
}

/** How many worlds are remembered (up to a megabyte each). Another one is made anew from its browser. */
const MOST_WORLDS = 24

/** The latest world per browser, least recently used first. A cache, not part of the browser's state. */
const worlds = new Map<Browser, { readonly world: World; readonly events: number | null }>()

/** The world of an account on this day, from the cache when the account is as it was. */
export function worldFor(browser: Browser, account: Account, now: number): World {
  const { events } = browser.conditions
  const today: Day = dayOf(now)
  const known = worlds.get(browser)
  const isCurrent = known && known.events === events && known.world.today === today && isSame(known.world.account, account)
  const { world } = isCurrent ? known : { world: worldOf(account, today, events) }
  keepNewest(worlds, browser, { world, events }, MOST_WORLDS)
  return world
}
