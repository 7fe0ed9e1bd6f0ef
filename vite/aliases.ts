import { join } from 'node:path'
import type { Alias } from 'vite'
import { brandAlias } from './brand.ts'
import { root } from './folders.ts'

/** React has this hook itself; wouter and SWR bring it along for older versions. */
const storeHook: Alias = { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }

/** Parts of MSW for servers and workers. */
const serverParts: Alias = {
  find: /^(?:tough-cookie|cookie|outvariant|@mswjs\/interceptors|@msw\/url)$/,
  replacement: join(root, 'mocks/server/doors/standIns.ts'),
}

/** Which modules stand for others; the demo without a server bundles MSW, and only what a page needs of it. */
export const aliases = (isInPage: boolean): Alias[] => [brandAlias, storeHook, ...(isInPage ? [serverParts] : [])]
