/** What is told to the data layer (spec 7 analytics, decisions D12): nothing personal, ever. */
export type Told =
  | {
      event: 'funnel'
      /** The name of a flow. */
      flow: string
      funnel_step: 'start' | 'overview' | 'summary' | 'order-confirmation' | 'confirmation' | 'failed' | 'cancel'
    }
  | { event: 'interaction'; action: 'click'; element: 'disabled-button' }

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** More than so many are forgotten, the oldest first: nobody may be reading. */
const MOST = 200

/** Nothing of it leaves the page by itself: a deployment may forward it. */
export function announce(told: Told): void {
  window.dataLayer ??= []
  window.dataLayer.push({ section: 'mijn', ...told })
  if (window.dataLayer.length > MOST) window.dataLayer.shift()
}
