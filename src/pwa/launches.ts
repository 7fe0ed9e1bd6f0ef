import { navigate } from '../routes/location.tsx'

/** Not in TypeScript's types yet. */
type LaunchQueue = { setConsumer: (take: (launch: { targetURL?: string | undefined }) => void) => void }

/**
 * Who opens the installed app, or one of its shortcuts, while it is open gets the window that is there (`launch_handler` of the manifest), and in it
 * what was asked for. The launch that this page itself came from is told as well.
 */
export function followLaunches(): void {
  const queue: LaunchQueue | undefined = Reflect.get(globalThis, 'launchQueue')
  const [own] = performance.getEntriesByType('navigation')
  let isFirst = true
  queue?.setConsumer(({ targetURL }) => {
    const isOwn = isFirst && targetURL === own?.name
    isFirst = false
    if (isOwn || targetURL === undefined) return
    const { origin, pathname, search } = new URL(targetURL)
    if (origin === location.origin) navigate(pathname + search)
  })
}
