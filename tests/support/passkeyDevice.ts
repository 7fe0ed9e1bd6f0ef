import type { Page } from '@playwright/test'

/** A device that keeps passkeys and verifies its owner by itself. */
export async function passkeyDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const keys = async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  return {
    keys,
    /** Somebody touches it at once, or nobody does. */
    unlocked: (enabled: boolean) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** A refusal repeats until this changes, also for a check that is pending. */
    recognises: (isUserVerified: boolean) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Forgets these keys. */
    async forgets(gone: Awaited<ReturnType<typeof keys>>) {
      for (const { credentialId } of gone) await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId })
    },
  }
}
