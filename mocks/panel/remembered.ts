/**
 * What the panel remembers by itself. It is no part of the product, so it has no entry in the product's registry, and nothing that ends a
 * session wipes it.
 */
const OPEN = 'demo-panel'
const RECENT = 'demo-recent'
const NOTE = 'demo-note'
const MOST_RECENT = 4

/** Storage can be refused altogether; then nothing is remembered. */
function storage(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[name]
  } catch {
    return null
  }
}

/** Full is as good as refused. */
function write(name: Parameters<typeof storage>[0], key: string, value: string): void {
  try {
    storage(name)?.setItem(key, value)
  } catch {
    // The panel opens closed next time, that is all.
  }
}

/** How this tab's panel stands: closed, open for good, or open after a load that it asked for itself. */
export type Standing = 'closed' | 'pinned' | 'once'

/** How it stands after this load; `once` holds for one. */
export function standing(): Standing {
  const found = storage('sessionStorage')?.getItem(OPEN)
  if (found === 'once') setStanding('closed')
  return found === 'pinned' || found === 'once' ? found : 'closed'
}

export function setStanding(next: Standing): void {
  if (next === 'closed') storage('sessionStorage')?.removeItem(OPEN)
  else write('sessionStorage', OPEN, next)
}

/** Leaves a sentence for the panel of the next page. */
export const leaveNote = (text: string): void => write('sessionStorage', NOTE, text)

/** What the page before this one left, said once. */
export function takeNote(): string | null {
  const found = storage('sessionStorage')?.getItem(NOTE) ?? null
  if (found !== null) storage('sessionStorage')?.removeItem(NOTE)
  return found
}

/** The numbers of the accounts that were last signed in here, the latest first. */
export const recent = (): number[] => (storage('localStorage')?.getItem(RECENT) ?? '').split(',').map(Number).filter(Boolean)

export function addRecent(account: number): void {
  const list = [account, ...recent().filter((number) => number !== account)]
  write('localStorage', RECENT, list.slice(0, MOST_RECENT).join())
}
