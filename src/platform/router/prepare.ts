import { atMost } from '#kit/pause.ts'
import type { Preloadable } from '#kit/ui/preloadable.tsx'
import { readingOf } from '#model/operation.ts'
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

/** Starts the reads of a screen for this visitor and address. Never fails: each block shows its own failure. */
export async function prepareReads({ params, ...row }: FoundScreen, search: string, { isIdle = false } = {}): Promise<void> {
  const facts = factsOf(visitor())
  // A visitor who will get the 404 page needs no reads.
  if (!facts || verdict(row.route, facts, row.pattern) === 'not-found') return
  try {
    const screen = screenOf(row)
    await screen.load()
    const reads = screen.reads()
    if (!reads) return
    const { preload } = await import('../api/client.ts') // guests have no reads and load no cache
    await preload(reads(facts, addressOf({ params }, search)).map(readingOf), { isIdle })
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
