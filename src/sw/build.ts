import * as v from 'valibot'
import { BUILD_FILE } from './messages.ts'

/** The id of the build that this worker belongs to. */
declare const __BUILD__: string

const BuildFile = v.object({ id: v.string(), minBuild: v.nullable(v.string()), sw: v.picklist(['on', 'off']), at: v.string() })

/**
 * Asks which build is the newest; another one than ours makes the browser look for a new worker (decisions D9).
 * Anything but a proper answer (offline, 404, a page of HTML) is no news.
 */
export async function checkBuild(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    const response = await fetch(BUILD_FILE, { cache: 'no-store' })
    if (!response.ok) return
    const build = v.safeParse(BuildFile, await response.json())
    if (build.success && build.output.id !== __BUILD__) await registration.update()
  } catch {
    // No connection, or no JSON: the next hour will tell.
  }
}
