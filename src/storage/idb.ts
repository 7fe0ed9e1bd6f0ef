import { createStore, del, get, promisifyRequest, set, type UseStore } from 'idb-keyval'
import { provider } from '../provider.ts'

/** How long the app waits for storage that hangs (ms). */
const PATIENCE_MS = 700
/** The limit where nothing is waiting (ms). */
const LEISURE_MS = 5000

let store: UseStore | undefined
function opened(): UseStore {
  store ??= createStore(`mijn-${provider.slug}`, 'rest')
  return store
}

/** True once a read has timed out. From then on nothing waits for storage; writes and deletes still run, however late. */
let slow = false

/** Runs one request within the time limit. A missing, hanging, full or corrupt store counts as empty. */
async function attempt<Value>(request: (store: UseStore) => Promise<Value>, most = PATIENCE_MS): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      slow = true
      resolve(undefined)
    }, most)
  })
  try {
    return await Promise.race([request(opened()), patience])
  } catch {
    // The disk is full or the store is gone; the server provides what could not be stored.
    store = undefined
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Opens the store early: in a freshly started browser opening takes longer than reading. */
export async function openStore(): Promise<void> {
  try {
    await opened()('readonly', () => undefined)
  } catch {
    // Only a prefetch: a later read finds an empty store.
  }
}

export const idbGet = async (key: string): Promise<unknown> => (slow ? undefined : attempt((open) => get<unknown>(key, open)))
/** Reads a value that must not be mistaken for absent, however slow the device is. */
export const idbGetAtLeisure = (key: string): Promise<unknown> => attempt((open) => get<unknown>(key, open), LEISURE_MS)
export const idbSet = (key: string, value: unknown): Promise<void> => attempt((open) => set(key, value, open))
/** Deletes a value; false when the device did not confirm in time. */
export const idbDelete = async (key: string): Promise<boolean> =>
  (await attempt(async (open) => {
    await del(key, open)
    return true
  })) ?? false
/** Reads and writes in one transaction; `undefined` deletes the value. False when the device did not confirm in time. */
export const idbChange = async (key: string, next: (value: unknown) => unknown): Promise<boolean> =>
  (await attempt(
    (open) =>
      open('readwrite', async (rows) => {
        const row: IDBRequest<unknown> = rows.get(key)
        row.onsuccess = () => {
          const value = next(row.result)
          if (value === undefined) rows.delete(key)
          else rows.put(value, key)
        }
        await promisifyRequest(rows.transaction)
        return true
      }),
    LEISURE_MS,
  )) ?? false
