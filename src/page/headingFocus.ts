/** Moves the focus to the heading after the pressed button has disappeared; the outcome is below the heading. */
export const headingFocus = (): void => {
  setTimeout(() => {
    document.querySelector<HTMLElement>('main h1')?.focus()
    scrollTo({ top: 0, behavior: 'instant' })
  })
}
