import { remedyOf } from '../pwa/policy.ts'

declare const self: ServiceWorkerGlobalScope

/** How long a page may take to show the app (ms): after this it counts as a start that failed. */
const PATIENCE_MS = 5000

/** The page of a client says that the app is there, or that it cannot be. */
const waiting = new Map<string, (isStarted: boolean) => void>()

export const tellStart = (client: string, isStarted: boolean): void => waiting.get(client)?.(isStarted)

/** What is remembered of failed starts, in a cache of its own: the worker itself is stopped after half a minute. */
const NOTES = 'starts'
const FAILED = '/failed'

/** How many starts have failed in a row. */
async function failures(): Promise<number> {
  const note = await (await caches.open(NOTES)).match(FAILED)
  return note ? Number(await note.text()) : 0
}
const noteFailures = async (count: number) => (await caches.open(NOTES)).put(FAILED, new Response(`${count}`))
const forgetFailures = () => caches.delete(NOTES)

type Remedies = {
  /** Replaces what is damaged or missing; answers how many files. */
  mend: () => Promise<number>
  /** Clears all caches, when the server can fill them again; answers whether it did. */
  clear: () => Promise<boolean>
}

/**
 * Follows a page that is being loaded. One that does not get to show the app has files that are damaged: they are replaced, and the page is
 * loaded anew. When nothing is wrong with them and it fails a second time, everything that is kept goes, and the page comes from the server.
 */
export async function watchStart(client: string, { mend, clear }: Remedies): Promise<void> {
  const isStarted = await new Promise<boolean>((resolve) => {
    waiting.set(client, resolve)
    setTimeout(() => resolve(false), PATIENCE_MS)
  })
  waiting.delete(client)
  if (isStarted) return void (await forgetFailures())
  const page = await self.clients.get(client)
  if (!(page instanceof WindowClient)) return // left, or closed
  const count = (await failures()) + 1
  await noteFailures(count)
  const remedy = remedyOf(count, await mend())
  if (remedy === 'reload' || (remedy === 'clear' && (await clear()))) await page.navigate(page.url)
}
