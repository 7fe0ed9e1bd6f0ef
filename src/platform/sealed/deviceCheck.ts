import { provider } from '#kit/provider.ts'
import { randomBytes } from './seal.ts'

type Bytes = Uint8Array<ArrayBuffer>

const PATIENCE_MS = 120_000

/** The PRF result for this salt, if any: always the same 32 bytes for the same key, and only after the device check. */
function secretIn(credential: Credential | null): Bytes | null {
  if (!(credential instanceof PublicKeyCredential)) return null
  const first = credential.getClientExtensionResults().prf?.results?.first
  if (first === undefined) return null
  return first instanceof ArrayBuffer
    ? new Uint8Array(first)
    : new Uint8Array(first.buffer, first.byteOffset, first.byteLength).slice()
}

/** `stopped`: the customer cancelled or was not recognised. `unable`: the device's key does not support PRF. */
export type Checked = { kind: 'checked'; secret: Bytes; credential: Bytes } | { kind: 'stopped' } | { kind: 'unable' }

/**
 * Creates a device key and returns its secret. Its name is all that the device lists of it; nothing identifies the customer. The key is
 * discoverable, because Android supports PRF only for discoverable keys.
 */
export async function makeDeviceSecret(salt: Bytes, name: string): Promise<Checked> {
  const prf = { eval: { first: salt } }
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        rp: { id: location.hostname, name: provider.product },
        user: { id: randomBytes(16), name, displayName: name },
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
 * Asks the device for the secret after its user check. The challenge is required but unused, because no server verifies the signature:
 * without the right secret nothing opens.
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

/** Browsers report every cause in the same way: cancelled, not recognised, timed out, not allowed. */
async function asked(question: () => Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await question()
  } catch {
    return null
  }
}

/** Tells the device that its key is obsolete, where the browser supports that. */
export async function forgetDeviceKey(credential: Bytes): Promise<void> {
  try {
    const credentialId = btoa(String.fromCharCode(...credential))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '')
    await PublicKeyCredential.signalUnknownCredential?.({ rpId: location.hostname, credentialId })
  } catch {
    // The device keeps a key that opens nothing.
  }
}
