import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { nameHere } from '#kit/base.ts'
import { provider } from '#kit/provider.ts'

/** How long the app waits for storage that hangs (ms). */
const PATIENCE_MS = 700
/** The limit where nothing is waiting (ms). */
const LEISURE_MS = 5000

let store: UseStore | undefined
function opened(): UseStore {
  store ??= createStore(nameHere(`mijn-${provider.slug}`), 'rest')
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

/**
 * Commits the transaction of the last request. Without this, a transaction of a page that is left before the answer stays open in WebKit's
 * back/forward cache, and all later pages wait for it.
 */
function last<Request extends IDBRequest>(request: Request): Request {
  request.transaction?.commit()
  return request
}

/** Resolves when it is stored. */
const written = (request: IDBRequest): Promise<true> => promisifyRequest(request.transaction ?? request).then(() => true)

/** Opens the store early: in a freshly started browser opening takes longer than reading. */
export async function openStore(): Promise<void> {
  try {
    await opened()('readonly', ({ transaction }) => transaction.commit())
  } catch {
    // Only a prefetch: a later read finds an empty store.
  }
}

const get = (key: string) => (open: UseStore) => open('readonly', (rows) => promisifyRequest<unknown>(last(rows.get(key))))

export const idbGet = async (key: string): Promise<unknown> => (slow ? undefined : attempt(get(key)))
/** Reads a value that must not be mistaken for absent, however slow the device is. */
export const idbGetAtLeisure = (key: string): Promise<unknown> => attempt(get(key), LEISURE_MS)
export const idbSet = async (key: string, value: unknown): Promise<void> =>
  void (await attempt((open) => open('readwrite', (rows) => written(last(rows.put(value, key))))))
/** Deletes a value; false when the device did not confirm in time. */
export const idbDelete = async (key: string): Promise<boolean> =>
  (await attempt((open) => open('readwrite', (rows) => written(last(rows.delete(key)))))) ?? false
/** Reads and writes in one transaction; `undefined` deletes the value. False when the device did not confirm in time. */
export const idbChange = async (key: string, next: (value: unknown) => unknown): Promise<boolean> =>
  (await attempt(
    (open) =>
      open('readwrite', (rows) => {
        const row: IDBRequest<unknown> = rows.get(key)
        row.onsuccess = () => {
          try {
            const value = next(row.result)
            last(value === undefined ? rows.delete(key) : rows.put(value, key))
          } catch {
            row.transaction?.abort() // the value cannot be stored: `written` fails
          }
        }
        return written(row)
      }),
    LEISURE_MS,
  )) ?? false
