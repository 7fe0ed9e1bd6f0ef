import { provider } from '../provider.ts'
import { randomBytes } from './seal.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** How long the customer has for the check (ms). */
const PATIENCE_MS = 120_000

/** What the device made of this salt, if it told. Always of the same 32 bytes for the same key, and only after its check. */
function secretIn(credential: Credential | null): Bytes | null {
  if (!(credential instanceof PublicKeyCredential)) return null
  const first = credential.getClientExtensionResults().prf?.results?.first
  if (first === undefined) return null
  return first instanceof ArrayBuffer
    ? new Uint8Array(first)
    : new Uint8Array(first.buffer, first.byteOffset, first.byteLength).slice()
}

/** `stopped`: the customer, or the device did not recognise them. `unable`: the device made a key that has no secret to give. */
export type Checked = { kind: 'checked'; secret: Bytes; credential: Bytes } | { kind: 'stopped' } | { kind: 'unable' }

/**
 * Has the device make a key for the card, and asks it for the secret. Nothing of who the customer is goes along. The key is one that the device
 * finds by itself, because Android gives secrets only of those.
 */
export async function makeDeviceSecret(salt: Bytes): Promise<Checked> {
  const prf = { eval: { first: salt } }
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        rp: { id: location.hostname, name: provider.product },
        user: { id: randomBytes(16), name: 'Noodkaart', displayName: 'Noodkaart' },
        challenge: randomBytes(32),
        pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: { authenticatorAttachment: 'platform', residentKey: 'preferred', userVerification: 'required' },
        attestation: 'none',
        timeout: PATIENCE_MS,
        extensions: { prf },
      },
    }),
  )
  if (!(made instanceof PublicKeyCredential)) return { kind: 'stopped' }
  const credential = new Uint8Array(made.rawId)
  if (made.getClientExtensionResults().prf?.enabled !== true) {
    await forgetDeviceKey(credential)
    return { kind: 'unable' }
  }
  const secret = secretIn(made)
  const checked = secret === null ? await askDevice(credential, salt) : { kind: 'checked' as const, secret, credential }
  if (checked.kind !== 'checked') await forgetDeviceKey(credential)
  return checked
}

/**
 * Asks the device for the secret: it checks first who holds it. Nobody looks at its signature, so a challenge is only there because there has to
 * be one: without the right secret nothing opens.
 */
export async function askDevice(credential: Bytes, salt: Bytes): Promise<Checked> {
  const got = await asked(() =>
    navigator.credentials.get({
      publicKey: {
        rpId: location.hostname,
        challenge: randomBytes(32),
        allowCredentials: [{ type: 'public-key', id: credential, transports: ['internal'] }],
        userVerification: 'required',
        timeout: PATIENCE_MS,
        extensions: { prf: { eval: { first: salt } } },
      },
    }),
  )
  if (got === null) return { kind: 'stopped' }
  const secret = secretIn(got)
  return secret === null ? { kind: 'unable' } : { kind: 'checked', secret, credential }
}

/** The browser says no in one way, whatever the reason: cancelled, not recognised, too late, not allowed. */
async function asked(question: () => Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await question()
  } catch {
    return null
  }
}

/** Tells the device that its key has no card any more, where it wants to know. */
export async function forgetDeviceKey(credential: Bytes): Promise<void> {
  try {
    const credentialId = btoa(String.fromCharCode(...credential))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '')
    await PublicKeyCredential.signalUnknownCredential?.({ rpId: location.hostname, credentialId })
  } catch {
    // It keeps a key that opens nothing.
  }
}
