/** Something unsaved is on screen. */
export type LeaveGuard = {
  /** Is this path part of the same work? */
  keeps: (path: string) => boolean
  /** Asks the customer; true when it may be left. */
  ask: () => Promise<boolean>
}

let guard: LeaveGuard | null = null

/** Whoever leaves is asked first, from now on; answers what takes it away. */
export function guardLeaving(next: LeaveGuard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = null
  }
}

/** What has to be asked before going to this path; null when nothing has. */
export const questionBefore = (path: string): (() => Promise<boolean>) | null =>
  guard === null || guard.keeps(path) ? null : guard.ask

/** Which entry of the history is on screen; null where the browser does not tell. */
export const entryIndex = (): number | null => globalThis.navigation?.currentEntry?.index ?? null
