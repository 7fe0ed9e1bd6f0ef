import { READ_LIMIT_MS } from '../../api/ahead.ts'
import { checkPasswordLink } from '../../api/contract/guest.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { newKey } from '../../api/newKey.ts'
import { write } from '../../api/write.ts'

/** Can a new password be chosen with this link? Used, expired and unknown are the same to the customer. */
export type Link = { is: 'usable' } | { is: 'gone' } | { is: 'unknown'; failure: Failure }

/** Asks about the link in the address: a question, though it goes as a write, so that the token stands in no address. Never fails. */
export async function checkLink(token: string): Promise<Link> {
  if (token === '' || token.length > 200) return { is: 'gone' }
  try {
    const { usable } = await write(checkPasswordLink, { token }, { key: newKey(), onceWithin: READ_LIMIT_MS })
    return { is: usable ? 'usable' : 'gone' }
  } catch (error) {
    return { is: 'unknown', failure: failureOf(error, checkPasswordLink.name) }
  }
}
