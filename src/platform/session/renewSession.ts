import { read as readSession, type SessionUser } from '#model/login/contract/session.ts'
import { flagsRead } from './machine.ts'
import { dispatch } from './session.ts'
import { sessionUserIn } from './visitor.ts'

/** Reads the session user again after a write that changes its flags. Without an answer the cookie counts. */
export async function renewSession(): Promise<void> {
  dispatch(flagsRead, await tellFlags().catch(() => sessionUserIn(document.cookie)))
}

async function tellFlags(): Promise<SessionUser> {
  const { read } = await import('../api/client.ts') // guests do not load the cache
  return read(readSession)
}
