/** Sign-ins and changes of a test account from before it was first seen, by rule, so that its log of safety is not empty. */

import { addDays, dayOf, momentOf } from '#kit/dates.ts'
import type { SecurityKind } from '#model/security/contract/security.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { between, randomOf } from '../world/random.ts'

/** What happened at a moment (ms of the demo clock); `isHere`: in the session that asks. */
export type Happened = {
  readonly at: number
  readonly kind: SecurityKind
  readonly device: string | null
  readonly isHere?: boolean
}

const phones = ['Chrome op Android', 'Safari op iPhone'] as const
const computers = ['Firefox op Windows', 'Chrome op Windows', 'Safari op Mac', 'Edge op Windows'] as const
/** The device of who is not the customer. */
export const STRANGE = 'Opera op Linux'

/** The days before the account was seen on which its customer signed in, and the hour in Amsterdam. */
const signIns = [4, 13, 29, 46, 68] as const
/** Since so many days the second factor is on, for whom has it and lost nothing. */
const MFA_SINCE = 21

const MINUTE = 60_000

type Timed = readonly (readonly [minutes: number, kind: SecurityKind])[]

/** What the thief of a phone tried, and what its owner did hours later: minutes before the account was seen. */
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

/** Everything from before, in any order. A stolen simcard comes with a sign-in from a device that was never seen before. */
export function accessBefore({ number, seenAt, since, simcard, mfa }: Account): Happened[] {
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
