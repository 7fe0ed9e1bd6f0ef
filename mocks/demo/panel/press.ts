/** Is this element drawn anywhere? */
export const isSeen = (element: Element): boolean => element.getClientRects().length > 0

/** How long a scene waits for what it presses (ms). */
const PATIENCE = 8000
const PRESSABLE = 'button, a[href], input[type="radio"], input[type="checkbox"]'

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
const nameOf = (element: HTMLElement) =>
  element instanceof HTMLInputElement
    ? plain(element.labels?.[0]?.textContent)
    : plain(element.getAttribute('aria-label') ?? element.textContent)

/** The control of the app whose name begins so: in the open dialog, else in the screen, else anywhere. */
function find(name: string): HTMLElement | undefined {
  const places = [
    ...document.querySelectorAll('dialog[open]'),
    ...document.querySelectorAll('main'),
    ...document.querySelectorAll('#app'),
  ]
  return places
    .flatMap((place) => [...place.querySelectorAll<HTMLElement>(PRESSABLE)])
    .find((control) => {
      if (control === last) return false
      const seen = control instanceof HTMLInputElement ? control.labels?.[0] : control
      return nameOf(control).startsWith(name) && seen != null && isSeen(seen)
    })
}

/** The control that was pressed last: the next one of the same name is that of a dialog, which may still be loading. */
let last: HTMLElement | null = null

/** Presses a control of the app by its name, as soon as it is there. False when it does not come. */
export async function press(name: string): Promise<boolean> {
  const until = performance.now() + PATIENCE
  for (let control = find(name); performance.now() < until; control = find(name)) {
    if (control) {
      last = control
      control.click()
      // The app draws what the press changed.
      await new Promise((resolve) => setTimeout(resolve, 150))
      return true
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}
