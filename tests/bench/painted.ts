import type { Page } from '@playwright/test'

/** `isWhole`: no skeleton may be left in the page. */
type Wanted = { event: 'click' | 'popstate'; selector: string; text: string; isWhole?: true }

/** The ms from the event that `act` causes to the end of the frame in which `selector` shows `text`. */
export async function paintedAfter(page: Page, wanted: Wanted, act: () => Promise<unknown>): Promise<number> {
  const measured = page.evaluate(
    ({ event, selector, text, isWhole }) =>
      new Promise<number>((resolve) => {
        const begin = ({ timeStamp }: Event) => {
          const look = () => {
            const isThere = document.querySelector(selector)?.textContent?.includes(text)
            if (!isThere || (isWhole && document.querySelector('main [class*="_bone_"]'))) return requestAnimationFrame(look)
            // A message arrives after the frame was handed over.
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve(performance.now() - timeStamp)
            return requestAnimationFrame(() => port2.postMessage(null))
          }
          look()
        }
        addEventListener(event, begin, { capture: true, once: true })
      }),
    wanted,
  )
  await act()
  return measured
}
