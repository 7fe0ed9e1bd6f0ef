import { type PasskeyAnswer, type PasskeyQuestion, signInWithPasskey, startPasskeySignIn } from '#model/login/contract/passkey.ts'
import { type Failure, failureOf } from '#platform/api/failure.ts'
import { hasNetwork } from '#platform/connection/connection.ts'
import { askPasskey } from '#platform/passkey/ask.ts'
import { completeSignIn, recoverLostLogin } from '../completeSignIn.ts'
import { loginError } from '../loginError.ts'
import { passkeySignInCopy } from './copy.ts'
import { questionNow, type SignIn, sent } from './quiet.ts'

const sentences: Partial<Record<string, string>> = {
  CHALLENGE_GONE: passkeySignInCopy.gone,
  PASSKEY_UNKNOWN: passkeySignInCopy.unknown,
  PASSKEY_WRONG: passkeySignInCopy.wrong,
}

const sentenceOf = (failure: Failure): string => sentences[failure.code ?? ''] ?? loginError(failure, hasNetwork())

/** Signs in with what a passkey answered. */
export const signInWith =
  (answer: PasskeyAnswer): SignIn =>
  async (remembered, query) => {
    try {
      const told = await sent(signInWithPasskey, { answer }).catch((error: unknown) =>
        recoverLostLogin(failureOf(error, signInWithPasskey.name)),
      )
      // The name that was kept for signing in may be another customer's.
      await completeSignIn(told, null, remembered, query)
      return null
    } catch (error) {
      return sentenceOf(failureOf(error, signInWithPasskey.name))
    }
  }

/** Asks for a passkey aloud, and signs in with it. */
export const signInAloud: SignIn = async (remembered, query) => {
  let question: PasskeyQuestion
  try {
    question = await questionNow()
  } catch (error) {
    return sentenceOf(failureOf(error, startPasskeySignIn.name))
  }
  const answer = await askPasskey(question)
  return answer === null ? passkeySignInCopy.stopped : await signInWith(answer)(remembered, query)
}
