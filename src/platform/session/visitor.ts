import * as v from 'valibot'
import { proxy, useSnapshot } from 'valtio'
import { SessionUser } from '#model/login/contract/session.ts'
import { customerTypeOf, type Visitor } from '#model/visitor.ts'
import { type Event, type Session, secondsLeftIn, sessionAccount, visitorOf } from './machine.ts'

/** The part of the session that the page shows. */
const state = proxy<{ visitor: Visitor; secondsLeft: number | null }>({ visitor: { kind: 'guest' }, secondsLeft: null })
let current: Session = { kind: 'asking' }

/** The session of this page. Only `session.ts` moves it on, with `dispatch`. */
export const session = (): Session => current

/** Moves the session on. Its effects are the caller's. */
export function advance<Heard extends unknown[]>(event: Event<Heard>, ...heard: Heard): Session {
  current = event(current, ...heard)
  const visitor = visitorOf(current)
  if (JSON.stringify(visitor) !== JSON.stringify(state.visitor)) state.visitor = visitor
  state.secondsLeft = secondsLeftIn(current)
  if (accountHere() !== null) for (const then of waiting.splice(0)) then()
  return current
}

export const useVisitor = (): Visitor => useSnapshot(state).visitor
export const useIsPrepaid = (): boolean => customerTypeOf(useVisitor()) === 'prepaid'
export const useIsPostpaid = (): boolean => customerTypeOf(useVisitor()) === 'postpaid'
export const visitor = (): Visitor => state.visitor

/** The seconds until the session ends while the dialog counts down; null otherwise. */
export const useIdleCountdown = (): number | null => useSnapshot(state).secondsLeft
export const secondsLeft = (): number | null => state.secondsLeft

/** The hash of the signed-in customer, under which their figures are stored; null while unknown. */
export const accountHere = (): string | null => sessionAccount(current)

const waiting: (() => void)[] = []
/** Runs `then` once the customer is known, possibly at once. */
export function whenKnown(then: () => void): void {
  if (accountHere() !== null) then()
  else waiting.push(then)
}

/** The session user in the `usr` cookie, or null. Invalid values are no session, nor is one that still waits for its second factor. */
export function sessionUserIn(cookies: string): SessionUser | null {
  const raw = /(?:^|;\s*)usr=([^;]+)/.exec(cookies)?.[1] ?? ''
  try {
    const parsed = v.safeParse(SessionUser, JSON.parse(decodeURIComponent(raw)))
    return parsed.success && parsed.output.mfaStatus !== 'PENDING_VERIFICATION' ? parsed.output : null
  } catch {
    return null // there is none, or it is not ours, or truncated
  }
}
