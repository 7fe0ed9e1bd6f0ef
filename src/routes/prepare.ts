import { readingOf } from '../api/operation.ts'
import { factsOf } from '../domain/visitor.ts'
import { visitor } from '../session/visitor.ts'
import { online } from '../stores/connection.ts'
import { addressOf, collapsed, find } from './find.ts'
import type { Href, PlainPath } from './href.ts'
import { notFound, undecided } from './instead.ts'
import { layoutOf } from './layouts.ts'
import type { Address } from './route.ts'
import { type ShownRow, screenOf } from './screen.ts'
import { verdict } from './verdict.ts'

/** The row of an address that has a screen. */
export type FoundScreen = ShownRow & { params: Address['params'] }

/** All code of a screen: its layout, what may stand in its place, and the screen itself. Without a row that is the page for unknown paths. */
function codeOf(row: ShownRow | undefined) {
  const route = row?.route
  const isGuarded = route?.for === 'customers' && route.gate !== undefined
  return [layoutOf(route), isGuarded && undecided, (isGuarded || !route) && notFound, row && screenOf(row)].filter(
    (part) => !!part,
  )
}

/** Fetches the code of a screen. Never fails. */
export async function prepareCode(row: ShownRow | undefined): Promise<void> {
  await Promise.all(codeOf(row).map((part) => part.load()))
}

/** Fetches the answers of a screen, for this visitor and address. Never fails: what went wrong shows in its own block. */
export async function prepareReads({ params, ...row }: FoundScreen, search: string, { isIdle = false } = {}): Promise<void> {
  const facts = factsOf(visitor())
  // Who will see the 404 page has nothing to read.
  if (!facts || verdict(row.route, facts, row.pattern) === 'not-found') return
  try {
    const screen = screenOf(row)
    await screen.load()
    const reads = screen.reads()
    if (!reads) return
    const { preload } = await import('../api/client.ts') // guests read nothing, and carry no cache
    await preload(reads(facts, addressOf({ params }, search)).map(readingOf), { isIdle })
  } catch {
    // Code that could not be fetched: the screen itself says so.
  }
}

/** The row of a path with its screen; undefined without a row, null when the row leads elsewhere. */
function shownAt(path: string): FoundScreen | null | undefined {
  const found = find(path)
  if (!found) return undefined
  const { route, ...rest } = found
  return 'redirect' in route ? null : { route, ...rest }
}

/** Can this path be shown without fetching code? */
export function isReady(path: string): boolean {
  const row = shownAt(path)
  return row === null || codeOf(row).every((part) => part.ready())
}

/** Fetches the code of the screen that says that something was done. False when it does not come: then it must not be done. */
export async function hasScreen(path: Href | PlainPath): Promise<boolean> {
  await codeFor(path)
  return isReady(path)
}

/** Fetches the code of what this path shows. Never fails. */
export async function codeFor(path: string): Promise<void> {
  const row = shownAt(path)
  if (row !== null) await prepareCode(row)
}

/** How many screens are fetched ahead (spec 9 route preload queue). */
const QUEUE = 5
/** How long the first screen has the line for itself (ms). */
const SETTLES_MS = 1000

/**
 * Fetches the code of the screens that may come next, one after the other, when there is nothing better to do. Of those that work without
 * network the answers too: they rest on the device then, though their screen was never opened (decisions D8).
 */
export function prepareLater(paths: readonly string[]): void {
  const queue = paths.slice(0, QUEUE)
  const next = async () => {
    const path = queue.shift()
    if (path === undefined) return
    await codeFor(path)
    const row = shownAt(path)
    if (row?.route.offline && online() && visitor().kind === 'customer') await prepareReads(row, '', { isIdle: true })
    whenIdle(() => void next())
  }
  setTimeout(() => whenIdle(() => void next()), SETTLES_MS)
}

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 1000)
}

/** Fetches code and answers of the screen at this address. Never fails: what went wrong shows on the screen itself. */
export async function prepare(to: string): Promise<void> {
  const url = new URL(to, location.origin)
  const row = shownAt(collapsed(url.pathname))
  if (row) await Promise.all([prepareCode(row), prepareReads(row, url.search)])
}
