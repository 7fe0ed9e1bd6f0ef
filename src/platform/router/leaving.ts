type LeaveGuard = {
  /** True when the path belongs to the same work. */
  keeps: (path: string) => boolean
  /** Asks the customer; true when they may leave. */
  ask: () => Promise<boolean>
}

let guard: LeaveGuard | null = null

/** Asks before the customer leaves. Returns the function that ends it. */
export function guardLeaving(next: LeaveGuard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = null
  }
}

/** The question to ask before navigating to this path; null for none. */
export const questionBefore = (path: string): (() => Promise<boolean>) | null =>
  guard === null || guard.keeps(path) ? null : guard.ask
