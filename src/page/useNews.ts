import { read } from '../api/client.ts'
import { getAdvertising, updateAdvertising } from '../api/contract/preferences.ts'
import { toFailure } from '../api/failure.ts'
import { useDeed } from '../deed/useDeed.ts'
import { toast } from '../stores/toasts.ts'

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
export function useNews(failed: string): () => Promise<void> {
  const saving = useDeed(updateAdvertising)
  return async () => {
    const advertising = await advertisingNow()
    const wanted = advertising && { ...advertising, offersEmail: true, news: true }
    const isKept = wanted !== null && (await saving.run(wanted)) === null
    if (!isKept) toast({ id: 'news', text: failed })
  }
}
