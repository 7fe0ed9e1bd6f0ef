import { checkPasswordLink } from '#model/login/contract/guest.ts'
import { READ_LIMIT_MS } from '#platform/api/earlyReads.ts'
import { type Failure, failureOf } from '#platform/api/failure.ts'
import { newKey } from '#platform/api/newKey.ts'
import { write } from '#platform/api/write.ts'

/** Whether a password link still works. Used, expired and unknown links look the same to the customer. */
export type PasswordLink = { is: 'usable' } | { is: 'gone' } | { is: 'unknown'; failure: Failure }

/** Checks the link in the address. A POST, so that the token appears in no URL. Never rejects. */
export async function checkLink(token: string): Promise<PasswordLink> {
  if (token === '' || token.length > 200) return { is: 'gone' }
  try {
    const { usable } = await write(checkPasswordLink, { token }, { key: newKey(), onceWithin: READ_LIMIT_MS })
    return { is: usable ? 'usable' : 'gone' }
  } catch (error) {
    return { is: 'unknown', failure: failureOf(error, checkPasswordLink.name) }
  }
}
