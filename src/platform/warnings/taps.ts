import type { ToPages } from '#sw/messages.ts'

let waiting: string | null = null
let open = (path: string): void => {
  waiting = path
}

/**
 * Keeps the latest tap on a notification until the app can open its screen. For the first script: a browser holds the worker's messages
 * back until the page was read, and then drops those that nobody listens to.
 */
export function keepTaps(): void {
  globalThis.navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<ToPages>) => {
    if (data.type === 'OPEN') open(data.path)
  })
}

/** From now on a tap goes to its screen, also one that was kept. */
export function followTaps(go: (path: string) => void): void {
  open = go
  if (waiting !== null) go(waiting)
  waiting = null
}
