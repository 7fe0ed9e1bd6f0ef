/** The panel's own storage. It is no part of the product, so the product's registry does not list it, and signing out does not clear it. */
const OPEN = 'demo-panel'
const RECENT = 'demo-recent'
const NOTE = 'demo-note'
const STORY = 'demo-story'
const MOST_RECENT = 4

/** Storage can be blocked; then nothing is remembered. */
function storage(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[name]
  } catch {
    return null
  }
}

function read(name: Parameters<typeof storage>[0], key: string): string | null {
  try {
    return storage(name)?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** A full storage is treated as a blocked one. */
function write(name: Parameters<typeof storage>[0], key: string, value: string): void {
  try {
    storage(name)?.setItem(key, value)
  } catch {
    // The panel just opens closed next time.
  }
}

/** The state of this tab's panel: closed, pinned, or open once after a reload that the panel itself requested. */
type PanelState = 'closed' | 'pinned' | 'once'

/** The state of the panel after this page load; reading it uses up `once`. */
export function standing(): PanelState {
  const found = read('sessionStorage', OPEN)
  if (found === 'once') setStanding('closed')
  return found === 'pinned' || found === 'once' ? found : 'closed'
}

export function setStanding(next: PanelState): void {
  if (next === 'closed') storage('sessionStorage')?.removeItem(OPEN)
  else write('sessionStorage', OPEN, next)
}

/** Leaves a message for the panel of the next page. */
export const leaveNote = (text: string): void => write('sessionStorage', NOTE, text)

/** The message that the previous page left; reading removes it. */
export function takeNote(): string | null {
  const found = read('sessionStorage', NOTE)
  if (found !== null) storage('sessionStorage')?.removeItem(NOTE)
  return found
}

/** The numbers of the accounts that signed in here most recently, latest first. */
export const recent = (): number[] => (read('localStorage', RECENT) ?? '').split(',').map(Number).filter(Boolean)

export function addRecent(account: number): void {
  const list = [account, ...recent().filter((number) => number !== account)]
  write('localStorage', RECENT, list.slice(0, MOST_RECENT).join())
}

/** The story that this tab tells, and its scene. */
export type StoryPlace = { readonly id: string; readonly at: number }

export function keepStory(told: StoryPlace | null): void {
  if (told === null) storage('sessionStorage')?.removeItem(STORY)
  else write('sessionStorage', STORY, `${told.id} ${told.at}`)
}

export function keptStory(): StoryPlace | null {
  const [id, at] = (read('sessionStorage', STORY) ?? '').split(' ')
  return id && at ? { id, at: Number(at) } : null
}
