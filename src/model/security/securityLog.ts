import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { SecurityEvent, SecurityKind } from './contract/security.ts'

type Dated = Pick<SecurityEvent, 'at' | 'kind' | 'device'>

const SIGN_INS: readonly string[] = ['signed-in', 'signed-in-with-code', 'signed-in-with-passkey'] satisfies SecurityKind[]

const isSignIn = ({ kind }: Pick<SecurityEvent, 'kind'>): boolean => SIGN_INS.includes(kind)

/** So many earlier sign-ins tell which devices are usual. */
const USUAL = 2

/** The events by day in Amsterdam, in the order in which they come: newest first. */
export const byDay = <Event extends Pick<SecurityEvent, 'at'>>(events: readonly Event[]): [Day, Event[]][] => [
  ...Map.groupBy(events, ({ at }) => dayOf(Date.parse(at))),
]

/**
 * True for a sign-in from a device that did not sign in earlier in the log. The first ones prove nothing: what came before them is not
 * known.
 */
export function isNewDevice(event: Dated, events: readonly Dated[]): boolean {
  if (!isSignIn(event)) return false
  const earlier = events.filter((other) => isSignIn(other) && other.at < event.at)
  return earlier.length >= USUAL && earlier.every(({ device }) => device !== event.device)
}
