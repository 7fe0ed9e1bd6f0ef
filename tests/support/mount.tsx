import '#brand/fonts.css'
import '#brand/tokens.css'
import '#kit/ui/styles/tokens.css'
import '#kit/ui/styles/base.css'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import shell from '../../index.html?raw'

const styles = document.createElement('style')
styles.textContent = /<style>([\s\S]*?)<\/style>/.exec(shell)?.[1] ?? ''
document.head.prepend(styles) // the order of the layers

/** Mounts a component alone on a page in Dutch, until the test ends. */
export function mount(content: ReactNode): void {
  document.documentElement.lang = 'nl'
  document.title = 'Onderdeel'
  const place = document.createElement('main')
  document.body.append(place)
  const root = createRoot(place)
  flushSync(() => root.render(<div className="wrap page">{content}</div>))
  onTestFinished(async () => {
    await page.viewport(390, 844)
    root.unmount()
    place.remove()
    document.documentElement.removeAttribute('style')
  })
}

/** Sets a style of the whole page: its size of text, or its theme. */
export const stylePage = (style: Partial<CSSStyleDeclaration>) => Object.assign(document.documentElement.style, style)

/** Settles when no animation runs; the end of one may start another. */
async function atRest(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity)
  if (ending.length === 0) return
  await Promise.allSettled(ending.map(({ finished }) => finished)) // one that is cut off is over too
  await new Promise(requestAnimationFrame)
  await atRest()
}

/** Checks on a phone in the light, and on a laptop in the dark, that axe finds nothing against WCAG 2.2 AA or good practice. */
export async function expectNoFindings(within: string | Document = document): Promise<void> {
  for (const [width, height, colorScheme] of [
    [1280, 800, 'dark'],
    [390, 844, 'light'],
  ] as const) {
    await page.viewport(width, height)
    stylePage({ colorScheme })
    await atRest()
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } } // a part is no page
    const { violations } = await axe.run(within, { runOnly, rules, resultTypes: ['violations'] })
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(found, `${width}, ${colorScheme}`).toEqual([])
  }
}
