import { logIn } from '../../api/auth.ts'
import { getUser, type LoginAnswer } from '../../api/contract/session.ts'
import { Failure } from '../../api/failure.ts'
import { reading } from '../../api/operation.ts'
import { now } from '../../clock.ts'
import { safeReturnUrl } from '../../domain/returnUrl.ts'
import { find } from '../../routes/find.ts'
import { navigate } from '../../routes/location.tsx'
import { prepare } from '../../routes/prepare.ts'
import { abandonSession, beginSession, finishLogout } from '../../session.ts'
import { loginChallenge } from '../../storage/registry.ts'
import { keep } from '../../storage/rest.ts'
import { forgetLogin, rememberLogin } from '../../storage/savedLogin.ts'
import { online } from '../../stores/connection.ts'

async function goTo(target: string): Promise<void> {
  await prepare(target)
  navigate(target, { replace: true })
}

/** A customer comes in, to the page that was asked for. `login` is null when nothing is to be remembered. */
export async function comeIn(answer: LoginAnswer, login: string | null, remembered: boolean, query: URLSearchParams) {
  await beginSession(answer, login, remembered)
  await loadCustomer()
  await goTo(safeReturnUrl(query.get('ReturnUrl'), location.origin, (path) => find(path) !== undefined))
}

/** Without any data about the customer there is no session (spec 8 loading user data). Throws the Failure. */
async function loadCustomer(): Promise<void> {
  const { has, preload } = await import('../../api/client.ts') // guests carry no cache
  const user = reading(getUser)
  await preload([user])
  if (has(user)) return
  await abandonSession()
  throw new Failure(online() ? 'broken' : 'offline', getUser.name, 'nothing is known about the customer')
}

/** Signs in, or goes on to the second factor (spec 4 MFA, 8): asked for by a status that waits, or by a 429 of its own. */
export async function signIn(login: string, password: string, remembered: boolean, query: URLSearchParams): Promise<void> {
  let told: unknown
  await finishLogout() // of whoever was here before, when the server could not be told then
  try {
    const answer = await logIn(login, password)
    if (answer.session.mfaStatus !== 'PENDING_VERIFICATION') return await comeIn(answer, login, remembered, query)
    told = answer.challenge
  } catch (error) {
    if (!(error instanceof Failure && error.kind === 'challenge')) throw error
    told = error.details
  }
  keep(loginChallenge, { told, remembered, since: now() })
  // The name rests only with "Onthoud mij op dit toestel", and nowhere else: the next screen asks for a code, not for who it is.
  await (remembered ? rememberLogin(login) : forgetLogin())
  query.delete('uitgelogd')
  await goTo(`/inloggen/mfa?${query}`.replace(/\?$/, ''))
}
