import { read } from '../api/client.ts'
import { getAdvertising, updateAdvertising } from '../api/contract/preferences.ts'
import { toFailure } from '../api/failure.ts'
import { useWrite } from '../order/useWrite.ts'
import { toast } from '../stores/toasts.ts'

/** The settings as they stand now; `null`: they cannot be read. */
async function advertisingNow() {
  try {
    return await read(getAdvertising)
  } catch (error) {
    toFailure(error, getAdvertising.name)
    return null
  }
}

/** Keeps it that a customer wants to hear of offers and news, as at the settings. `failed`: said when that did not work; the order goes on. */
export function useNews(failed: string): () => Promise<void> {
  const saving = useWrite(updateAdvertising)
  return async () => {
    const advertising = await advertisingNow()
    const wanted = advertising && { ...advertising, offersEmail: true, news: true }
    const isKept = wanted !== null && (await saving.send(wanted)) === null
    if (!isKept) toast({ id: 'news', text: failed })
  }
}
