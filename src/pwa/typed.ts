/** The fields that somebody typed in. */
const touched = new Set<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>()

/** Remembers typing, so that no update ever takes it away. */
export function watchTyping(): void {
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
      touched.add(target)
  })
}

/** Is anything typed in this page that is not sent yet? */
export function isTyped(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field)
  return [...touched].some((field) => field.type === 'checkbox' || field.value !== '')
}
