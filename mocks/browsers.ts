import type { Account } from '../fixtures/accounts/account.ts'
import type { Day } from '../src/api/contract/parts.ts'
import type { MfaMethod } from '../src/api/contract/session.ts'
import { dayOf } from '../src/domain/dates.ts'
import type { Reply } from './answers.ts'
import { BROWSER_COOKIE, cookiesOf, sessionCookieOf, takeCookies, USER_COOKIE } from './cookies.ts'
import type { Deed, Doing } from './deeds.ts'
import type { Entries } from './entries.ts'
import type { ActiveFaults } from './faults.ts'
import { asOf, doneBy } from './world/asOf.ts'
import { accountAt } from './world/placed.ts'
import { type World, worldOf } from './world/world.ts'

/** What can be turned in the phone shop. */
export type ShopConditions = {
  /** Exactly so many phones in the catalogue, or null. */
  phones: number | null
  /** The article that is sold out now, or null. */
  soldOut: string | null
  /** Income and costs are asked for every loan. */
  newCreditRules: boolean
  /** Nothing is charged beside a phone: without anything in advance there is nothing to pay now. */
  noOneOffCosts: boolean
}

export const usualShop: ShopConditions = { phones: null, soldOut: null, newCreditRules: false, noOneOffCosts: false }

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
  shop: ShopConditions
}

/** A right password that waits for its code. Moments in ms. */
export type PendingLogin = {
  readonly id: string
  readonly account: number
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

/** What is known about signing in from this browser. Accounts by number, moments in ms. */
type Access = {
  /** Moments of attempts to sign in. */
  attempts: number[]
  /** Moments of wrong passwords in a row, by login. */
  wrong: Entries<readonly number[]>
  pending: PendingLogin | null
  /** Until when no code is taken. */
  codesBlocked: Record<number, number>
  /** Until when this device needs no code. */
  trusted: Record<number, number>
  /** Moments of asking for a link. */
  linkAttempts: number[]
  /** Links to choose a password, by token. */
  links: Entries<{ readonly account: number; readonly at: number }>
  /** Passwords that were changed. */
  passwords: Record<number, string>
  messages: Message[]
}

export const noAccess = (): Access => ({
  attempts: [],
  wrong: [],
  pending: null,
  codesBlocked: {},
  trusted: {},
  linkAttempts: [],
  links: [],
  passwords: {},
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
  /** The number of the account. */
  readonly account: number
  readonly begunAt: number
  /** When the app last asked something in it. */
  readonly seenAt: number
}

/**
 * A write that was carried out: what was asked, in short, and what was answered. `what` is null when the key was looked up first, and closed
 * by that.
 */
export type Written = { readonly what: string | null; readonly reply: Reply }

/**
 * One browser with its own world: whoever is signed in, what was done, and what the demo has been asked to do. Plain JSON: written down and
 * read again, everything answers the same.
 */
export type Browser = Access & {
  readonly id: string
  conditions: Conditions
  session: Session | null
  /** Calls so far, which seeds the latency. */
  calls: number
  /** When each account was first seen (ms on the clock of the demo), by number: it is as described at that moment, and lives on from there. */
  seen: Record<number, number>
  /** Orders that were placed, oldest first. */
  orders: Order[]
  /** What was done and what happened, by number of the account, as it came. It lasts until a reset. */
  deeds: Record<number, readonly Deed[]>
  /** Writes that were carried out, by customer and key. */
  written: Entries<Written>
}

/**
 * Who asks, as the door says: from which browser, in which session (null for a guest), and with which flags in the readable cookie (null when
 * there is none).
 */
export type Visit = { readonly browser: Browser; readonly sid: string | null; readonly flags: string | null }

/** The session of this request as it is now; null for a guest, and when it has ended since. */
export const sessionOf = ({ browser: { session }, sid }: Visit): Session | null =>
  session !== null && session.sid === sid ? session : null

export const noConditions = (): Conditions => ({
  latency: null,
  faults: [],
  shift: 0,
  events: null,
  overviewPatch: null,
  priceRise: 0,
  shop: usualShop,
})

const MOST_BROWSERS = 300

/** The browsers that are remembered, the least recently seen first. */
export type Browsers = Map<string, Browser>

/** The world of a browser as it begins. */
export const freshWorld = (): Omit<Browser, 'id' | 'session'> => ({
  conditions: noConditions(),
  calls: 0,
  ...noAccess(),
  seen: {},
  orders: [],
  deeds: {},
  written: [],
})

export const newBrowser = (): Browser => ({ id: crypto.randomUUID(), session: null, ...freshWorld() })

/** Puts an entry last. When there are more than `most`, the first ones are forgotten. */
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
const keep = (browsers: Browsers, browser: Browser): void => keepNewest(browsers, browser.id, browser, MOST_BROWSERS)

/**
 * How long a session lasts without a call (ms): the half hour of the app (spec 9 auto-logout timer), and a quarter for what a customer does
 * there without asking the backend anything. And how long it lasts at most.
 */
export const IDLE_LIMIT = 45 * 60_000
export const LONGEST_SESSION = 24 * 60 * 60_000

/** Ends a session whose time is up. */
export function endIfOver(browser: Browser, real: number): void {
  const { session } = browser
  if (session && (real - session.seenAt > IDLE_LIMIT || real - session.begunAt > LONGEST_SESSION)) browser.session = null
}

/** How this backend is reached. It says who asks, so that there can be one without cookies. */
export type Door = {
  /**
   * Who asks this, at a moment of the real clock (ms): moving the clock of the demo ends no session. A browser that is not known yet is only
   * remembered once there is something to remember.
   */
  readonly visitOf: (request: Request, real: number) => Visit
  /** The browsers that are remembered: somebody may come back from the bank in another one. */
  readonly browsers: () => Iterable<Browser>
  /** From now on this browser is remembered. */
  readonly keep: (browser: Browser) => void
  /** Lets the browser have the cookies of an answer. */
  readonly give: (response: Response) => Response
}

/** Where and when somebody comes in: `now` in ms of the clock of the demo, `real` of the real one. */
export type Entrance = {
  readonly door: Door
  readonly browser: Browser
  readonly url: URL
  readonly now: number
  readonly real: number
}

/** The door of a server: who asks is in the cookies. */
export const cookieDoor = (browsers: Browsers): Door => ({
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
  const isOf = ({ session }: Browser) => session?.sid === sid
  const signedIn = sid ? (named && isOf(named) ? named : [...browsers.values()].find(isOf)) : undefined
  const browser = signedIn ?? named
  if (!browser) return { browser: newBrowser(), sid: null, flags }
  keep(browsers, browser)
  endIfOver(browser, real)
  return { browser, sid: signedIn && browser.session ? browser.session.sid : null, flags }
}

const deedsOf = ({ deeds }: Browser, account: number): readonly Deed[] => deeds[account] ?? []

/** From now on (ms) this account lives by the clock; one that was seen before goes on doing so. */
export function see(browser: Browser, account: number, now: number): void {
  browser.seen = { [account]: now, ...browser.seen }
}

/** An account as it is in this browser at a moment (ms); `without` these deeds. One that nobody has seen is as it is described. */
export function customerIn(browser: Browser, number: number, at: number, without: readonly Deed[] = []): Account {
  const lasting = accountAt(number, browser.seen[number] ?? at)
  // Before they were a customer there is nothing of theirs to show.
  const account = lasting.since > dayOf(at) ? accountAt(number, at) : lasting
  const deeds = deedsOf(browser, number)
  const done = without.length === 0 ? deeds : deeds.filter((deed) => !without.includes(deed))
  return asOf(account, done, at)
}

/** Writes down what was done, or what will happen, at a moment (ms). */
export function record(browser: Browser, account: number, doing: Doing, at: number): void {
  browser.deeds = { ...browser.deeds, [account]: [...deedsOf(browser, account), { ...doing, at }] }
}

/** The last world that was made for each browser, which is no part of its state. */
const worlds = new WeakMap<Browser, { readonly key: string; readonly deeds: Browser['deeds']; readonly world: World }>()

/** The world of an account on this day, made once. */
export function worldFor(browser: Browser, account: Account, now: number): World {
  const { conditions, deeds } = browser
  const today: Day = dayOf(now)
  const turned = account.before?.at
  const done = doneBy(deedsOf(browser, account.number), now).length
  // A card comes to life at any moment of a day.
  const card = `${account.sims.current} ${account.simcard.statusType}`
  const key = [account.number, account.seenAt, today, turned, done, card, conditions.events].join('|')
  const known = worlds.get(browser)
  if (known?.key === key && known.deeds === deeds) return known.world
  const world = worldOf(account, today, conditions.events)
  worlds.set(browser, { key, deeds, world })
  return world
}
