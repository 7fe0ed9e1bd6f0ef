import { LoginAnswer } from '#model/login/contract/session.ts'
import { accept } from './accept.ts'
import { Failure } from './failure.ts'
import { call } from './http.ts'

/**
 * Signs in with a 06-number or an e-mail address. Throws a Failure: `challenge`; `refused` with code WRONG_CREDENTIALS or LOGIN_BLOCKED,
 * or status 429; `offline` or `broken`.
 */
export async function logIn(login: string, password: string): Promise<LoginAnswer> {
  return loginAnswer('login', await call({ operation: 'login', method: 'post', path: '/auth/login', body: { login, password } }))
}

export const loginAnswer = (name: string, result: unknown): LoginAnswer => accept({ name, answer: LoginAnswer }, result)

/**
 * Ends the server's session of this login marker, never a newer one; null ends the session of the cookie. Throws a Failure when the server
 * cannot be reached: the caller has to repeat it later.
 */
export const logOut = async (marker: string | null, signal: AbortSignal): Promise<void> => {
  const body = marker === null ? {} : { usr: marker }
  await call({ operation: 'logout', method: 'post', path: '/auth/logout', body, goodbye: signal })
}

const PATIENCE_MS = 4000

/** Asks the server whether this session is valid. Throws a Failure without a timely answer. */
export async function isLoggedIn(): Promise<boolean> {
  const result = await call({ operation: 'is-logged-in', method: 'get', path: '/auth/is-logged-in', onceWithin: PATIENCE_MS })
  if (typeof result === 'boolean') return result
  throw new Failure('broken', 'is-logged-in', 'unexpected answer')
}
