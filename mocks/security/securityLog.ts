/** The customer's security log, from the events of the world and those at the door. */

import { addDays, dayOf, momentOf } from '#kit/dates.ts'
import type { SecurityEvent, SecurityKind } from '#model/security/contract/security.ts'
import { isEsim } from '#model/sim/simcard.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { linkedIban } from '../payment/paid.ts'
import type { AccessEvent } from '../server/browsers.ts'
import { doneBy } from '../world/asOf.ts'
import type { WorldEvent } from '../world/events.ts'
import { accountAt } from '../world/placed.ts'
import { between, randomOf } from '../world/random.ts'

/** An event at a moment (ms of the demo clock); `isHere`: in the session that asks. */
type Happened = {
  readonly at: number
  readonly kind: SecurityKind
  readonly device: string | null
  readonly isHere?: boolean
}

const phones = ['Chrome op Android', 'Safari op iPhone'] as const
const computers = ['Firefox op Windows', 'Chrome op Windows', 'Safari op Mac', 'Edge op Windows'] as const
/** The device of who is not the customer. */
const STRANGE = 'Opera op Linux'

/** The days before the account was seen on which its customer signed in, and the hour in Amsterdam. */
const signIns = [4, 13, 29, 46, 68] as const
/** Since so many days the second factor is on, for whom has it and lost nothing. */
const MFA_SINCE = 21

const MINUTE = 60_000

type Timed = readonly (readonly [minutes: number, kind: SecurityKind])[]

/** The attempts of a phone thief, and the owner's actions hours later: minutes before the account was seen. */
const theft: Timed = [
  [698, 'wrong-password'],
  [697, 'wrong-password'],
  [692, 'signed-in'],
]
const rescue: Timed = [
  [131, 'signed-in'],
  [129, 'sim-blocked'],
  [124, 'password-changed'],
  [118, 'mfa-on'],
]

/**
 * The events before a test account was first seen, made up by rule so that its log is not empty, in any order. A stolen simcard comes
 * with a sign-in from a device that was never seen before.
 */
function accessBefore({ number, seenAt, since, simcard, mfa }: Account): Happened[] {
  const today = dayOf(seenAt)
  const random = randomOf('access', number)
  const phone = phones[number % phones.length] ?? phones[0]
  const computer = computers[number % computers.length] ?? computers[0]
  const minutesAgo = (all: Timed, device: string) =>
    all.map(([minutes, kind]) => ({ at: seenAt - minutes * MINUTE, kind, device }))
  const isStolen = simcard.statusType === 'STOLEN'
  const hasMfa = !isStolen && (mfa.status === 'ACTIVE' || mfa.status === 'PENDING_VERIFICATION')

  const own = signIns.map(
    (days, place): Happened => ({
      at: momentOf(addDays(today, -days), between(random, 8, 21), between(random, 0, 59)),
      kind: hasMfa && days < MFA_SINCE ? 'signed-in-with-code' : 'signed-in',
      device: place % 2 === 0 ? phone : computer,
    }),
  )
  const turnedOn: Happened[] = hasMfa ? [{ at: momentOf(addDays(today, -MFA_SINCE), 20, 25), kind: 'mfa-on', device: phone }] : []
  const stolen = isStolen ? [...minutesAgo(theft, STRANGE), ...minutesAgo(rescue, computer)] : []
  return [...own, ...turnedOn, ...stolen].filter(({ at }) => dayOf(at) >= since)
}

const DAY = 86_400_000
const KEPT_DAYS = 90

/** The kinds of events that have one meaning in the log. */
const plain: Partial<Record<WorldEvent['kind'], SecurityKind>> = {
  'password-refused': 'wrong-password',
  'email-confirmed': 'email-changed',
  'address-changed': 'address-changed',
  'bank-form-received': 'iban-changed',
  'sim-blocked': 'sim-blocked',
  'sim-unblocked': 'sim-unblocked',
  'sim-ordered': 'sim-requested',
  'locked-sim-ordered': 'sim-requested',
  'number-lock-on': 'number-lock-on',
  'number-lock-off': 'number-lock-off',
  'locked-cancelled': 'request-cancelled',
  'stranger-ordered': 'sim-requested',
  'number-leaves': 'porting-out-requested',
  'locked-confirmed': 'porting-out-confirmed',
  'porting-confirmed': 'porting-requested',
}

/** Events without the customer, and their device. */
const byOthers: Partial<Record<WorldEvent['kind'], string | null>> = {
  'bank-form-received': null,
  'number-leaves': null,
  'stranger-ordered': STRANGE,
}

/** The kind of card that an activation after these events concerns. */
function activatedBy(account: Account, before: readonly WorldEvent[]): SecurityKind {
  const ordered = before.findLast((event) => event.kind === 'sim-ordered' || event.kind === 'locked-sim-ordered')
  const type = ordered && 'type' in ordered ? ordered.type : (account.sims.next?.type ?? account.simcard.type)
  return isEsim(type) ? 'esim-installed' : 'sim-replaced'
}

/** Did this payment link a bank account? */
const isLinked = ({ outcome, unlinked, what }: WorldEvent<'payment-decided'>): boolean =>
  outcome === 'paid' && unlinked === undefined && linkedIban(what) !== null

function kindOf(event: WorldEvent, account: Account, before: readonly WorldEvent[]): SecurityKind | null {
  if (event.kind === 'mfa-changed') return event.method === null ? 'mfa-off' : 'mfa-on'
  if (event.kind === 'payment-decided') return isLinked(event) ? 'iban-changed' : null
  if (event.kind === 'sim-activation') return activatedBy(account, before)
  return plain[event.kind] ?? null
}

const isSignIn = ({ kind }: Pick<AccessEvent, 'kind'>) => kind.startsWith('signed-in')

/** Every event is done in the session that was the last to begin before it. */
function fromEvents(account: Account, events: readonly WorldEvent[], access: readonly AccessEvent[], marker: string): Happened[] {
  return events.flatMap((event, place): Happened[] => {
    const kind = kindOf(event, account, events.slice(0, place))
    if (kind === null) return []
    const other = byOthers[event.kind]
    if (other !== undefined) return [{ at: event.at, kind, device: other }]
    const session = access.findLast((entry) => isSignIn(entry) && entry.at <= event.at)
    return [{ at: event.at, kind, device: session?.device ?? null, isHere: session?.marker === marker }]
  })
}

/** Stays the same when newer events come and older ones are no longer kept: it counts only events of one kind at one moment. */
const idOf = (at: number, kind: SecurityKind, earlier: readonly Happened[]): string =>
  `${at}-${kind}-${earlier.filter((event) => event.at === at && event.kind === kind).length + 1}`

type Known = {
  account: Account
  events: readonly WorldEvent[]
  access: readonly AccessEvent[]
  /** The login marker of the session that asks. */
  marker: string
  now: number
}

/** The last 90 days, newest first. The session that asks never lies in the future, also when the clock was set back. */
export function securityLogOf({ account, events, access, marker, now }: Known): SecurityEvent[] {
  const described = accountAt(account.number, account.seenAt)
  const atDoor = access.map(({ at, kind, device, marker: own }): Happened => {
    const isHere = own === marker
    return { at: isHere ? Math.min(at, now) : at, kind, device, isHere }
  })
  return [...accessBefore(described), ...atDoor, ...fromEvents(described, doneBy(events, now), access, marker)]
    .filter(({ at }) => at <= now && at > now - KEPT_DAYS * DAY)
    .toReversed() // of what came at the same moment, the last is the newest
    .toSorted((one, other) => other.at - one.at)
    .map(({ at, kind, device, isHere }, place, all) => ({
      id: idOf(at, kind, all.slice(place + 1)),
      kind,
      at: new Date(at).toISOString(),
      device,
      current: isHere === true,
    }))
}
