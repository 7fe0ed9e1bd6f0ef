import { createStore, del, get, set, type UseStore } from 'idb-keyval'

/** The app never waits longer than this for a device whose storage hangs (ms). */
const PATIENCE_MS = 700

let store: UseStore | undefined
/** A read has waited in vain: from then on nothing is waited for, but what is to be written or wiped still is, however late. */
let slow = false

/** Runs one request, and waits for it only so long; a store that is missing, hangs, is full or corrupt is as that of a new device. */
async function attempt<Value>(request: (store: UseStore) => Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      slow = true
      resolve(undefined)
    }, PATIENCE_MS)
  })
  try {
    store ??= createStore('mijn-tureluur', 'rest')
    return await Promise.race([request(store), patience])
  } catch {
    // A full disk or a lost connection: what could not be kept is asked from the server again.
    store = undefined
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

export const idbGet = async (key: string): Promise<unknown> => (slow ? undefined : attempt((open) => get<unknown>(key, open)))
export const idbSet = (key: string, value: unknown): Promise<void> => attempt((open) => set(key, value, open))
/** Was it deleted before patience ran out? */
export const idbDelete = async (key: string): Promise<boolean> =>
  (await attempt(async (open) => {
    await del(key, open)
    return true
  })) ?? false
