import { Refusal } from './answers.ts'
import type { Context } from './backend.ts'
import { passwordOf } from './newPassword.ts'
import { prove } from './proof.ts'

const QUARTER = 15 * 60_000
const MOST_WRONG = 5

type Asking = Pick<Context, 'browser' | 'deeds' | 'account' | 'now' | 'real' | 'record'>

/** Throws a refusal after too many wrong passwords, so that nobody can guess on with an unlocked screen. */
export function refuseGuessing({ deeds, account, now }: Pick<Asking, 'deeds' | 'account' | 'now'>): void {
  const tried = (deeds[account.number] ?? []).filter(
    ({ kind, at }) => kind === 'password-refused' && at > now - QUARTER && at <= now,
  )
  if (tried.length >= MOST_WRONG) throw new Refusal(429, 'Too Many Requests', 'PASSWORD_TOO_OFTEN')
}

/** Checks the password of a signed-in customer before a change that an unlocked screen must not be enough for. It proves who asks. */
export function askOwnPassword(given: string, context: Asking): void {
  refuseGuessing(context)
  if (given !== passwordOf(context.browser, context.account)) {
    context.record({ kind: 'password-refused' })
    throw new Refusal(422, 'The password is wrong', 'PASSWORD_WRONG')
  }
  prove(context.browser, 'password', context.real)
}
