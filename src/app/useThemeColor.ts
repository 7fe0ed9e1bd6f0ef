import { useLayoutEffect } from 'react'

/** The grounds a header can have, light and dark (design tokens `--color-sky`, `--color-page`, `--art-sky`). */
const grounds = {
  sky: ['#edf5f2', '#061417'],
  page: ['#f8f4ec', '#0a1d21'],
  dawn: ['#e3f0ec', '#0e2a30'],
  orange: ['#ff7046', '#7d2a12'],
} as const

export type Ground = keyof typeof grounds

/** The browser's own bar takes the ground of the header (design 4). */
export function useThemeColor(ground: Ground): void {
  useLayoutEffect(() => {
    const [light, dark] = grounds[ground]
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = meta.media.includes('dark') ? dark : light
  }, [ground])
}
