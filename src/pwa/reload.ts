import { now } from '../clock.ts'
import { reloadGuard } from '../storage/registry.ts'
import { keep, recall, rests } from '../storage/rest.ts'

declare const __BUILD__: string

/** At most one reload in 10 s, and two per build. */
const GUARD_MS = 10_000
const RELOADS_A_BUILD = 2

/** Reloads this page unless it has done so too often. Returns whether it does. Never without storage, which counts the reloads. */
export function reloadOnce(): boolean {
  const last = recall(reloadGuard)
  const count = last?.build === __BUILD__ ? last.count : 0
  if (count >= RELOADS_A_BUILD || (last !== null && now() - last.at < GUARD_MS)) return false
  keep(reloadGuard, { at: now(), build: __BUILD__, count: count + 1 })
  if (!rests(reloadGuard)) return false
  location.reload()
  return true
}
