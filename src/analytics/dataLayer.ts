/** What the data layer gets (spec 7 analytics, decisions D12): nothing personal, ever. */
export type TrackedEvent =
  | {
      event: 'funnel'
      /** The name of a flow. */
      flow: string
      /** The names of spec 4: `overview` is the step that chooses, whatever the flow is about. */
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
export function announce(event: TrackedEvent): void {
  window.dataLayer ??= []
  window.dataLayer.push({ section: 'mijn', ...event })
  if (window.dataLayer.length > MOST) window.dataLayer.shift()
}
