import { pathHere } from '#kit/base.ts'
import { online } from '../connection/connection.ts'
import { visitor } from '../session/visitor.ts'
import { PRELOAD_QUEUE } from './preloadQueue.ts'
import { prepareCode, prepareReads, shownAt } from './prepare.ts'

/** How long the first screen has the connection to itself (ms). */
const SETTLES_MS = 1000

/**
 * Loads the code of these screens while idle, one by one and at most five. The reads of screens that work offline are loaded too, so that
 * they are stored on the device. Other screens load when the customer reaches for a link to them (`Link`).
 */
export function keepLater(paths: readonly string[]): void {
  const rows = paths.flatMap((path) => (path === pathHere() ? [] : (shownAt(path) ?? [])))
  const queue = rows.slice(0, PRELOAD_QUEUE)
  const next = async () => {
    const row = queue.shift()
    if (!row) return
    await prepareCode(row)
    if (row.route.offline && online() && visitor().kind === 'customer') await prepareReads(row, '', { isIdle: true })
    whenIdle(() => void next())
  }
  setTimeout(() => whenIdle(() => void next()), SETTLES_MS)
}

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 1000)
}
