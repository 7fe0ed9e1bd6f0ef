import type { Page } from '@playwright/test'

/** Waits until there are no pending requests, no pending rendering and nothing that moves or changes colour. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await still(page)
}

/** The same without its requests: those of a frame that was taken away never end. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(
    async (most) => {
      // At most half a second: a window that was just resized sometimes never becomes idle.
      await new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve, most), most))
      // Chromium reports an error when the window is resized during a view transition.
      const isMoving = () =>
        document.documentElement.matches(':active-view-transition') ||
        document.getAnimations().some((animation) => animation instanceof CSSTransition && animation.playState === 'running')
      while (isMoving()) await new Promise(requestAnimationFrame)
    },
    { timeout: 500 },
  )
}
