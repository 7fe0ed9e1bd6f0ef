import { vi } from 'vitest'

/** A Storage without a browser. */
function fakeStorage(): Storage {
  const rows = new Map<string, string>()
  return {
    get length() {
      return rows.size
    },
    key: (index) => [...rows.keys()][index] ?? null,
    getItem: (name) => rows.get(name) ?? null,
    setItem: (name, text) => void rows.set(name, text),
    removeItem: (name) => void rows.delete(name),
    clear: () => rows.clear(),
  }
}

type Asked = { transaction?: object; result?: unknown; onsuccess?: () => void }

/**
 * The part of IndexedDB that the app uses. While `isHanging` answers true, no request is answered. `begun` has each transaction from its
 * start to its commit.
 */
function fakeIndexedDB(rows: Map<string, unknown>, begun: Set<object>, isHanging: () => boolean) {
  const transaction = () => {
    const done: { oncomplete?: () => void; commit: () => void } = { commit: () => begun.delete(done) }
    begun.add(done)
    let open = 0
    const ask = (work: () => unknown): Asked => {
      if (!begun.has(done)) throw new DOMException('it was committed', 'TransactionInactiveError')
      const asked: Asked = { transaction: done }
      open += 1
      if (isHanging()) return asked
      void Promise.resolve().then(async () => {
        asked.result = work()
        asked.onsuccess?.()
        open -= 1
        await Promise.resolve()
        if (open === 0) done.oncomplete?.()
      })
      return asked
    }
    // A write in answer to a read precedes the next read of another tab: a transaction is atomic.
    const write = (work: () => unknown) => {
      if (!isHanging()) work()
      return ask(() => undefined)
    }
    const objectStore = () => ({
      transaction: done,
      get: (name: string) => ask(() => rows.get(name)),
      put: (value: unknown, name: string) => write(() => rows.set(name, value)),
      delete: (name: string) => write(() => rows.delete(name)),
    })
    return { objectStore }
  }
  const open = () => {
    const asked: Asked = { result: { transaction } }
    void Promise.resolve().then(() => asked.onsuccess?.())
    return asked
  }
  return { open }
}

/**
 * A page with this cookie, on an empty device. Answers the rows in IndexedDB by name, its transactions that are not committed, and a
 * function that makes it hang. Import the module under test after this call, so that it loads as in a new document.
 */
export function openPage(cookie = ''): { rows: Map<string, unknown>; begun: ReadonlySet<object>; hang: () => void } {
  vi.resetModules()
  const rows = new Map<string, unknown>()
  const begun = new Set<object>()
  let isHanging = false
  vi.stubGlobal(
    'indexedDB',
    fakeIndexedDB(rows, begun, () => isHanging),
  )
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('document', { cookie, body: { hidden: false } })
  vi.stubGlobal('location', { origin: 'http://localhost', pathname: '/', search: '', replace: vi.fn() })
  vi.stubGlobal('navigator', { onLine: true })
  return {
    rows,
    begun,
    hang() {
      isHanging = true
    },
  }
}

/** Closes the page: the next one finds neither its storage nor its modules. */
export function closePage(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
}
