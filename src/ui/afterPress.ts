/**
 * Runs once no pointer is pressed any more. Pressing a button blurs the field; an error that appears at once would move the button away
 * from under the pointer before the release.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(':active')) addEventListener('click', () => setTimeout(run), { once: true })
  else run()
}
