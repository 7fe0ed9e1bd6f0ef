import { useLayoutEffect } from 'react'
import { useTheme } from '../theme.ts'

/** The possible header backgrounds, light and dark (design tokens `--color-sky`, `--color-page`, `--art-sky`). */
const grounds = {
  sky: ['#edf5f2', '#061417'],
  page: ['#f8f4ec', '#0a1d21'],
  dawn: ['#e3f0ec', '#0e2a30'],
  orange: ['#ff7046', '#7d2a12'],
} as const

export type Ground = keyof typeof grounds

/** Gives the browser's toolbar the background of the header, in the chosen theme or the device's. */
export function useThemeColor(ground: Ground): void {
  const theme = useTheme()
  useLayoutEffect(() => {
    const [light, dark] = grounds[ground]
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const own = meta.media.includes('dark') ? 'dark' : 'light'
      meta.content = (theme ?? own) === 'dark' ? dark : light
    }
  }, [ground, theme])
}
