import * as v from 'valibot'
import { Challenge } from '../../api/contract/guest.ts'
import type { MfaMethod } from '../../api/contract/session.ts'
import { now } from '../../clock.ts'
import { loginChallenge } from '../../storage/registry.ts'
import { keep, recall } from '../../storage/rest.ts'

const unsaid = { id: null, method: null, destination: null, other: null }

/** What is kept of a challenge. Nothing of it tells who the customer is. */
const Kept = v.object({
  /** What the server said about it. A backend that says nothing more than that there is one, is heard too. */
  told: v.fallback(v.nullable(Challenge), null),
  /** The choice of "Onthoud mij op dit toestel". */
  remembered: v.boolean(),
  /** When the last code was sent (ms). */
  since: v.number(),
  /** When the last code was sent by the other method (ms). */
  sinceOther: v.optional(v.nullable(v.number()), null),
})
type Kept = v.InferOutput<typeof Kept>

export type Pending = (Challenge | typeof unsaid) & Omit<Kept, 'told'>

const pendingOf = ({ told, ...rest }: Kept): Pending => ({ ...(told ?? unsaid), ...rest })

/** The second factor that signing in waits for, also after a reload; null when there is none. */
export function pendingChallenge(): Pending | null {
  const kept = v.safeParse(Kept, recall(loginChallenge))
  return kept.success ? pendingOf(kept.output) : null
}

/** Another code is on its way: keeps where to and since when. */
export function sentAgain({ method, remembered, since, sinceOther }: Pending, told: Challenge): Pending {
  const kept = { told, remembered, since: now(), sinceOther: told.method === method ? sinceOther : since }
  keep(loginChallenge, kept)
  return pendingOf(kept)
}

/** When a code was last sent along this way (ms). */
export const lastSent = ({ method, since, sinceOther }: Pending, by: MfaMethod | null): number | null =>
  by === method ? since : sinceOther
