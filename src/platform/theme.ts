import { proxy, useSnapshot } from 'valtio'
import { readItem, removeItem, writeItem } from './storage/items.ts'
import { themeChoice } from './storage/registry.ts'

export type Theme = 'light' | 'dark'

const state = proxy<{ theme: Theme | null }>({ theme: readItem(themeChoice) })

/** The chosen theme; null follows the device. */
export const useTheme = (): Theme | null => useSnapshot(state).theme

/** Applies the theme at once, also in other tabs, and stores it for a year after the last start. */
export function chooseTheme(theme: Theme | null): void {
  if (theme) writeItem(themeChoice, theme)
  else removeItem(themeChoice)
  show(theme)
}

/** index.html applied the choice before the first paint. From here the app follows changes, and renews the storage. */
export function startTheme(): void {
  chooseTheme(readItem(themeChoice))
  for (const type of ['storage', 'pageshow']) addEventListener(type, () => show(readItem(themeChoice)))
}

/** An inline style, which no style sheet overrules, including the one in index.html. */
function show(theme: Theme | null) {
  state.theme = theme
  document.documentElement.style.colorScheme = theme ?? ''
}
