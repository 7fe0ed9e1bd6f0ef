import { accept } from './accept.ts'
import { LoginAnswer } from './contract/session.ts'
import { Failure } from './failure.ts'
import { call } from './http.ts'

/**
 * Signs in (spec 7, POST /auth/login). `login` is a 06-number or an e-mail address.
 * Throws a Failure: a challenge, refused with code WRONG_CREDENTIALS or LOGIN_BLOCKED, refused 429, offline or broken.
 */
export async function logIn(login: string, password: string): Promise<LoginAnswer> {
  return loginAnswer('login', await call({ operation: 'login', method: 'post', path: '/auth/login', body: { login, password } }))
}

export const loginAnswer = (name: string, result: unknown): LoginAnswer => accept({ name, answer: LoginAnswer }, result)

/**
 * Ends the session of this login marker at the server, and no newer one; null: that of the cookie. Throws a Failure when nobody answered:
 * then the server has to hear it later.
 */
export const logOut = async (marker: string | null, signal: AbortSignal): Promise<void> => {
  const body = marker === null ? {} : { usr: marker }
  await call({ operation: 'logout', method: 'post', path: '/auth/logout', body, goodbye: signal })
}

/** How long we wait to hear (ms). */
const PATIENCE_MS = 4000

/** Does the server know this session? Throws a Failure when it does not say soon. */
export async function isLoggedIn(): Promise<boolean> {
  const result = await call({ operation: 'is-logged-in', method: 'get', path: '/auth/is-logged-in', onceWithin: PATIENCE_MS })
  if (typeof result === 'boolean') return result
  throw new Failure('broken', 'is-logged-in', 'unexpected answer')
}
