/*
 * How the emergency card is encrypted: AES-GCM, with a key that is made anew each time out of two things (HKDF over an HMAC).
 *
 * 1. A secret that only the customer can give: the app code, made slow by PBKDF2, or what the device answers after its own check (WebAuthn PRF).
 * 2. A key that the browser keeps and no script can read. It lies beside the card and goes with it.
 *
 * What this withstands: reading the stored bytes, also all of them, and carrying them to another browser: a script cannot take the second along.
 * Trying codes in the app: the sixth is not tried. With the device's own check also a copy of the whole profile of the browser: what the
 * authenticator answers is not in it.
 * What it does not withstand, when an app code protects the card: somebody who copies the profile's files from an unlocked device, in which the
 * browser keeps its keys readable, or who runs scripts in it. They can try a million codes elsewhere or past the count, and PBKDF2 makes that a
 * matter of hours instead of a second. That is why a device that can check by itself is offered that first.
 */

/** Rounds of PBKDF2 with SHA-256: what OWASP asks for. A phone takes about a second. */
export const ITERATIONS = 600_000

type Bytes = Uint8Array<ArrayBuffer>
export type Sealed = { salt: Bytes; iv: Bytes; data: Bytes }

const { subtle } = crypto
const bytesOf = (text: string): Bytes => new TextEncoder().encode(text)

export const randomBytes = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count))

/** The half of the key that the browser keeps. No script can read or export it. */
export const newDeviceKey = (): Promise<CryptoKey> => subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])

/** The secret of an app code. */
export async function secretOfCode(code: string, salt: Bytes, iterations: number): Promise<Bytes> {
  const given = await subtle.importKey('raw', bytesOf(code), 'PBKDF2', false, ['deriveBits'])
  return new Uint8Array(await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, given, 256))
}

async function keyOf(secret: Bytes, deviceKey: CryptoKey, salt: Bytes): Promise<CryptoKey> {
  const both = await subtle.importKey('raw', await subtle.sign('HMAC', deviceKey, secret), 'HKDF', false, ['deriveKey'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt, info: bytesOf('emergency-card') }
  return subtle.deriveKey(how, both, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** `about` is not encrypted, but cannot be changed or belong to another card either. */
export async function seal(text: string, secret: Bytes, deviceKey: CryptoKey, salt: Bytes, about: string): Promise<Sealed> {
  const iv = randomBytes(12)
  const how = { name: 'AES-GCM', iv, additionalData: bytesOf(about) }
  return { salt, iv, data: new Uint8Array(await subtle.encrypt(how, await keyOf(secret, deviceKey, salt), bytesOf(text))) }
}

/** The text; null when the secret, the key or anything else is not what it was sealed with. */
export async function unseal(sealed: Sealed, secret: Bytes, deviceKey: CryptoKey, about: string): Promise<string | null> {
  const how = { name: 'AES-GCM', iv: sealed.iv, additionalData: bytesOf(about) }
  try {
    return new TextDecoder().decode(await subtle.decrypt(how, await keyOf(secret, deviceKey, sealed.salt), sealed.data))
  } catch {
    return null // WebCrypto says no more than that it does not fit
  }
}

/** A mark that only this key makes of a text: it says whether two are the same, and nothing else. */
export async function markOf(text: string, deviceKey: CryptoKey): Promise<string> {
  const mark = await subtle.sign('HMAC', deviceKey, bytesOf(`mark ${text}`))
  return [...new Uint8Array(mark)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
