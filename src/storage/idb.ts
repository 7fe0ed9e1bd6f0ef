import { createStore, del, get, promisifyRequest, set, type UseStore, update } from 'idb-keyval'
import { provider } from '../provider.ts'

/** The app never waits longer than this for a device whose storage hangs (ms). */
const PATIENCE_MS = 700
/** Unless nobody waits for the app meanwhile. */
const LEISURE_MS = 5000

let store: UseStore | undefined
function opened(): UseStore {
  store ??= createStore(`mijn-${provider.slug}`, 'rest')
  return store
}

/** A read has waited in vain: from then on nothing is waited for, but what is to be written or wiped still is, however late. */
let slow = false

/** Runs one request, and waits for it only so long; a store that is missing, hangs, is full or corrupt is as that of a new device. */
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
    // A full disk or a lost connection: what could not be kept is asked from the server again.
    store = undefined
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Opens the store while the app is on its way: in a browser that has just started that takes longer than reading from it. */
export async function openStore(): Promise<void> {
  try {
    await opened()('readonly', () => undefined)
  } catch {
    // Only a head start: who reads finds it as that of a new device.
  }
}

export const idbGet = async (key: string): Promise<unknown> => (slow ? undefined : attempt((open) => get<unknown>(key, open)))
/** However slow the device is: for what must not be taken for absent. */
export const idbGetAtLeisure = (key: string): Promise<unknown> => attempt((open) => get<unknown>(key, open), LEISURE_MS)
export const idbSet = (key: string, value: unknown): Promise<void> => attempt((open) => set(key, value, open))
/** Was it deleted before patience ran out? */
export const idbDelete = async (key: string): Promise<boolean> =>
  (await attempt(async (open) => {
    await del(key, open)
    return true
  })) ?? false
/** Reads and writes in one transaction; was it done before patience ran out? */
export const idbChange = async (key: string, next: (value: unknown) => unknown): Promise<boolean> =>
  (await attempt(async (open) => {
    await update<unknown>(key, next, open)
    return true
  }, LEISURE_MS)) ?? false
/** Deletes a value unless it has been replaced meanwhile. */
export const idbDeleteIf = (key: string, isSo: (value: unknown) => boolean): Promise<void> =>
  attempt((open) =>
    open('readwrite', (rows) => {
      const row: IDBRequest<unknown> = rows.get(key)
      row.onsuccess = () => {
        if (isSo(row.result)) rows.delete(key)
      }
      return promisifyRequest<void>(rows.transaction)
    }),
  )
