import type { Account } from '../fixtures/accounts/account.ts'
import type { Day } from '../src/api/contract/parts.ts'
import type { MfaMethod } from '../src/api/contract/session.ts'
import { dayOf } from '../src/domain/dates.ts'
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

/** One browser with its own world: whoever is signed in, and what the demo has been asked to do. */
export type Browser = Access & {
  readonly id: string
  conditions: Conditions
  account: Account | null
  /** The login marker of that session (spec 3: usr); null when nobody is signed in. */
  marker: string | null
  /** The id in the session cookie; null when nobody is signed in. */
  sid: string | null
  /** Calls so far, which seeds the latency. */
  calls: number
  /** Orders that were placed, oldest first. */
  orders: Order[]
  /** Answers to writes, by their key. `what` null: closed before it was used. */
  written: Map<string, { readonly what: string | null; readonly account: number | null; readonly response: Promise<Response> }>
  world: { key: string; world: World } | null
}

/** One request: from which browser, and as whom. */
export type Visit = { readonly browser: Browser; readonly account: Account | null }

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
  account: null,
  marker: null,
  sid: null,
  calls: 0,
  ...noAccess(),
  orders: [],
  written: new Map(),
  world: null,
})

/** Remembers a browser, and forgets the one that was away longest when there are too many. */
export function keep(browsers: Browsers, browser: Browser): void {
  browsers.delete(browser.id)
  browsers.set(browser.id, browser)
  for (const oldest of browsers.keys()) {
    if (browsers.size <= MOST_BROWSERS) return
    browsers.delete(oldest)
  }
}

/** Who asks this. A browser that is not known yet is only remembered once there is something to remember. */
export function visitOf(browsers: Browsers, request: Request): Visit {
  const cookies = cookiesOf(request)
  const sid = cookies.get(sessionCookieOf(new URL(request.url)))
  const signedIn = sid ? [...browsers.values()].find((browser) => browser.sid === sid) : undefined
  const browser = signedIn ?? browsers.get(cookies.get(BROWSER_COOKIE) ?? '')
  if (browser) keep(browsers, browser)
  return { browser: browser ?? newBrowser(), account: signedIn?.account ?? null }
}

/** The world of an account on this day, made once. */
export function worldFor(browser: Browser, account: Account, now: number): World {
  const today: Day = dayOf(now)
  const turned = account.type === 'Prepaid' && account.before?.at
  const key = [account.number, today, turned, browser.conditions.events].join('|')
  if (browser.world?.key !== key) browser.world = { key, world: worldOf(account, today, browser.conditions.events) }
  return browser.world.world
}
