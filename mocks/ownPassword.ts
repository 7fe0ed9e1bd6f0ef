import type { Context } from './backend.ts'

const QUARTER = 15 * 60_000
const MOST_WRONG = 5

/** Has somebody who is signed in given a wrong password too often? Whoever finds an open screen cannot go on guessing. */
export function isGuessingPassword({ deeds, account, now }: Pick<Context, 'deeds' | 'account' | 'now'>): boolean {
  const tried = (deeds[account.number] ?? []).filter(
    ({ kind, at }) => kind === 'password-refused' && at > now - QUARTER && at <= now,
  )
  return tried.length >= MOST_WRONG
}
