/** Is the whole of the element with this id in the window? */
export function isInView(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect()
  return box !== undefined && box.top >= 0 && box.bottom <= innerHeight
}

/** Puts what belongs to elements, named by their ids, in the order in which those stand on the page. */
export const inPageOrder = <T extends { id: string }>(items: readonly T[]): readonly T[] => {
  const at = (id: string) => document.getElementById(id)
  return items.toSorted((one, other) => {
    const [before, after] = [at(one.id), at(other.id)]
    if (!before || !after) return 0
    return before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}

/** The control with this id, or what stands around it when the control is drawn by its label. What is in view stays where it is. */
export function focusOn(id: string): void {
  const field = document.getElementById(id)
  field?.focus({ preventScroll: true })
  if (!isInView(id)) field?.scrollIntoView({ block: 'center', behavior: 'instant' })
}
