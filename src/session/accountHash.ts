import { read } from '../api/client.ts'
import { getUser } from '../api/contract/session.ts'
import { accountOf } from './account.ts'
import { accountHere } from './visitor.ts'

/** The hash of the signed-in customer; asks the server when unknown. Throws the Failure. */
export const accountHash = async (): Promise<string> =>
  accountHere() ?? (await accountOf((await read(getUser)).customerNumber)).account
