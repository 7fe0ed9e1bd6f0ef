type Leave = () => true
/** The open dialogs, the topmost last: each with what Back does to it. */
const open: Leave[] = []

/** Registers a dialog. Returns the function that ends it. */
export function whenBack(leave: Leave): () => void {
  open.push(leave)
  return () => void open.splice(open.indexOf(leave), 1)
}

/** Gives Back to the topmost dialog, as in an app. False when none is open. */
export const leaveDialog = (): boolean => open.at(-1)?.() ?? false
