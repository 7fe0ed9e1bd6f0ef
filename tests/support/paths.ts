import { join, resolve } from 'node:path'

export const root = join(import.meta.dirname, '../..')

const built = (folder: string) => resolve(root, folder)

/** The builds under test: the production site, and the one with the demo panel. */
export const builds = { production: built(process.env.DIST ?? 'dist'), mock: built(process.env.DIST_START ?? 'dist-start') }
