import { vi } from 'vitest'

/** Storage of a device, or of a tab, without a browser. */
export function fakeStorage(): Storage {
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

const device: typeof globalThis & { deviceRows?: Map<string, unknown> } = globalThis
/** What rests in IndexedDB, by name; for `vi.mock` of storage/idb. It outlives `vi.resetModules`, as a device outlives a document. */
export const rows = device.deviceRows ?? new Map<string, unknown>()
device.deviceRows = rows
export const idb = {
  openStore: async () => undefined,
  idbGet: async (name: string) => rows.get(name),
  idbGetAtLeisure: async (name: string) => rows.get(name),
  idbSet: async (name: string, value: unknown) => void rows.set(name, value),
  idbDelete: async (name: string) => rows.delete(name) || true,
  async idbChange(name: string, next: (value: unknown) => unknown) {
    rows.set(name, next(rows.get(name)))
    return true
  },
  async idbDeleteIf(name: string, isSo: (value: unknown) => boolean) {
    if (isSo(rows.get(name))) rows.delete(name)
  },
}

/** A page with this cookie, on an empty device. */
export function openPage(cookie = ''): void {
  rows.clear()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('document', { cookie, body: { hidden: false } })
  vi.stubGlobal('location', { origin: 'http://localhost', pathname: '/', search: '', replace: vi.fn() })
}
