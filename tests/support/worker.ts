import { expect, type Page } from '@playwright/test'

/** Short intervals, because many tests wait for it (ms). */
const patience = { timeout: 60_000, intervals: [100] }

/** Waits until the service worker has cached the whole app. `folder`: that of the site on its host. */
export async function shellKept(page: Page, folder = '/'): Promise<void> {
  const isThere = () =>
    page.evaluate(async (own) => {
      const { active } = await navigator.serviceWorker.ready
      const shell = await caches.match(`${own}kept.html`, { ignoreSearch: true })
      return active?.state === 'activated' && shell !== undefined
    }, folder)
  await expect.poll(isThere, patience).toBe(true)
}

/** The value in IndexedDB under this key. */
export const kept = (page: Page, key: string): Promise<unknown> =>
  page.evaluate(async (asked) => {
    const made = await indexedDB.databases()
    if (!made.some(({ name }) => name === 'mijn-tureluur')) return null // opening it would create it, without its store
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await settled(indexedDB.open('mijn-tureluur'))
    const row = await settled(database.transaction('rest').objectStore('rest').get(asked))
    database.close()
    return row?.value ?? null
  }, key)

/** Are these figures of the customer stored on the device? */
async function isKept(page: Page, part: 'overview' | 'usage'): Promise<boolean> {
  const row = (await kept(page, 'last-known')) as { figures?: Record<string, unknown> } | null // as the app writes it
  return (row?.figures?.[part] ?? null) !== null
}

/** Waits until these figures of the customer are stored on the device. */
export const figuresKept = (page: Page, part: 'overview' | 'usage'): Promise<void> =>
  expect.poll(() => isKept(page, part), patience).toBe(true)
