import { type PasskeyQuestion, startPasskeySignIn } from '#model/login/contract/passkey.ts'
import type { Write } from '#model/operation.ts'
import { accept } from '#platform/api/accept.ts'
import { call } from '#platform/api/http.ts'
import { hasNetwork } from '#platform/connection/connection.ts'
import { askQuietly } from '#platform/passkey/ask.ts'
import { part } from '#platform/pwa/part.ts'
import { finishLogout } from '#platform/session/session.ts'

/* Loaded after the first paint of a login form, when somebody is there. */

/** The form that passkeys are offered in: one at a time. */
let form: AbortSignal | null = null

/** Signs in, and answers why that failed; null when it did not. */
export type SignIn = (remembered: boolean, query: URLSearchParams) => Promise<string | null>

/** A question that stays open is asked anew so long before it is too old (ms). */
const BEFORE = 15_000

/** So many refusals end the offer. */
const MOST_REFUSED = 3

/** Sends a write of signing in, of which no read and no dialog hears. Throws the Failure. */
export async function sent<Output>(
  { name, answer }: Pick<Write<never, Output>, 'name' | 'answer'>,
  body?: unknown,
): Promise<Output> {
  const key = crypto.randomUUID() // where there are passkeys, there is https
  const headers = { 'Idempotency-Key': key }
  const result = await call({ operation: name, method: 'post', path: '/api/post', query: { endpoint: name }, body, headers })
  return accept({ name, answer }, result)
}

/** Throws the Failure. A logout that the server has not received yet would end the session that begins. */
export async function questionNow(): Promise<PasskeyQuestion> {
  await finishLogout()
  return await sent(startPasskeySignIn)
}

/** What follows an answer; loaded by then, because the login screen needs none of it. */
const entering = part(() => import('./enter.ts'))

/** Asks for a passkey at a press. */
export const signInByPress: SignIn = async (...how) => (await entering()).signInAloud(...how)

/** The next moment at which the page is in view and may have a network. */
const turnsUp = (ended: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const found = new AbortController()
    const look = () => {
      if (!ended.aborted && (document.hidden || !hasNetwork())) return
      found.abort()
      resolve()
    }
    for (const [place, name] of [
      [document, 'visibilitychange'],
      [window, 'online'],
      [ended, 'abort'],
    ] as const)
      place.addEventListener(name, look, { signal: found.signal })
    look()
  })

/**
 * Offers passkeys in the login fields for as long as the form is there. `enter` signs in. When the browser cannot do that, the backend does not
 * answer, or a few passkeys were refused, nothing is offered: the password is there.
 */
export async function offerPasskeys(enter: (signIn: SignIn) => Promise<void>, ended: AbortSignal): Promise<void> {
  if (form === ended) return
  form = ended
  if (!navigator.cookieEnabled || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
  for (let refused = 0; refused < MOST_REFUSED; ) {
    await turnsUp(ended)
    if (ended.aborted) return
    const question = await questionNow().catch(() => null)
    if (question === null || ended.aborted) return
    const answer = await askQuietly(question, { lasts: question.timeout - BEFORE, ended })
    if (answer === null) return
    if (answer === 'again') continue
    let isIn = false
    await enter(async (...how) => {
      const { signInWith } = await entering()
      const why = await signInWith(answer)(...how)
      isIn = why === null
      return why
    })
    if (isIn) return
    refused += 1
  }
}
