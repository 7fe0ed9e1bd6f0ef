import { logIn } from '../../api/auth.ts'
import { getUser, type LoginAnswer } from '../../api/contract/session.ts'
import { Failure, failureOf, isUnknown } from '../../api/failure.ts'
import { now } from '../../clock.ts'
import { safeReturnUrl } from '../../domain/returnUrl.ts'
import { find } from '../../routes/find.ts'
import { navigate } from '../../routes/location.tsx'
import { prepare } from '../../routes/prepare.ts'
import { forgetLogin, rememberLogin } from '../../session/savedLogin.ts'
import { abandonSession, beginSession, finishLogout } from '../../session/session.ts'
import { sessionUserIn, setVisitor } from '../../session/visitor.ts'
import { loginChallenge } from '../../storage/registry.ts'
import { keep } from '../../storage/rest.ts'
import { NO_COOKIES } from './loginError.ts'

/** Guests carry no cache; the screen that they go to comes with it. */
const fetchClient = () => import('../../api/client.ts')

async function goTo(target: string): Promise<void> {
  await prepare(target)
  navigate(target, { replace: true })
}

/** A customer comes in, to the page that was asked for. `login` is null when nothing is to be remembered. Throws the Failure. */
export async function comeIn(answer: LoginAnswer, login: string | null, remembered: boolean, query: URLSearchParams) {
  if (sessionUserIn(document.cookie) === null) throw noCookies()
  await beginSession(answer, login, remembered)
  await loadCustomer()
  setVisitor({ kind: 'customer', flags: answer.session })
  await goTo(safeReturnUrl(query.get('ReturnUrl'), location.origin, (path) => find(path) !== undefined))
}

/** Without any data about the customer there is no session (spec 8 loading user data). Throws the Failure. */
async function loadCustomer(): Promise<void> {
  try {
    const { forgetFailures, read, seed } = await fetchClient()
    seed(getUser, await read(getUser))
    forgetFailures() // what a remembered visitor could not be told
  } catch (error) {
    await abandonSession()
    throw failureOf(error, getUser.name)
  }
}

/** The browser takes no cookies: nobody can be signed in with it. */
const noCookies = () => new Failure('refused', 'login', 'no cookies', { code: NO_COOKIES })

/**
 * Signing in whose answer was cut off: a session cookie that came all the same says that the server let the customer in. Then who it is
 * can be asked. Throws the failure when nobody was let in, or nothing can be loaded.
 */
export async function answerAfterAll(failure: Failure): Promise<LoginAnswer> {
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

/** Signs in, or goes on to the second factor (spec 4 MFA, 8): asked for by a status that waits, or by a 429 of its own. */
export async function signIn(login: string, password: string, remembered: boolean, query: URLSearchParams): Promise<void> {
  if (!navigator.cookieEnabled) throw noCookies()
  await finishLogout() // of the customer before this one, when the server could not be told then
  let answer: LoginAnswer | null = null
  let told: unknown
  try {
    answer = await logIn(login, password)
  } catch (error) {
    const failure = failureOf(error, 'login')
    if (failure.kind === 'challenge') told = failure.details
    else answer = await answerAfterAll(failure)
  }
  if (answer && answer.session.mfaStatus !== 'PENDING_VERIFICATION') return comeIn(answer, login, remembered, query)
  keep(loginChallenge, { told: answer?.challenge ?? told, remembered, since: now() })
  // The name rests only with "Onthoud mij op dit toestel", and nowhere else: the next screen asks for a code, not for who it is.
  await (remembered ? rememberLogin(login) : forgetLogin())
  query.delete('uitgelogd')
  await goTo(`/inloggen/mfa?${query}`.replace(/\?$/, ''))
}
