import type { Account } from '../fixtures/accounts/account.ts'
import type { Day } from '../src/api/contract/parts.ts'
import type { MfaMethod } from '../src/api/contract/session.ts'
import { dayOf, startOfMonth } from '../src/domain/dates.ts'
import type { Written } from './answeredOnce.ts'
import { BROWSER_COOKIE, cookiesOf, sessionCookieOf } from './cookies.ts'
import type { ActiveFaults } from './faults.ts'
import { type World, worldOf } from './world/world.ts'

/** What a demo or a test can turn. */
export type Conditions = {
  /** Fixed ms, or null for what this backend does by itself. */
  latency: number | null
  faults: ActiveFaults
  /** Ms that the clock runs ahead. */
  shift: number
  /** Exactly so many calls and sms in the current period, or null. */
  events: number | null
  /** Laid over the overview, field by field. */
  overviewPatch: Record<string, unknown> | null
  /** Cents on top of every price that is offered: the catalogue changed while somebody was choosing. */
  priceRise: number
}

/** A right password that waits for its code. Moments in ms. */
export type PendingLogin = {
  readonly id: string
  readonly account: Account
  method: MfaMethod
  readonly at: number
  /** When the code that counts was sent. */
  codeAt: number
  sent: Record<MfaMethod, number>
  /** Wrong codes so far. */
  wrong: number
}

/** An sms or e-mail that a real backend would have sent. */
export type Message = {
  readonly at: number
  readonly method: MfaMethod
  readonly to: string
  readonly text: string
  readonly link: string | null
}

/** What a browser has done about signing in. Accounts by number, moments in ms. */
type Access = {
  /** Moments of attempts to sign in. */
  attempts: number[]
  /** Moments of wrong passwords in a row, by login. */
  wrong: Map<string, number[]>
  pending: PendingLogin | null
  /** Until when no code is taken. */
  codesBlocked: Map<number, number>
  /** Until when this device needs no code. */
  trusted: Map<number, number>
  /** Moments of asking for a link. */
  linkAttempts: number[]
  /** Links to choose a password, by token. */
  links: Map<string, { readonly account: Account; readonly at: number }>
  /** Passwords that were changed. */
  passwords: Map<number, string>
  messages: Message[]
}

export const noAccess = (): Access => ({
  attempts: [],
  wrong: new Map(),
  pending: null,
  codesBlocked: new Map(),
  trusted: new Map(),
  linkAttempts: [],
  links: new Map(),
  passwords: new Map(),
  messages: [],
})

/** One thing that was ordered. Amounts in cents. */
export type Order = {
  readonly orderNumber: string
  readonly account: number
  readonly day: Day
  readonly lines: readonly { readonly title: string; readonly amount: number; readonly monthly: boolean }[]
}

/** Somebody who is signed in. It is replaced by another one whenever something about it changes. Moments in ms, of the real clock. */
export type Session = {
  /** The id in the session cookie. */
  readonly sid: string
  /** The login marker in the readable cookie (spec 3: usr). */
  readonly marker: string
  /** The customer as they are now: writes change it. */
  readonly account: Account
  readonly begunAt: number
  /** When the app last asked something in it. */
  readonly seenAt: number
}

/** One browser with its own world: whoever is signed in, and what the demo has been asked to do. */
export type Browser = Access & {
  readonly id: string
  conditions: Conditions
  session: Session | null
  /** Calls so far, which seeds the latency. */
  calls: number
  /** Orders that were placed, oldest first. */
  orders: Order[]
  /** Writes that were carried out, by customer and key. */
  written: Map<string, Written>
  world: { key: string; world: World } | null
}

/** One request: from which browser, and in which session; null for a guest. */
export type Visit = { readonly browser: Browser; readonly sid: string | null }

/** The session of this request as it is now; null for a guest, and when it has ended since. */
export const sessionOf = ({ browser: { session }, sid }: Visit): Session | null =>
  session !== null && session.sid === sid ? session : null

export const noConditions = (): Conditions => ({
  latency: null,
  faults: new Map(),
  shift: 0,
  events: null,
  overviewPatch: null,
  priceRise: 0,
})

const MOST_BROWSERS = 300

/** The browsers that are remembered, the least recently seen first. */
export type Browsers = Map<string, Browser>

const newBrowser = (): Browser => ({
  id: crypto.randomUUID(),
  conditions: noConditions(),
  session: null,
  calls: 0,
  ...noAccess(),
  orders: [],
  written: new Map(),
  world: null,
})

/** Puts an entry last, and forgets the first ones when there are more than `most`. */
export function keepNewest<Key, Value>(entries: Map<Key, Value>, key: Key, value: Value, most: number): void {
  entries.delete(key)
  entries.set(key, value)
  for (const oldest of entries.keys()) {
    if (entries.size <= most) return
    entries.delete(oldest)
  }
}

const MOST_MESSAGES = 200

export function sendMessage(browser: Browser, message: Message): void {
  browser.messages = [...browser.messages, message].slice(-MOST_MESSAGES)
}

/** Remembers a browser, and forgets the one that was away longest when there are too many. */
export const keep = (browsers: Browsers, browser: Browser): void => keepNewest(browsers, browser.id, browser, MOST_BROWSERS)

/** Spec 9 auto-logout timer, and what a customer may do in the app without asking anything; and how long a session lasts at most (ms). */
const IDLE_LIMIT = 45 * 60_000
const LONGEST_SESSION = 24 * 60 * 60_000

/** Ends a session whose time is up. */
function endIfOver(browser: Browser, real: number): void {
  const { session } = browser
  if (session && (real - session.seenAt > IDLE_LIMIT || real - session.begunAt > LONGEST_SESSION)) browser.session = null
}

/**
 * Who asks this, at a moment of the real clock (ms): moving the clock of the demo ends no session. A browser that is not known yet is only
 * remembered once there is something to remember.
 */
export function visitOf(browsers: Browsers, request: Request, real: number): Visit {
  const cookies = cookiesOf(request)
  const sid = cookies.get(sessionCookieOf(new URL(request.url)))
  const signedIn = sid ? [...browsers.values()].find(({ session }) => session?.sid === sid) : undefined
  const browser = signedIn ?? browsers.get(cookies.get(BROWSER_COOKIE) ?? '')
  if (!browser) return { browser: newBrowser(), sid: null }
  keep(browsers, browser)
  endIfOver(browser, real)
  return { browser, sid: signedIn && browser.session ? browser.session.sid : null }
}

/** The world of an account on this day, made once. */
export function worldFor(browser: Browser, account: Account, now: number): World {
  const today: Day = dayOf(now)
  const turned = account.type === 'Prepaid' && account.before?.at
  const { events, shift } = browser.conditions
  const isBegun = startOfMonth(dayOf(now - shift)) !== startOfMonth(today)
  const key = [account.number, today, turned, events, isBegun].join('|')
  if (browser.world?.key !== key) browser.world = { key, world: worldOf(account, today, events, isBegun) }
  return browser.world.world
}
