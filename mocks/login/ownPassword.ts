import { prove } from '../security/proof.ts'
import { Refusal } from '../server/answers.ts'
import type { Context } from '../server/backend.ts'
import { passwordOf } from './logins.ts'
import { countWrong, forgetWrong, isClosed, triedAs } from './passwordTries.ts'

/**
 * Checks the password of a signed-in customer before a change that an unlocked screen must not be enough for. It proves who asks. `status`
 * of the refusal of a wrong one.
 */
export function askOwnPassword(given: string, context: Context, status = 422): void {
  const { browser, account, record } = context
  const name = triedAs(account.number)
  if (isClosed(context, name)) throw new Refusal(429, 'Too Many Requests', 'PASSWORD_TOO_OFTEN')
  if (given !== passwordOf(browser, account)) {
    record({ kind: 'password-refused' })
    countWrong(context, name)
    throw new Refusal(status, 'The password is wrong', 'PASSWORD_WRONG')
  }
  forgetWrong(browser, name)
  prove(context, 'password')
}
