import * as v from 'valibot'
import {
  accountIn,
  always,
  byCustomer,
  DAY,
  entry,
  HOUR,
  MINUTE,
  never,
  type StorageEntry,
  UNTIL_SERVED,
  unlessRemembered,
} from './entry.ts'

/** The login name, only with "Onthoud mij op dit toestel". Shown masked. */
export const loginName = entry('login-name', 'idb', v.pipe(v.string(), v.maxLength(254)), { lifetime: 30 * DAY, wipedBy: never })

/**
 * The last known overview and usage of one customer: figures and dates, without names, numbers or invoices. `account`: a hash of the
 * customer number that only this device can compute; `marker`: the login marker of the session.
 */
export const lastKnown = entry(
  'last-known',
  'idb',
  v.object({
    account: v.string(),
    marker: v.string(),
    remembered: v.boolean(),
    prepaid: v.boolean(),
    /** Validated by session/lastKnown, so that guests do not load the contract. */
    figures: v.optional(v.unknown()),
  }),
  { lifetime: 30 * DAY, wipedBy: unlessRemembered },
)

export type LastKnown = {
  account: string
  marker: string
  remembered: boolean
  prepaid: boolean
  figures?: unknown
}

/**
 * The warnings that one customer chose on this device, and the keys of those shown in this period: a kind, an amount and a day. No
 * figures. `account` and `remembered` as above. Validated by src/platform/warnings.
 */
export const warnings = entry('warnings', 'idb', v.custom<KeptWarnings>(Boolean), {
  lifetime: 365 * DAY,
  wipedBy: unlessRemembered,
  accountIn,
})
type KeptWarnings = { account: string; remembered: boolean; choices: unknown; said: readonly string[] }

/**
 * The push messages that one customer chose for this device: the opaque id of the subscription (null until the backend has it) and the
 * topics. Validated by src/platform/warnings. `account` and `remembered` as above.
 */
export const push = entry('push', 'idb', v.custom<KeptPush>(Boolean), {
  lifetime: UNTIL_SERVED,
  wipedBy: unlessRemembered,
  accountIn,
})
type KeptPush = { account: string; remembered: boolean; id: string | null; topics: readonly string[] }

/** The key of `account`. Not exportable: with a readable key all customer numbers could be tried in seconds. */
export const deviceKey = entry(
  'device-key',
  'idb',
  v.custom<CryptoKey>((value) => 'CryptoKey' in globalThis && value instanceof CryptoKey),
  { lifetime: 365 * DAY, wipedBy: never },
)

/** The predecessor of `deviceKey`. Nothing reads it; the next end of a session clears it. */
const deviceSalt = entry('device-salt', 'idb', v.never(), { lifetime: 0, wipedBy: always })

/** Light or dark, if chosen. index.html also reads it, before the first paint. */
export const themeChoice = entry('theme', 'local', v.picklist(['light', 'dark']), { lifetime: 365 * DAY, wipedBy: never })

export const installChoice = entry('install', 'local', v.object({ visits: v.number(), dismissedAt: v.nullable(v.number()) }), {
  lifetime: 365 * DAY,
  wipedBy: never,
})

/** A passkey was used on this device, or offered here, which happens once. */
export const passkeyHere = entry('passkey', 'local', v.picklist(['used', 'offered']), { lifetime: 365 * DAY, wipedBy: never })

/** The cookie consent. Without a choice nothing is allowed. */
export const cookieChoice = entry('cookies', 'local', v.object({ analytics: v.boolean(), marketing: v.boolean() }), {
  lifetime: 180 * DAY,
  wipedBy: never,
})

/** The last activity of this login marker in any tab (ms): the session ends 30 minutes later. */
export const lastActivity = entry('last-activity', 'local', v.object({ marker: v.string(), at: v.number() }), {
  lifetime: UNTIL_SERVED,
  wipedBy: always,
})

/** The login marker of this tab's session, whose figures may show here before the server has answered. */
export const tabSession = entry('tab-session', 'session', v.string(), { lifetime: UNTIL_SERVED, wipedBy: always })

/**
 * A logout that the server has not received yet; it is sent at the next contact. `marker`: the login marker of that session, null when
 * unknown.
 */
export const unfinishedLogout = entry('unfinished-logout', 'local', v.object({ marker: v.nullable(v.string()) }), {
  lifetime: UNTIL_SERVED,
  wipedBy: never,
})

/** A session ended and the wipe is not finished. The next start finishes it. */
export const unfinishedWipe = entry('unfinished-wipe', 'local', v.picklist(['timer', 'customer', 'other']), {
  lifetime: UNTIL_SERVED,
  wipedBy: never,
})

/** The reloads of this tab for new builds. */
export const reloadGuard = entry('reload-guard', 'session', v.object({ at: v.number(), build: v.string(), count: v.number() }), {
  lifetime: DAY,
  wipedBy: never,
})

/** When a tab of this device last checked the newest build; one tab checks for all. */
export const buildCheck = entry('build-check', 'local', v.number(), { lifetime: 365 * DAY, wipedBy: never })

/** Why this tab's session ended without the customer's doing, when the address does not say so or may be wrong; the login screen reports it. */
export const signedOff = entry('signed-off', 'session', v.picklist(['other', 'clock', 'set-back']), {
  lifetime: HOUR / 2,
  wipedBy: never,
})

/**
 * A pending second factor with its masked destination, so that the screen survives a reload. No name, number, password or code. Validated
 * by screens/inloggen/challenge, so that the login screen does not load that code.
 */
export const loginChallenge = entry('login-challenge', 'session', v.unknown(), { lifetime: HOUR / 2, wipedBy: always })

/** Random keys of orders that may be sent, by flow, shared by all tabs of the session with this login marker. */
export const orderKeys = entry('order-keys', 'local', v.object({ marker: v.string(), keys: v.record(v.string(), v.string()) }), {
  lifetime: DAY,
  wipedBy: always,
})

/**
 * Sent orders with an unknown outcome: the key, the flow, the `account` as in the last known figures, and the opaque id of the pending
 * payment.
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
 * The emergency card (PUK, customer number, block number), only when the customer made one: encrypted, with the browser's part of its key.
 * Kept until it is removed; five wrong codes wipe it. Validated by src/platform/sealed. `account` as above.
 */
export const emergencyCard = entry('emergency-card', 'idb', v.custom<{ account: string }>(Boolean), {
  lifetime: UNTIL_SERVED,
  wipedBy: (ending) => ending !== 'timer',
  accountIn,
})

/**
 * The lock on the app, only when the customer wants one: sealed as the emergency card is, around nothing. It outlasts a session that ended
 * without the customer's doing, because the next one shows figures too. Five wrong codes end the session. `account` as above.
 */
export const appLock = entry('app-lock', 'idb', v.custom<{ account: string }>(Boolean), {
  lifetime: UNTIL_SERVED,
  wipedBy: byCustomer,
  accountIn,
})

/**
 * The names that the customer gave to numbers, only when they chose to keep names: sealed as the emergency card is. Kept until they are
 * removed; five wrong codes wipe them. `account` as above.
 */
export const callNames = entry('call-names', 'idb', v.custom<{ account: string }>(Boolean), {
  lifetime: UNTIL_SERVED,
  wipedBy: (ending) => ending !== 'timer',
  accountIn,
})

/** That there is a lock, which each start has to know before it draws: the account of its owner. */
export const lockedFor = entry('locked', 'local', v.string(), {
  lifetime: UNTIL_SERVED,
  wipedBy: byCustomer,
  accountIn: (account) => account,
})

/** This tab was unlocked and in view a moment ago, and need not ask again. */
export const unlocked = entry('unlocked', 'session', v.literal(true), { lifetime: 2 * MINUTE, wipedBy: always })

/** The outage whose end the customer wants to know, with the digits of its postcode. `account` as above. */
export const followedOutage = entry(
  'followed-outage',
  'idb',
  v.object({ id: v.string(), area: v.string(), name: v.string(), account: v.string() }),
  { lifetime: 3 * DAY, wipedBy: (ending) => ending !== 'timer', accountIn },
)
export type FollowedOutage = { id: string; area: string; name: string; account: string }

/**
 * The last trip abroad that was looked up: country, days, prices and alarm numbers. Validated by screens/buitenland. `account` as above,
 * `remembered` as in the last known figures. `lifetime` is the most; a week after the trip it goes.
 */
export const travelPack = entry('travel-pack', 'idb', v.custom<{ account: string; remembered: boolean }>(Boolean), {
  lifetime: 90 * DAY,
  wipedBy: unlessRemembered,
  accountIn,
})

/** Unsent choices in flows, without anything personal. Each flow validates its own draft. */
export const drafts = entry('drafts', 'session', v.object({ account: v.string(), drafts: v.record(v.string(), v.unknown()) }), {
  lifetime: DAY,
  wipedBy: (ending) => ending !== 'timer',
})

/** The opaque id of the chosen bank, kept because the trip to the bank loads a new document. */
export const bankChoice = entry('bank', 'session', v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)), {
  lifetime: DAY,
  wipedBy: always,
})

/** The day on which this tab showed the customer's number change. */
export const numberDay = entry('number-day', 'session', v.string(), { lifetime: DAY, wipedBy: always })

/** The items in the cart for the data layer, nothing personal. Only with consent; validated by its reader. */
export const cart = entry('cart', 'session', v.unknown(), { lifetime: DAY, wipedBy: always })

/** The viewed phones and brands with counts: slugs and codes of the catalogue. Only with consent; validated by its reader. */
export const handsetHits = entry('handset-hits', 'local', v.unknown(), {
  lifetime: 30 * DAY,
  wipedBy: (ending) => ending !== 'timer',
})

/** The campaign codes of a customer, with their login marker. Only with consent; validated by its reader. */
export const conversionData = entry('conversion', 'session', v.object({ marker: v.string(), data: v.unknown() }), {
  lifetime: DAY,
  wipedBy: always,
})

export const registry: readonly StorageEntry[] = [
  loginName,
  lastKnown,
  warnings,
  push,
  deviceKey,
  deviceSalt,
  themeChoice,
  installChoice,
  passkeyHere,
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
  callNames,
  appLock,
  lockedFor,
  unlocked,
  followedOutage,
  travelPack,
  drafts,
  bankChoice,
  numberDay,
  cart,
  conversionData,
  handsetHits,
]
