import { join, resolve } from 'node:path'

export const root = join(import.meta.dirname, '../..')

const built = (folder: string) => resolve(root, folder)

/** The builds under test: the production site, the one with the demo panel, and that of another brand. */
export const builds = {
  production: built(process.env.DIST ?? 'dist'),
  mock: built(process.env.DIST_START ?? 'dist-start'),
  otherBrand: built(process.env.DIST_HALM ?? 'dist-halm'),
}
