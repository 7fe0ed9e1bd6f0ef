/** True when this browser can store a card: it needs WebCrypto, which requires https, and IndexedDB. */
export const canKeepCard = (): boolean => globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined

/**
 * True when the device can verify its user and then return a secret (WebAuthn with PRF). For a browser that does not report PRF support,
 * creating a key is the only test.
 */
export async function hasDeviceCheck(): Promise<boolean> {
  if (!('PublicKeyCredential' in globalThis)) return false
  try {
    const able = await PublicKeyCredential.getClientCapabilities?.()
    return able?.['extension:prf'] !== false && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())
  } catch {
    return false
  }
}
