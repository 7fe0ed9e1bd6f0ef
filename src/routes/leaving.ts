/** Work on screen that is not saved. */
export type LeaveGuard = {
  /** Is this path part of the same work? */
  keeps: (path: string) => boolean
  /** Asks the customer; true when it may be left. */
  ask: () => Promise<boolean>
}

let guard: LeaveGuard | null = null

/** From now on a customer who leaves is asked first. Returns the function that ends this. */
export function guardLeaving(next: LeaveGuard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = null
  }
}

/** The question to ask before going to this path; null when there is none. */
export const questionBefore = (path: string): (() => Promise<boolean>) | null =>
  guard === null || guard.keeps(path) ? null : guard.ask
