import { now } from '#kit/clock.ts'
import { getUser, type LoginAnswer } from '#model/login/contract/session.ts'
import { logIn } from '#platform/api/auth.ts'
import { Failure, failureOf, isUnknown } from '#platform/api/failure.ts'
import { navigate } from '#platform/router/location.tsx'
import { prepare } from '#platform/router/prepare.ts'
import { abandonSession, beginSession } from '#platform/session/enter.ts'
import { forgetLogin, rememberLogin } from '#platform/session/savedLogin.ts'
import { dispatch, finishLogout } from '#platform/session/session.ts'
import { loaded } from '#platform/session/signingIn.ts'
import { sessionUserIn } from '#platform/session/visitor.ts'
import { writeItem } from '#platform/storage/items.ts'
import { loginChallenge } from '#platform/storage/registry.ts'
import { NO_COOKIES } from './loginError.ts'

/** Loaded on demand: the screens for guests need no API client. */
const fetchClient = () => import('#platform/api/client.ts')
const fetchTarget = () => import('./target.ts')

async function goTo(target: string): Promise<void> {
  await prepare(target)
  navigate(target, { replace: true })
}

/** Starts the session and goes to the requested page. `login` null: nothing is remembered. Throws the Failure. */
export async function completeSignIn(answer: LoginAnswer, login: string | null, remembered: boolean, query: URLSearchParams) {
  if (sessionUserIn(document.cookie) === null) throw noCookies()
  await beginSession(answer, login, remembered)
  const { targetIn } = await loadCustomer()
  dispatch(loaded)
  await goTo(targetIn(query))
}

/** Loads the customer, and the rule for the page to open. If that fails, the session is abandoned and the Failure thrown. */
async function loadCustomer() {
  try {
    const [{ forgetFailures, read, seed }, target] = await Promise.all([fetchClient(), fetchTarget()])
    seed(getUser, await read(getUser))
    forgetFailures() // a remembered visitor's reads failed without a session
    return target
  } catch (error) {
    await abandonSession()
    throw failureOf(error, getUser.name)
  }
}

const noCookies = () => new Failure('refused', 'login', 'no cookies', { code: NO_COOKIES })

/**
 * For a login whose answer was lost: if the session cookie arrived, the server accepted the login and the customer can be loaded. Throws
 * the failure otherwise.
 */
export async function recoverLostLogin(failure: Failure): Promise<LoginAnswer> {
  const session = isUnknown(failure) ? sessionUserIn(document.cookie) : null
  if (!session) throw failure
  try {
    const { read } = await fetchClient()
    return { session, customerNumber: (await read(getUser)).customerNumber }
  } catch (error) {
    await abandonSession()
    throw failureOf(error, getUser.name)
  }
}

/** Signs in, or goes on to the second factor. The server asks for that with a pending status or with a 429. Throws the Failure. */
export async function signIn(login: string, password: string, remembered: boolean, query: URLSearchParams): Promise<null> {
  if (!navigator.cookieEnabled) throw noCookies()
  await finishLogout() // an earlier logout that the server has not received yet
  let answer: LoginAnswer | null = null
  let told: unknown
  try {
    answer = await logIn(login, password)
  } catch (error) {
    const failure = failureOf(error, 'login')
    if (failure.kind === 'challenge') told = failure.details
    else answer = await recoverLostLogin(failure)
  }
  if (answer && answer.session.mfaStatus !== 'PENDING_VERIFICATION') {
    await completeSignIn(answer, login, remembered, query)
    return null
  }
  writeItem(loginChallenge, { told: answer?.challenge ?? told, remembered, since: now() })
  // The login name is stored only with "Onthoud mij op dit toestel". The next screen needs a code, not the name.
  await (remembered ? rememberLogin(login) : forgetLogin())
  query.delete('uitgelogd')
  await goTo(`/inloggen/mfa?${query}`.replace(/\?$/, ''))
  return null
}
