import { proxy, useSnapshot } from 'valtio'
import { themeChoice } from './storage/registry.ts'
import { drop, keep, recall } from './storage/rest.ts'

export type Theme = 'light' | 'dark'

const state = proxy<{ theme: Theme | null }>({ theme: recall(themeChoice) })

/** The chosen theme; null follows the device. */
export const useTheme = (): Theme | null => useSnapshot(state).theme

/** Applies the theme at once, also in other tabs, and stores it for a year after the last start. */
export function chooseTheme(theme: Theme | null): void {
  if (theme) keep(themeChoice, theme)
  else drop(themeChoice)
  show(theme)
}

/** index.html applied the choice before the first paint. From here the app follows changes, and renews the storage. */
export function startTheme(): void {
  chooseTheme(recall(themeChoice))
  for (const type of ['storage', 'pageshow']) addEventListener(type, () => show(recall(themeChoice)))
}

/** An inline style, which no style sheet overrules, including the one in index.html. */
function show(theme: Theme | null) {
  state.theme = theme
  document.documentElement.style.colorScheme = theme ?? ''
}
