import { pathHere } from '#kit/base.ts'
import { online } from '../connection/connection.ts'
import { visitor } from '../session/visitor.ts'
import { PRELOAD_QUEUE } from './preloadQueue.ts'
import { type FoundScreen, prepareCode, prepareReads, shownAt } from './prepare.ts'

/** How long the first screen has the connection to itself (ms). */
const SETTLES_MS = 1000

/** The events of somebody who uses the page. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const

/**
 * Loads these screens while the page is idle, one by one and at most five. Those that work offline come with their reads, so that they are
 * stored on the device. The code of the others waits until somebody uses the page. Returns a function that stops waiting for that.
 */
export function keepLater(paths: readonly string[]): () => void {
  const rows = paths.flatMap((path) => (path === pathHere() ? [] : (shownAt(path) ?? []))).slice(0, PRELOAD_QUEUE)
  let loaded = Promise.resolve()
  const loadIdly = (isOffline: boolean) => {
    for (const row of rows) if (Boolean(row.route.offline) === isOffline) loaded = loaded.then(idle).then(() => load(row))
  }
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, begin, true)
  }
  function begin(): void {
    stop()
    loadIdly(false)
  }
  setTimeout(() => loadIdly(true), SETTLES_MS)
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true })
  return stop
}

async function load(row: FoundScreen): Promise<void> {
  await prepareCode(row)
  if (row.route.offline && online() && visitor().kind === 'customer') await prepareReads(row, '', { isIdle: true })
}

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 3000 })
    else setTimeout(resolve, 1000)
  })
