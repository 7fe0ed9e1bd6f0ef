import { atMost } from '#kit/pause.ts'
import type { Preloadable } from '#kit/ui/preloadable.tsx'
import { type Reading, readingOf } from '#model/operation.ts'
import { factsOf } from '#model/visitor.ts'
import { visitor } from '../session/visitor.ts'
import { addressOf, collapsed, find } from './find.ts'
import type { Href, PlainPath } from './href.ts'
import { preloadQueue } from './preloadQueue.ts'
import type { RouteAddress } from './route.ts'
import { type ShownRow, screenOf } from './screen.ts'
import { verdict } from './verdict.ts'

export type FoundScreen = ShownRow & { params: RouteAddress['params'] }

type Code = Pick<Preloadable<never>, 'load' | 'ready'>
let frameOf: (row: ShownRow | undefined) => readonly Code[] = () => []

/** Names the code around a screen, which loads with it. */
export function framedBy(frame: typeof frameOf): void {
  frameOf = frame
}

/** All code of a screen: its frame and the screen itself. */
const codeOf = (row: ShownRow | undefined): readonly Code[] => [...frameOf(row), ...(row ? [screenOf(row)] : [])]

/** Loads the code of a screen. Never fails. */
export async function prepareCode(row: ShownRow | undefined): Promise<void> {
  await Promise.all(codeOf(row).map((part) => part.load()))
}

/** The cache of answers, once it has loaded. Guests have no reads and load no cache. */
let client: typeof import('../api/client.ts') | undefined

/** The reads of a screen whose code has loaded, for this visitor and address. */
function readsOf({ params, ...row }: FoundScreen, search: string): Reading[] {
  const facts = factsOf(visitor())
  // A visitor who will get the 404 page needs no reads.
  if (!facts || verdict(row.route, facts, row.pattern) === 'not-found') return []
  const reads = screenOf(row).reads()
  return reads ? reads(facts, addressOf({ params }, search)).map(readingOf) : []
}

/** Starts the reads of a screen for this visitor and address. Never fails: each block shows its own failure. */
export async function prepareReads(row: FoundScreen, search: string, { isIdle = false } = {}): Promise<void> {
  try {
    await screenOf(row).load()
    const reads = readsOf(row, search)
    if (reads.length === 0) return
    client ??= await import('../api/client.ts')
    await client.preload(reads, { isIdle })
  } catch {
    // The screen itself reports code that failed to load.
  }
}

/** The row of a path with its screen; undefined for an unknown path, null for a redirect. */
export function shownAt(path: string): FoundScreen | null | undefined {
  const found = find(path)
  if (!found) return undefined
  const { route, ...rest } = found
  return 'redirect' in route ? null : { route, ...rest }
}

/** True when the path can be shown without loading code. */
export function isReady(path: string): boolean {
  const row = shownAt(path)
  return row === null || codeOf(row).every((part) => part.ready())
}

/** How long a screen waits for its answers (ms) once its code has loaded, before it shows a skeleton. */
const READS_MS = 200

/** How long the old screen stays while the code of the next one loads (ms), before a loading state shows. */
const CODE_MS = 1000

/** Loads the code and starts the reads of the next screen. Settles when it can show, or when the patience is over. Never fails. */
export async function arriveAt(path: string, search: string): Promise<void> {
  const row = shownAt(path)
  if (row === null) return
  const reads = row && prepareReads(row, search)
  await atMost(CODE_MS, prepareCode(row))
  if (reads) await atMost(READS_MS, reads)
}

/** True when the screen at this address can show its content at once. */
export function isPrepared(path: string, search: string): boolean {
  if (!isReady(path)) return false
  const row = shownAt(path)
  return !row || readsOf(row, search).every((wanted) => client?.has(wanted))
}

/** Loads the code of a success screen. False when it fails to load: then the action must not happen. */
export async function hasScreen(path: Href | PlainPath): Promise<boolean> {
  await codeFor(path)
  return isReady(path)
}

/** Loads the code of the screen at this path. Never fails. */
export async function codeFor(path: string): Promise<void> {
  const row = shownAt(path)
  if (row !== null) await prepareCode(row)
}

/** How long the next screen in the queue waits for a slow one (ms). */
const TURN_MS = 1000

/** Loads the screen at an address that the visitor reaches for, in its turn. Never fails. */
export const prepareAhead = preloadQueue((to) => atMost(TURN_MS, prepare(to)))

/** Loads the code and starts the reads of the screen at this address. Never fails: the screen reports failures. */
export async function prepare(to: string): Promise<void> {
  const url = new URL(to, location.origin)
  const row = shownAt(collapsed(url.pathname))
  if (row) await Promise.all([prepareCode(row), prepareReads(row, url.search)])
}
