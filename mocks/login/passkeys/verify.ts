/**
 * Verifies what passkeys sign, for real. The library is large, and loads with the first passkey. A verification takes time, and operations
 * are synchronous: the first time it begins and NotLoaded is thrown; with its verdict, the operation is carried out again.
 */
import type { NewPasskeyAnswer, PasskeyAnswer } from '#model/login/contract/passkey.ts'
import type { KeptPasskey } from '../../server/browsers.ts'
import { NotLoaded } from '../../server/notLoaded.ts'

/** EdDSA, ES256 and RS256, by their number in COSE. */
export const ALGORITHMS = [-8, -7, -257]

const library = () => import('@simplewebauthn/server')

/** Where the question was asked: the challenge, and the page. */
type Asked = { readonly challenge: string; readonly origin: string }

const expectedOf = ({ challenge, origin }: Asked) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: new URL(origin).hostname,
  requireUserVerification: true,
})

/** Keeps the verdict on an input for as long as its request lasts. */
function onceKnown<Verdict extends object>() {
  const known = new WeakMap<object, Verdict | 'wrong'>()
  return (input: object, verify: () => Promise<Verdict | null>): Verdict | null => {
    const verdict = known.get(input)
    if (verdict !== undefined) return verdict === 'wrong' ? null : verdict
    throw new NotLoaded(async () => {
      // The library throws at whatever is not as expected.
      known.set(input, (await verify().catch(() => null)) ?? 'wrong')
    })
  }
}

const answers = onceKnown<{ counter: number; synced: boolean }>()
const newKeys = onceKnown<Pick<KeptPasskey, 'id' | 'publicKey' | 'counter' | 'synced'>>()

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

/** What this key signed; null when it is not a signature of this key, under this question, on this site, after the check of the device. */
export const verdictOn = (answer: PasskeyAnswer, key: KeptPasskey, asked: Asked) =>
  answers(answer, async () => {
    const { verifyAuthenticationResponse } = await library()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} } as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      ...expectedOf(asked),
      credential: { id: key.id, publicKey: fromBase64Url(key.publicKey), counter: key.counter },
    })
    const { newCounter, credentialBackedUp } = authenticationInfo
    return verified ? { counter: newCounter, synced: credentialBackedUp } : null
  })

/** The key that was made; null when it was not made for this question and site, after the check of the device. */
export const keyIn = (answer: NewPasskeyAnswer, asked: Asked) =>
  newKeys(answer, async () => {
    const { verifyRegistrationResponse } = await library()
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} } as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      ...expectedOf(asked),
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return null
    const { credential, credentialBackedUp } = registrationInfo
    const { id, publicKey, counter } = credential
    return { id, publicKey: toBase64Url(publicKey), counter, synced: credentialBackedUp }
  })

const decoder = new TextDecoder()

/** The challenge that an answer says to answer; null when it says nothing readable. */
export function challengeIn({ response }: PasskeyAnswer | NewPasskeyAnswer): string | null {
  try {
    const said: unknown = JSON.parse(decoder.decode(fromBase64Url(response.clientDataJSON)))
    const challenge = typeof said === 'object' && said !== null && 'challenge' in said ? said.challenge : null
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/** An unguessable text of 256 bits. */
export const newChallenge = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)))

export const encoded = (text: string): string => toBase64Url(new TextEncoder().encode(text))
