const touched = new Set<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>()

/** Tracks typing, so that no update discards it. */
export function watchTyping(): void {
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
      touched.add(target)
  })
}

/** True when this page has typed text that was not sent. */
export function isTyped(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field)
  return [...touched].some((field) => field.type === 'checkbox' || field.value !== '')
}
