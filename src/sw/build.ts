import * as v from 'valibot'
import { BUILD_FILE } from './messages.ts'

const BuildFile = v.object({ id: v.string(), minBuild: v.nullable(v.string()), sw: v.picklist(['on', 'off']), at: v.string() })
type BuildFile = v.InferOutput<typeof BuildFile>

/** The newest build; null without a valid answer (offline, 404, an HTML page). */
export async function fetchBuild(): Promise<BuildFile | null> {
  try {
    const response = await fetch(BUILD_FILE, { cache: 'no-store' })
    const build = v.safeParse(BuildFile, response.ok && (await response.json()))
    return build.success ? build.output : null
  } catch {
    return null
  }
}

/** `own` is the id of the build that asks: a worker has it built in, a page has it in its head. */
export const isNew = ({ id }: BuildFile, own: string): boolean => id !== own

/**
 * True when this build may no longer be used. Ids have no order, so each build carries the `minBuild` of its own time: a different value
 * was set later, and excludes it.
 */
export const isTooOld = ({ minBuild }: BuildFile, own = { id: __BUILD__, minBuild: __MIN_BUILD__ }): boolean =>
  minBuild !== null && minBuild !== own.id && minBuild !== own.minBuild
