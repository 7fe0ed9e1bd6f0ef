import type { NewPasskeyAnswer, NewPasskeyQuestion, PasskeyAnswer, PasskeyQuestion } from '#model/login/contract/passkey.ts'
import { writeItem } from '../storage/items.ts'
import { passkeyHere } from '../storage/registry.ts'

/** The quiet question that is open, if any: a browser asks one thing at a time. */
let quiet: AbortController | null = null
/** Settles when nothing is asked aloud. */
let aloud: Promise<unknown> = Promise.resolve()

function answerIn<Answer>(credential: Credential | null): Answer | null {
  if (!(credential instanceof PublicKeyCredential)) return null
  writeItem(passkeyHere, 'used')
  // The browser writes the JSON that its own options asked for.
  return credential.toJSON() as Answer
}

/** Browsers report every cause in the same way: cancelled, not recognised, timed out, not allowed. */
async function asked<Answer>(question: () => Promise<Credential | null>): Promise<Answer | null> {
  quiet?.abort()
  const answer = question().then(answerIn<Answer>, () => null)
  aloud = answer
  return await answer
}

/** Asks for a passkey in a dialog of the browser. Null when the customer cancelled, or the device did not recognise anybody. */
export const askPasskey = (question: PasskeyQuestion): Promise<PasskeyAnswer | null> =>
  asked(() => navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(question) }))

/** Makes a passkey. Null like `askPasskey`; `known` when this device holds one of this customer already. */
export async function makePasskey(question: NewPasskeyQuestion): Promise<NewPasskeyAnswer | 'known' | null> {
  let isKnown = false
  const made = await asked<NewPasskeyAnswer>(() =>
    navigator.credentials
      .create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(question) })
      .catch((error: unknown) => {
        isKnown = error instanceof DOMException && error.name === 'InvalidStateError'
        return null
      }),
  )
  return isKnown ? 'known' : made
}

/**
 * Offers passkeys among what the browser fills in at a login field, and waits. `again`: another question is due, because this one grows
 * old or the page asked something aloud meanwhile. Null when the browser will not ask, or the page is left.
 */
export async function askQuietly(
  question: PasskeyQuestion,
  { lasts, ended }: { lasts: number; ended: AbortSignal },
): Promise<PasskeyAnswer | 'again' | null> {
  const own = new AbortController()
  const stop = () => own.abort()
  quiet = own
  ended.addEventListener('abort', stop)
  const timer = setTimeout(stop, lasts)
  try {
    return answerIn<PasskeyAnswer>(
      await navigator.credentials.get({
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(question),
        mediation: 'conditional',
        signal: own.signal,
      }),
    )
  } catch {
    if (!own.signal.aborted || ended.aborted) return null
    await aloud
    return 'again'
  } finally {
    clearTimeout(timer)
    ended.removeEventListener('abort', stop)
    if (quiet === own) quiet = null
  }
}

/** Tells the device which keys of this customer are left, where the browser can, so that it offers no other one. */
export async function tellLeftKeys(userId: string, ids: readonly string[]): Promise<void> {
  try {
    await PublicKeyCredential.signalAllAcceptedCredentials?.({
      rpId: location.hostname,
      userId,
      allAcceptedCredentialIds: [...ids],
    })
  } catch {
    // The device keeps offering a key that is refused.
  }
}
