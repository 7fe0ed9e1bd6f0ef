let isPressed = false
const press = (on: boolean) => () => {
  isPressed = on
}

// Node, where the unit tests run, has no pointer.
if ('addEventListener' in globalThis) {
  addEventListener('pointerdown', press(true), { capture: true, passive: true })
  for (const type of ['pointerup', 'pointercancel'] as const)
    addEventListener(type, press(false), { capture: true, passive: true })
}

/**
 * Runs once nothing is pressed any more. A field is left by pressing a button: what is said of the field then must not move the button away from
 * under the pointer before it is let go.
 */
export function afterPress(run: () => void): void {
  if (isPressed) addEventListener('pointerup', () => setTimeout(run), { once: true })
  else run()
}
