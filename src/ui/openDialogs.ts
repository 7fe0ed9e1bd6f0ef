/** The open dialogs, the topmost last: each with what Back does to it. */
const open: (() => void)[] = []

/** Registers a dialog. Returns the function that ends it. */
export function whenBack(leave: () => void): () => void {
  open.push(leave)
  return () => void open.splice(open.indexOf(leave), 1)
}

/** Gives Back to the topmost dialog, as in an app. False when none is open. */
export function leaveDialog(): boolean {
  const topmost = open.at(-1)
  topmost?.()
  return topmost !== undefined
}
