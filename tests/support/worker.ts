import { expect, type Page } from '@playwright/test'

/** Waits until the service worker has the whole app in its cache. */
export async function shellKept(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      const shell = await caches.match('/index.html', { ignoreSearch: true })
      return active?.state === 'activated' && shell !== undefined
    })
  await expect.poll(kept, { timeout: 20_000 }).toBe(true)
}

/** Do these figures of the customer rest on the device? */
const isKept = (page: Page, part: 'overview' | 'usage') =>
  page.evaluate(async (asked) => {
    const made = await indexedDB.databases()
    if (!made.some(({ name }) => name === 'mijn-tureluur')) return false // opening it would make it, without its store
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await settled(indexedDB.open('mijn-tureluur'))
    const row = await settled(database.transaction('rest').objectStore('rest').get('last-known'))
    database.close()
    const figures: Record<string, unknown> = row?.value.figures ?? {}
    return (figures[asked] ?? null) !== null
  }, part)

/** Waits until these figures of the customer rest on the device. */
export const figuresKept = (page: Page, part: 'overview' | 'usage'): Promise<void> =>
  expect.poll(() => isKept(page, part), { timeout: 20_000 }).toBe(true)

/** Waits until the overview does not rest on the device any more. */
export const overviewWiped = (page: Page): Promise<void> => expect.poll(() => isKept(page, 'overview')).toBe(false)
