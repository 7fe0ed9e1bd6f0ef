import * as v from 'valibot'
import { BUILD_FILE } from './messages.ts'

/** The id of this build, and the oldest one that may still be used as this build knows it. */
declare const __BUILD__: string
declare const __MIN_BUILD__: string | null

const BuildFile = v.object({ id: v.string(), minBuild: v.nullable(v.string()), sw: v.picklist(['on', 'off']), at: v.string() })
export type BuildFile = v.InferOutput<typeof BuildFile>

/** Which build is the newest. Anything but a proper answer (offline, 404, a page of HTML) is no news: null. */
export async function fetchBuild(): Promise<BuildFile | null> {
  try {
    const response = await fetch(BUILD_FILE, { cache: 'no-store' })
    const build = v.safeParse(BuildFile, response.ok && (await response.json()))
    return build.success ? build.output : null
  } catch {
    return null
  }
}

export const isNew = ({ id }: BuildFile): boolean => id !== __BUILD__

/**
 * May this build not be used any more? Every build carries the `minBuild` that held when it was made: another one was set after it, for a
 * reason. (Ids have no order of their own.)
 */
export const isTooOld = ({ minBuild }: BuildFile, own = { id: __BUILD__, minBuild: __MIN_BUILD__ }): boolean =>
  minBuild !== null && minBuild !== own.id && minBuild !== own.minBuild
