import { getPasskeys } from '#model/security/contract/passkeys.ts'
import { mayOfferPasskey } from '#model/security/passkeys.ts'
import { read } from '#platform/api/client.ts'
import { hasPasskeys } from '#platform/passkey/able.ts'
import { href } from '#platform/router/href.ts'
import { navigate } from '#platform/router/location.tsx'
import { readItem, writeItem } from '#platform/storage/items.ts'
import { passkeyHere } from '#platform/storage/registry.ts'
import { dismiss, toast } from '#platform/stores/toasts.ts'

const ID = 'passkey-offer'

/** Offers a passkey to who just signed in with a code, once on this device. Nobody misses it when something fails. */
export async function offerPasskey(): Promise<void> {
  const wasOffered = readItem(passkeyHere) !== null
  const canMake =
    hasPasskeys() && !wasOffered && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false))
  if (!canMake) return
  const has = await read(getPasskeys).then(
    ({ passkeys }) => passkeys.length,
    () => null,
  )
  if (has === null || !mayOfferPasskey({ canMake, wasOffered, has })) return
  writeItem(passkeyHere, 'offered')
  toast({
    id: ID,
    text: 'Volgende keer zonder wachtwoord en code inloggen? Dat kan met een passkey.',
    action: {
      label: 'Bekijk',
      run: () => {
        dismiss(ID)
        navigate(href('/instellingen/gegevens/passkeys'))
      },
    },
  })
}
