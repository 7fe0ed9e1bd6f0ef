import { provider } from '#kit/provider.ts'

/** Can this browser ask for a passkey? It needs https, and the JSON of WebAuthn level 3. */
export const hasPasskeys = (): boolean =>
  provider.passkeys && globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON !== undefined
