import * as v from 'valibot'

/** How a session ends: the timer, the customer, or anything else (401, profile gone). */
export type Ending = 'timer' | 'customer' | 'other'

/** Where an entry is kept: about a person in IndexedDB, about the device in localStorage, about the tab in sessionStorage. */
type Home = 'idb' | 'local' | 'session'

/** What may rest on the device (decisions D8). Nothing is stored that has no entry here. */
export type Entry<Value = unknown, At extends Home = Home> = {
  readonly name: string
  readonly home: At
  readonly schema: v.GenericSchema<unknown, Value>
  /** A value that is older than this (ms) counts as missing. So does one that is dated in the future. */
  readonly lifetime: number
  /** Does this ending of a session wipe it? `value` is null when it cannot be read. */
  wipedBy(ending: Ending, value: Value | null): boolean
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const never = () => false
const always = () => true

/** The lifetime of notes about what is still to be done. They count whatever the clock says: a wrong clock must not cancel them. */
export const UNTIL_SERVED = Number.POSITIVE_INFINITY

const entry = <Value, At extends Home>(
  name: string,
  home: At,
  schema: v.GenericSchema<unknown, Value>,
  rules: Pick<Entry<Value>, 'lifetime' | 'wipedBy'>,
): Entry<Value, At> => ({ name, home, schema, ...rules })

/** The login name, only with "Onthoud mij op dit toestel". Shown masked. */
export const loginName = entry('login-name', 'idb', v.pipe(v.string(), v.maxLength(254)), { lifetime: 30 * DAY, wipedBy: never })

/**
 * The last known overview and usage of one customer: figures and dates, no names, no numbers, no invoices.
 * `account` is a hash of the customer number that only this device can make, `marker` the login marker under which it was stored.
 */
export const lastKnown = entry(
  'last-known',
  'idb',
  v.object({
    account: v.string(),
    marker: v.string(),
    remembered: v.boolean(),
    prepaid: v.boolean(),
    /** session/lastKnown checks them against the contract when it reads them, so that guests do not load that code. */
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

/**
 * The key that `account` is made with. It cannot be exported. With a key that can be read, all customer numbers could be tried in seconds.
 */
export const deviceKey = entry(
  'device-key',
  'idb',
  v.custom<CryptoKey>((value) => 'CryptoKey' in globalThis && value instanceof CryptoKey),
  { lifetime: 365 * DAY, wipedBy: never },
)

/** What `account` was made with before. Nothing reads it any more, and the next end of a session clears it. */
const deviceSalt = entry('device-salt', 'idb', v.never(), { lifetime: 0, wipedBy: always })

/** Light or dark, when the customer chose. Read by the page itself too (index.html), before the first paint. */
export const themeChoice = entry('theme', 'local', v.picklist(['light', 'dark']), { lifetime: 365 * DAY, wipedBy: never })

/** How often the app was opened, and when the customer said "Niet nu". */
export const installChoice = entry('install', 'local', v.object({ visits: v.number(), dismissedAt: v.nullable(v.number()) }), {
  lifetime: 365 * DAY,
  wipedBy: never,
})

/** What the customer lets us measure and remember beyond what is necessary. Without a choice that is nothing. */
export const cookieChoice = entry('cookies', 'local', v.object({ analytics: v.boolean(), marketing: v.boolean() }), {
  lifetime: 180 * DAY,
  wipedBy: never,
})

/** When the customer of this login marker last did something, in any tab (ms): the session ends 30 minutes later. */
export const lastActivity = entry('last-activity', 'local', v.object({ marker: v.string(), at: v.number() }), {
  lifetime: UNTIL_SERVED,
  wipedBy: always,
})

/** The login marker of the session that was in this tab. Figures of that session may show here before the server has answered. */
export const tabSession = entry('tab-session', 'session', v.string(), { lifetime: UNTIL_SERVED, wipedBy: always })

/**
 * The customer logged out while the server could not be reached. At the next contact that is told first. `marker` is the login marker of that
 * session; null when it was not known any more.
 */
export const unfinishedLogout = entry('unfinished-logout', 'local', v.object({ marker: v.nullable(v.string()) }), {
  lifetime: UNTIL_SERVED,
  wipedBy: never,
})

/** A session ended, and not everything has been wiped yet. The next start finishes it. */
export const unfinishedWipe = entry('unfinished-wipe', 'local', v.picklist(['timer', 'customer', 'other']), {
  lifetime: UNTIL_SERVED,
  wipedBy: never,
})

/** When this tab reloaded itself for a new build. */
export const reloadGuard = entry('reload-guard', 'session', v.object({ at: v.number(), build: v.string(), count: v.number() }), {
  lifetime: DAY,
  wipedBy: never,
})

/** When a tab of this device last asked which build is the newest. One tab asks for all. */
export const buildCheck = entry('build-check', 'local', v.number(), { lifetime: 365 * DAY, wipedBy: never })

/** The session that was in this tab ended without the customer's doing: the login screen says so. */
export const signedOff = entry('signed-off', 'session', v.literal(true), { lifetime: HOUR / 2, wipedBy: never })

/**
 * Signing in waits for a second factor (spec 8): which one and where the code went, masked, so that the screen survives a reload. No name,
 * number, password or code. screens/inloggen/challenge checks it when reading, so that the login screen does not load that code.
 */
export const loginChallenge = entry('login-challenge', 'session', v.unknown(), { lifetime: HOUR / 2, wipedBy: always })

/** Random keys of orders that may be sent, by flow. They belong to the session of this login marker, and are the same in all tabs. */
export const orderKeys = entry('order-keys', 'local', v.object({ marker: v.string(), keys: v.record(v.string(), v.string()) }), {
  lifetime: DAY,
  wipedBy: always,
})

/**
 * Orders that were sent and whose outcome is not known yet: the key, the flow, whose it is (as `account` of the last known figures), and the opaque id of
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

/**
 * The emergency card (PUK, customer number, block number), only when the customer made one: encrypted, with the half of its key that the browser
 * keeps. It rests until it is removed, and five wrong codes wipe it (src/emergency, which checks it when reading). `account` as above.
 */
export const emergencyCard = entry('emergency-card', 'idb', v.custom<{ account: string }>(Boolean), {
  lifetime: UNTIL_SERVED,
  wipedBy: (ending) => ending !== 'timer',
})

/** Choices in flows that are not sent yet, without anything personal. Each flow checks its own when reading. */
export const drafts = entry('drafts', 'session', v.object({ account: v.string(), drafts: v.record(v.string(), v.unknown()) }), {
  lifetime: DAY,
  wipedBy: (ending) => ending !== 'timer',
})

/** The bank that was chosen to pay at, by its opaque id: asked once. The trip to the bank is a new document. */
export const bankChoice = entry('bank', 'session', v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)), {
  lifetime: DAY,
  wipedBy: always,
})

/** What is in the cart, as the data layer was told: items for sale, nothing of whose they are. Only with consent; checked where it is read. */
export const cart = entry('cart', 'session', v.unknown(), { lifetime: DAY, wipedBy: always })

/** Which phones and brands were looked at, how often. Slugs and codes of the catalogue; only with consent; checked where it is read. */
export const handsetHits = entry('handset-hits', 'local', v.unknown(), {
  lifetime: 30 * DAY,
  wipedBy: (ending) => ending !== 'timer',
})

/** Of which campaign a customer is (spec 4), with the login marker under which that was told. Only with consent; checked where it is read. */
export const conversionData = entry('conversion', 'session', v.object({ marker: v.string(), data: v.unknown() }), {
  lifetime: DAY,
  wipedBy: always,
})

export const registry: readonly Entry[] = [
  loginName,
  lastKnown,
  deviceKey,
  deviceSalt,
  themeChoice,
  installChoice,
  cookieChoice,
  lastActivity,
  tabSession,
  unfinishedLogout,
  unfinishedWipe,
  reloadGuard,
  buildCheck,
  signedOff,
  loginChallenge,
  orderKeys,
  pendingOrders,
  emergencyCard,
  drafts,
  bankChoice,
  cart,
  conversionData,
  handsetHits,
]
