import { pathHere } from '#kit/base.ts'
import { online } from '../connection/connection.ts'
import { visitor } from '../session/visitor.ts'
import { PRELOAD_QUEUE } from './preloadQueue.ts'
import { type FoundScreen, prepareCode, prepareReads, shownAt } from './prepare.ts'

/** How long the first screen has the connection to itself (ms). */
const SETTLES_MS = 1000

/** What shows that somebody is at the screen. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const

/**
 * Loads these screens while idle, one by one and at most five: those that work offline with their reads, so that they are stored on the
 * device, and the code of the others once somebody touches the page. A page that nobody touches loads nothing for later.
 */
export function keepLater(paths: readonly string[]): void {
  const rows = paths.flatMap((path) => (path === pathHere() ? [] : (shownAt(path) ?? []))).slice(0, PRELOAD_QUEUE)
  setTimeout(() => loadIdly(rows.filter(({ route }) => route.offline)), SETTLES_MS)
  const begin = () => {
    for (const sign of SIGNS) removeEventListener(sign, begin, true)
    loadIdly(rows.filter(({ route }) => !route.offline))
  }
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true })
}

function loadIdly(rows: readonly FoundScreen[]): void {
  const [row, ...others] = rows
  if (!row) return
  whenIdle(async () => {
    await prepareCode(row)
    if (row.route.offline && online() && visitor().kind === 'customer') await prepareReads(row, '', { isIdle: true })
    loadIdly(others)
  })
}

const whenIdle = (work: () => Promise<void>): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void work(), { timeout: 3000 })
  else setTimeout(() => void work(), 1000)
}
