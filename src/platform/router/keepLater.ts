import { pathHere } from '#kit/base.ts'
import { online } from '../connection/connection.ts'
import { visitor } from '../session/visitor.ts'
import { PRELOAD_QUEUE } from './preloadQueue.ts'
import { prepareCode, prepareReads, shownAt } from './prepare.ts'

/** How long the first screen has the connection to itself (ms). */
const SETTLES_MS = 1000

/**
 * Loads, while idle and one by one, at most five screens among these that work offline, with their reads, so that those are stored on the device.
 * Other screens load when the customer reaches for a link to them (`Link`).
 */
export function keepLater(paths: readonly string[]): void {
  const offline = paths.flatMap((path) => {
    const row = shownAt(path)
    return row?.route.offline && path !== pathHere() ? row : []
  })
  const queue = offline.slice(0, PRELOAD_QUEUE)
  const next = async () => {
    const row = queue.shift()
    if (!row) return
    await prepareCode(row)
    if (online() && visitor().kind === 'customer') await prepareReads(row, '', { isIdle: true })
    whenIdle(() => void next())
  }
  setTimeout(() => whenIdle(() => void next()), SETTLES_MS)
}

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 1000)
}
