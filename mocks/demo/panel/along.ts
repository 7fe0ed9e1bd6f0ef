import { isSeen } from './isSeen.ts'

const PLACES = 'button, a[href], summary, select, input:not([type="checkbox"])'
/** Here the arrow keys change the value. */
const KEEPS_ARROWS = 'select, input:not([type="search"]), textarea'

/** Moves the focus to the next or previous place in the panel. False when the key means something else. */
export function along(panel: HTMLElement, key: string, from: EventTarget): boolean {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (step === 0 || !(from instanceof Element) || from.matches(KEEPS_ARROWS)) return false
  const places = [...panel.querySelectorAll<HTMLElement>(PLACES)].filter(isSeen)
  places[places.indexOf(from as HTMLElement) + step]?.focus()
  return true
}
