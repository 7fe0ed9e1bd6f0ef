import { logIn } from '../../api/auth.ts'
import type { LoginAnswer } from '../../api/contract/session.ts'
import { Failure } from '../../api/failure.ts'
import { safeReturnUrl } from '../../domain/returnUrl.ts'
import { find } from '../../routes/find.ts'
import { navigate } from '../../routes/location.tsx'
import { prepare } from '../../routes/prepare.ts'
import { beginSession } from '../../session.ts'

/** A customer comes in, to the page that was asked for. `login` is null when nothing is to be remembered. */
export async function comeIn(answer: LoginAnswer, login: string | null, remembered: boolean, query: URLSearchParams) {
  const target = safeReturnUrl(query.get('ReturnUrl'), location.origin, (path) => find(path) !== undefined)
  await beginSession(answer, login, remembered)
  await prepare(target)
  navigate(target, { replace: true })
}

/** Signs in, or goes on to the second factor (spec 4 MFA, 8): asked for by a status that waits, or by a 429 of its own. */
export async function signIn(login: string, password: string, remembered: boolean, query: URLSearchParams): Promise<void> {
  let challenge: unknown
  try {
    const answer = await logIn(login, password)
    if (answer.session.mfaStatus !== 'PENDING_VERIFICATION') return await comeIn(answer, login, remembered, query)
    challenge = answer.challenge
  } catch (error) {
    if (!(error instanceof Failure && error.kind === 'challenge')) throw error
    challenge = error.details
  }
  const { askForCode } = await import('./challenge.ts')
  await askForCode(challenge, login, remembered, query)
}
