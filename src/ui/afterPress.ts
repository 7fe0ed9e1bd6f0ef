/**
 * Runs once nothing is pressed any more. A field is left by pressing a button: what is said of the field then must not move the button away from
 * under the pointer before it is let go.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(':active')) addEventListener('click', () => setTimeout(run), { once: true })
  else run()
}
