import { useOptionalRead } from '../api/client.ts'
import { getAdvertising, updateAdvertising } from '../api/contract/preferences.ts'
import { useWrite } from '../order/useWrite.ts'
import { toast } from '../stores/toasts.ts'

/** Keeps it that a customer wants to hear of offers and news, as at the settings. `failed`: said when that did not work; the order goes on. */
export function useNews(failed: string): () => Promise<void> {
  const advertising = useOptionalRead(getAdvertising)
  const saving = useWrite(updateAdvertising)
  return async () => {
    const wanted = advertising && { ...advertising, offersEmail: true, news: true }
    const isKept = wanted !== null && (await saving.send(wanted)) === null
    if (!isKept) toast({ id: 'news', text: failed })
  }
}
