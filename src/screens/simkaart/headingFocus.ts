/** What was pressed is gone: the focus goes where the screen begins, which says what has become of it. */
export const headingFocus = (): void => {
  setTimeout(() => {
    document.querySelector<HTMLElement>('main h1')?.focus()
    scrollTo({ top: 0, behavior: 'instant' })
  })
}
