import { getAdvertising, updateAdvertising } from '#model/profile/contract/preferences.ts'
import { read } from '#platform/api/client.ts'
import { toFailure } from '#platform/api/failure.ts'
import { toast } from '#platform/stores/toasts.ts'
import { useWrite } from '#platform/write/useWrite.ts'

/** The current advertising settings; null when they cannot be loaded. */
async function advertisingNow() {
  try {
    return await read(getAdvertising)
  } catch (error) {
    toFailure(error, getAdvertising.name)
    return null
  }
}

/** Saves the opt-in for offers and news. `failed` is shown when that fails; the order continues. */
export function useNewsletterOptIn(failed: string): () => Promise<void> {
  const saving = useWrite(updateAdvertising)
  return async () => {
    const advertising = await advertisingNow()
    const wanted = advertising && { ...advertising, offersEmail: true, news: true }
    const isKept = wanted !== null && (await saving.run(wanted)) === null
    if (!isKept) toast({ id: 'news', text: failed })
  }
}
