/** Can this browser keep one? Without a secure connection it has no cryptography, and without IndexedDB nowhere to keep a key. */
export const canKeepCard = (): boolean => globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined

/**
 * Can this device check by itself who holds it, and answer with a secret after that (WebAuthn with PRF)? A browser that does not say whether it
 * knows PRF is asked by making a key.
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
