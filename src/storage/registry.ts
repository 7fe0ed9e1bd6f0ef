import * as v from 'valibot'

/** How a session ends: the timer, the customer, or anything else (401, profile gone). */
export type Ending = 'timer' | 'customer' | 'other'

/** Where an entry rests. IndexedDB for what is about a person, localStorage for the device, sessionStorage for the tab. */
type Home = 'idb' | 'local' | 'session'

/** What may rest on the device (decisions D8). Nothing is stored that has no entry here. */
export type Entry<Value = unknown, At extends Home = Home> = {
  readonly name: string
  readonly home: At
  readonly holds: v.GenericSchema<unknown, Value>
  /** Older than this (ms) it is as if it were not there. */
  readonly lifetime: number
  /** Does this ending wipe it? May depend on the value; null when that cannot be read. */
  wipedBy(ending: Ending, value: Value | null): boolean
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const never = () => false

const entry = <Value, At extends Home>(
  name: string,
  home: At,
  holds: v.GenericSchema<unknown, Value>,
  rules: Pick<Entry<Value>, 'lifetime' | 'wipedBy'>,
): Entry<Value, At> => ({ name, home, holds, ...rules })

/** The login name, only with "Onthoud mij op dit toestel". Shown masked. */
export const loginName = entry('login-name', 'idb', v.pipe(v.string(), v.maxLength(254)), { lifetime: 30 * DAY, wipedBy: never })

/**
 * The last known overview and usage of one customer: figures and dates, no names, no numbers, no invoices.
 * `account` is a salted hash of the customer number, `marker` the login marker under which it was stored.
 */
export const lastKnown = entry(
  'last-known',
  'idb',
  v.object({
    account: v.string(),
    marker: v.string(),
    remembered: v.boolean(),
    prepaid: v.boolean(),
    /** Checked against the contract by who reads them (lastKnown): guests do without that code. */
    figures: v.optional(v.unknown()),
  }),
  { lifetime: 30 * DAY, wipedBy: (ending, value) => ending !== 'timer' || value?.remembered !== true },
)

export type Kept = {
  account: string
  marker: string
  remembered: boolean
  prepaid: boolean
  figures?: unknown
}

/** A random number of this device, so that `account` says nothing elsewhere. */
export const deviceSalt = entry('device-salt', 'idb', v.string(), { lifetime: 365 * DAY, wipedBy: never })

/** How often the app was opened, and when the customer said "Niet nu". */
export const installChoice = entry('install', 'local', v.object({ visits: v.number(), dismissedAt: v.nullable(v.number()) }), {
  lifetime: 365 * DAY,
  wipedBy: never,
})

/** What may be measured and remembered beyond what is necessary; until asked, nothing. */
export const cookieChoice = entry('cookies', 'local', v.object({ analytics: v.boolean(), marketing: v.boolean() }), {
  lifetime: 365 * DAY,
  wipedBy: never,
})

/** When the customer of this login marker last did something, in any tab (ms): the session ends 30 minutes later. */
export const lastActivity = entry('last-activity', 'local', v.object({ marker: v.string(), at: v.number() }), {
  lifetime: 365 * DAY,
  wipedBy: () => true,
})

/**
 * The customer logged out while the server could not be told: it hears it first, at the next contact. The login marker says which session
 * that was; null when it was not known any more.
 */
export const unfinishedLogout = entry('unfinished-logout', 'local', v.object({ marker: v.nullable(v.string()) }), {
  lifetime: 365 * DAY,
  wipedBy: never,
})

/** A session ended while the storage hung: what it had to wipe is wiped at the next start. */
export const unfinishedWipe = entry('unfinished-wipe', 'local', v.picklist(['timer', 'customer', 'other']), {
  lifetime: 365 * DAY,
  wipedBy: never,
})

/** When this tab reloaded itself for a new build. */
export const reloadGuard = entry('reload-guard', 'session', v.object({ at: v.number(), build: v.string(), count: v.number() }), {
  lifetime: DAY,
  wipedBy: never,
})

/**
 * Signing in waits for a second factor (spec 8): which one and where the code went, masked, so that the screen survives a reload. No name,
 * number, password or code. Checked by who reads it (screens/inloggen/challenge): the login screen does without that code.
 */
export const loginChallenge = entry('login-challenge', 'session', v.unknown(), { lifetime: HOUR / 2, wipedBy: () => true })

/**
 * Orders whose outcome is not known yet: a random key, the flow, whose it is (as `account` of the last known figures), and the opaque id of
 * the payment that it waits for.
 */
export const pendingOrders = entry(
  'pending-orders',
  'idb',
  v.array(
    v.object({
      key: v.string(),
      flow: v.string(),
      account: v.string(),
      at: v.number(),
      sent: v.boolean(),
      payment: v.optional(v.string()),
    }),
  ),
  { lifetime: DAY, wipedBy: never },
)

/** What was chosen in flows and not sent yet, without anything personal; each flow checks its own. */
export const drafts = entry('drafts', 'session', v.object({ account: v.string(), drafts: v.record(v.string(), v.unknown()) }), {
  lifetime: DAY,
  wipedBy: (ending) => ending !== 'timer',
})

export const registry: readonly Entry[] = [
  loginName,
  lastKnown,
  deviceSalt,
  installChoice,
  cookieChoice,
  lastActivity,
  unfinishedLogout,
  unfinishedWipe,
  reloadGuard,
  loginChallenge,
  pendingOrders,
  drafts,
]
