/** What runs inside the page of a visit. These functions are sent to it as text, so they use nothing from outside. */

declare global {
  interface Window {
    /** Requests without an answer yet. */
    open_?: number
  }
}

/** Makes every wait of a second or more `pace` times as short, so that a time-out takes no time. Counts the requests that are open. */
export function hasten(pace: number): void {
  const least = 1000
  const shorter = (ms: number | undefined) => (ms !== undefined && ms >= least ? ms / pace : ms)
  const wait = window.setTimeout.bind(window)
  window.setTimeout = ((handler: TimerHandler, ms?: number, ...args: unknown[]) =>
    wait(handler, shorter(ms), ...args)) as typeof window.setTimeout
  const limit = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (ms) => limit(shorter(ms) ?? ms)
  const ask = window.fetch.bind(window)
  window.open_ = 0
  window.fetch = async (...call) => {
    window.open_ = (window.open_ ?? 0) + 1
    try {
      return await ask(...call)
    } finally {
      window.open_ -= 1
    }
  }
}

/** Keeps out the worker, which would answer for the backend, and the dialog for printing, which waits for a person. */
export function withoutHelp(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  window.print = () => {}
}

export type Seen = {
  readonly path: string
  readonly heading: string
  /** Buttons and links in the screen, or in the dialog over it. */
  readonly ways: number
  readonly bones: number
  readonly text: string
  /** What a screen reader is told of a deed that is done. */
  readonly told: string
  readonly waited: number
  readonly isSignedIn: boolean
}

/** Waits until the screen rests, at most `most` ms, and tells what it shows. */
export async function look(most: number): Promise<Seen> {
  const began = performance.now()
  // The water of the overview stands still until its data is here.
  const bones = () => document.querySelectorAll('main [class*="_bone_"], main [class*="_water_"][class*="_waiting_"]').length
  const heading = () => document.querySelector('main h1')?.textContent?.trim() ?? ''
  // A page that is about to leave is hidden (session/session.ts).
  const isBusy = () =>
    document.body.hidden ||
    (window.open_ ?? 0) > 0 ||
    bones() > 0 ||
    heading() === '' ||
    document.querySelector('[aria-busy="true"]') !== null
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(null)))
  let calm = 0
  while (calm < 3 && performance.now() - began < most) {
    await frame()
    calm = isBusy() ? 0 : calm + 1
  }
  const visible = (node: Element) => node.checkVisibility() && !(node instanceof HTMLButtonElement && node.disabled)
  const within = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body
  return {
    path: location.pathname,
    heading: heading(),
    ways: [...within.querySelectorAll('button, a[href], input, select')].filter(visible).length,
    bones: bones(),
    text: document.querySelector('main')?.textContent ?? '',
    told: [...document.querySelectorAll('[role="status"], [class*="_toast"]')].map((node) => node.textContent).join(' | '),
    waited: Math.round(performance.now() - began),
    isSignedIn: /(?:^|;\s*)usr=/.test(document.cookie),
  }
}

/** Presses the button at this place among those of the screen or its dialog, after ticking and filling what is empty; null when there is none. */
export function press(place: number): string | null {
  const within = document.querySelector('dialog[open]') ?? document.querySelector('main')
  if (!within) return null
  for (const box of within.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:not(:checked)'))
    if (box.required || box.closest('form')) box.click()
  const buttons = [...within.querySelectorAll<HTMLButtonElement>('button')].filter(
    (button) => button.checkVisibility() && !button.disabled && button.getAttribute('aria-disabled') !== 'true',
  )
  const sending = buttons.filter((button) => button.type === 'submit')
  const button = [...sending, ...buttons.filter((one) => !sending.includes(one))][place]
  if (!button) return null
  button.click()
  return button.textContent || button.getAttribute('aria-label') || '?'
}
