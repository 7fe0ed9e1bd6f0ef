import * as v from 'valibot'
import { proxy, useSnapshot } from 'valtio'
import { SessionUser } from '../api/contract/session.ts'
import { customerTypeOf, type Visitor } from '../domain/visitor.ts'

const state = proxy<{ visitor: Visitor }>({ visitor: { kind: 'guest' } })

export const useVisitor = (): Visitor => useSnapshot(state).visitor
export const useIsPrepaid = (): boolean => customerTypeOf(useVisitor()) === 'prepaid'
export const useIsPostpaid = (): boolean => customerTypeOf(useVisitor()) === 'postpaid'
export const visitor = (): Visitor => state.visitor
export const setVisitor = (next: Visitor): void => {
  state.visitor = next
}

/** The session user in the `usr` cookie, or null. Invalid values are no session, nor is one that still waits for its second factor. */
export function sessionUserIn(cookies: string): SessionUser | null {
  const raw = /(?:^|;\s*)usr=([^;]+)/.exec(cookies)?.[1]
  if (raw === undefined) return null
  try {
    const parsed = v.safeParse(SessionUser, JSON.parse(decodeURIComponent(raw)))
    return parsed.success && parsed.output.mfaStatus !== 'PENDING_VERIFICATION' ? parsed.output : null
  } catch {
    return null // not ours, or truncated
  }
}
