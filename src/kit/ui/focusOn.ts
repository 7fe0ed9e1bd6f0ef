/** Is the element with this id completely inside the window? */
export function isInView(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect()
  return box !== undefined && box.top >= 0 && box.bottom <= innerHeight
}

/** Sorts items, named by element ids, in document order. */
export const inPageOrder = <T extends { id: string }>(items: readonly T[]): readonly T[] => {
  const at = (id: string) => document.getElementById(id)
  return items.toSorted((one, other) => {
    const [before, after] = [at(one.id), at(other.id)]
    if (!before || !after) return 0
    return before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}

/** Focuses the control with this id, and scrolls to it (or to its container, if the label draws the control) unless it is in view. */
export function focusOn(id: string): void {
  const field = document.getElementById(id)
  field?.focus({ preventScroll: true })
  if (!isInView(id)) field?.scrollIntoView({ block: 'center', behavior: 'instant' })
}
