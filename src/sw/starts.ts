import { remedyOf } from '#platform/pwa/policy.ts'

declare const self: ServiceWorkerGlobalScope

/** How long a page may take to start the app (ms) before the start counts as failed. */
const PATIENCE_MS = 5000

const waiting = new Map<string, (isStarted: boolean) => void>()

export const tellStart = (client: string, isStarted: boolean): void => waiting.get(client)?.(isStarted)

/** Failed starts are counted in a cache, because the browser stops an idle worker. */
const NOTES = 'starts'
const FAILED = '/failed'

async function failures(): Promise<number> {
  const note = await (await caches.open(NOTES)).match(FAILED)
  return note ? Number(await note.text()) : 0
}
const noteFailures = async (count: number) => (await caches.open(NOTES)).put(FAILED, new Response(`${count}`))
const forgetFailures = () => caches.delete(NOTES)

type Remedies = {
  /** Replaces damaged or missing files; returns how many. */
  mend: () => Promise<number>
  /** Clears all caches if the server can refill them; returns whether it did. */
  clear: () => Promise<boolean>
}

/**
 * Watches the start of a page. After a failed start, damaged files are replaced and the page reloads. When no file is damaged and the
 * start fails again, all caches are cleared and the page comes from the server.
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
