import { proxy, useSnapshot } from 'valtio'
import { themeChoice } from './storage/registry.ts'
import { drop, keep, recall } from './storage/rest.ts'

export type Theme = 'light' | 'dark'

const state = proxy<{ theme: Theme | null }>({ theme: recall(themeChoice) })

/** The theme that was chosen on this device; null when the app looks as the device does. */
export const useTheme = (): Theme | null => useSnapshot(state).theme

/** Holds at once, in the other tabs too, and for a year after the last start. */
export function chooseTheme(theme: Theme | null): void {
  if (theme) keep(themeChoice, theme)
  else drop(themeChoice)
  show(theme)
}

/** The page itself has shown the choice since the first paint (index.html). From here on it is followed, and kept for another year. */
export function startTheme(): void {
  chooseTheme(recall(themeChoice))
  for (const type of ['storage', 'pageshow']) addEventListener(type, () => show(recall(themeChoice)))
}

/** A style of the element itself: nothing in a style sheet, the one in index.html included, overrules it. */
function show(theme: Theme | null) {
  state.theme = theme
  document.documentElement.style.colorScheme = theme ?? ''
}
