import { pathHere } from '#kit/base.ts'
import { navigate } from '../router/location.tsx'

/** Missing from TypeScript's types. */
type LaunchQueue = { setConsumer: (take: (launch: { targetURL?: string | undefined }) => void) => void }

/**
 * Opening the installed app or a shortcut while it runs reuses its window (`launch_handler` in the manifest) and navigates there. The
 * launch of this page itself is reported too, and is skipped.
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
    if (origin === location.origin) navigate(pathHere(pathname) + search)
  })
}
