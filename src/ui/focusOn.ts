/** Is the whole of the element with this id in the window? */
export function isInView(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect()
  return box !== undefined && box.top >= 0 && box.bottom <= innerHeight
}

/** The control with this id, or what stands around it when the control is drawn by its label. What is in view stays where it is. */
export function focusOn(id: string): void {
  const field = document.getElementById(id)
  field?.focus({ preventScroll: true })
  if (!isInView(id)) field?.scrollIntoView({ block: 'center', behavior: 'instant' })
}
