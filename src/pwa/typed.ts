/** The fields that somebody typed in. */
const touched = new Set<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>()

/** Remembers typing, so that no reload ever takes it away. */
export function watchTyping(): void {
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
      touched.add(target)
  })
}

/** How many screens do something that no reload may come between. */
let held = 0

/** From now on this page does not reload by itself: a purchase is being made in it. Answers what lets go. */
export function holdPage(): () => void {
  held += 1
  return () => {
    held -= 1
  }
}

/** May this page not reload by itself, because something was typed in it or is being ordered? */
export function isHeld(): boolean {
  if (held > 0) return true

  for (const field of touched) if (!field.isConnected) touched.delete(field)
  return [...touched].some((field) => field.type === 'checkbox' || field.value !== '')
}
