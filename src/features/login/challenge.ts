import * as v from 'valibot'
import { now } from '#kit/clock.ts'
import { Challenge } from '#model/login/contract/guest.ts'
import type { MfaMethod } from '#model/login/contract/session.ts'
import { readItem, writeItem } from '#platform/storage/items.ts'
import { loginChallenge } from '#platform/storage/registry.ts'

const unsaid = { id: null, method: null, destination: null, other: null }

/** The stored challenge. It holds nothing that identifies the customer. */
const Kept = v.object({
  /** The server's answer; null when it contained nothing more than that a code is needed. */
  told: v.fallback(v.nullable(Challenge), null),
  remembered: v.boolean(),
  /** When the last code was sent (ms); `sinceOther` is that of the other method. */
  since: v.number(),
  sinceOther: v.optional(v.nullable(v.number()), null),
})
type Kept = v.InferOutput<typeof Kept>

export type PendingLogin = (Challenge | typeof unsaid) & Omit<Kept, 'told'>

const pendingOf = ({ told, ...rest }: Kept): PendingLogin => ({ ...(told ?? unsaid), ...rest })

/** The second factor that the login waits for, also after a reload; null when there is none. */
export function pendingChallenge(): PendingLogin | null {
  const kept = v.safeParse(Kept, readItem(loginChallenge))
  return kept.success ? pendingOf(kept.output) : null
}

export function sentAgain({ method, remembered, since, sinceOther }: PendingLogin, told: Challenge): PendingLogin {
  const kept = { told, remembered, since: now(), sinceOther: told.method === method ? sinceOther : since }
  writeItem(loginChallenge, kept)
  return pendingOf(kept)
}

/** When a code was last sent by this method (ms). */
export const lastSent = ({ method, since, sinceOther }: PendingLogin, by: MfaMethod | null): number | null =>
  by === method ? since : sinceOther
