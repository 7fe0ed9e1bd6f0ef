/** The button that was pressed is gone: the focus goes to the heading, below which stands what came of it. */
export const headingFocus = (): void => {
  setTimeout(() => {
    document.querySelector<HTMLElement>('main h1')?.focus()
    scrollTo({ top: 0, behavior: 'instant' })
  })
}
