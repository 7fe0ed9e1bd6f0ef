/*
 * The encryption of the emergency card, and of the lock on the app, which holds nothing: AES-GCM. The key is derived each time from two parts (HKDF over an HMAC).
 *
 * 1. A secret of the customer: the app code, slowed down by PBKDF2, or the device's answer after its own user check (WebAuthn PRF).
 * 2. A key that the browser stores and no script can read. It is stored with the card and removed with it.
 *
 * Protected against: copying the stored data to another browser, because a script cannot export the second part; guessing codes in the app,
 * which stops after five; and, with the device check, copying the whole browser profile, which does not contain the authenticator's answer.
 * Not protected, for a card with an app code: an attacker who copies the profile files of an unlocked device, where the browser stores keys
 * in plain form, or who runs scripts in it. They can guess a million codes without the count; PBKDF2 turns seconds into hours. That is why
 * devices with their own check are offered that first.
 */

/** PBKDF2 rounds with SHA-256, as OWASP recommends; about a second on a phone. */
export const ITERATIONS = 600_000

type Bytes = Uint8Array<ArrayBuffer>
type Sealed = { salt: Bytes; iv: Bytes; data: Bytes }

const { subtle } = crypto
const bytesOf = (text: string): Bytes => new TextEncoder().encode(text)

export const randomBytes = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count))

/** The browser's part of the key, which scripts can neither read nor export. */
export const newDeviceKey = (): Promise<CryptoKey> => subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])

export async function secretOfCode(code: string, salt: Bytes, iterations: number): Promise<Bytes> {
  const given = await subtle.importKey('raw', bytesOf(code), 'PBKDF2', false, ['deriveBits'])
  return new Uint8Array(await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, given, 256))
}

async function keyOf(secret: Bytes, deviceKey: CryptoKey, salt: Bytes): Promise<CryptoKey> {
  const both = await subtle.importKey('raw', await subtle.sign('HMAC', deviceKey, secret), 'HKDF', false, ['deriveKey'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt, info: bytesOf('emergency-card') }
  return subtle.deriveKey(how, both, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** `about` is authenticated but not encrypted: it cannot be changed or moved to another card. */
export async function seal(text: string, secret: Bytes, deviceKey: CryptoKey, salt: Bytes, about: string): Promise<Sealed> {
  const iv = randomBytes(12)
  const how = { name: 'AES-GCM', iv, additionalData: bytesOf(about) }
  return { salt, iv, data: new Uint8Array(await subtle.encrypt(how, await keyOf(secret, deviceKey, salt), bytesOf(text))) }
}

/** The decrypted text; null when the secret, the key or the data do not match. */
export async function unseal(sealed: Sealed, secret: Bytes, deviceKey: CryptoKey, about: string): Promise<string | null> {
  const how = { name: 'AES-GCM', iv: sealed.iv, additionalData: bytesOf(about) }
  try {
    return new TextDecoder().decode(await subtle.decrypt(how, await keyOf(secret, deviceKey, sealed.salt), sealed.data))
  } catch {
    return null // WebCrypto gives no reason
  }
}

/** A keyed hash of a text, for comparison only. */
export async function markOf(text: string, deviceKey: CryptoKey): Promise<string> {
  const mark = await subtle.sign('HMAC', deviceKey, bytesOf(`mark ${text}`))
  return [...new Uint8Array(mark)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
