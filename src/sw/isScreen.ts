import { ownAddress } from '#model/login/returnUrl.ts'

/** Server paths and file names are never screens. */
const ON_SERVER = /^\/(?:api|auth|demo|csp-report|\.well-known)(?:\/|$)/
const FILE = /\/[^/]+\.[^/]+$/

/** True for the path of a page, whatever its query holds. A demo without a server has pages under `/demo`, and no server to ask for them. */
export const isScreen = (path: string, hasServer: boolean): boolean => !(hasServer && ON_SERVER.test(path)) && !FILE.test(path)

/** The screen that a notification opens, by what its message names: the overview when that is no screen of this site. */
export function screenOf(named: string, origin: string, hasServer: boolean): string {
  const url = ownAddress(named, origin)
  const path = url?.pathname.replace(/\/{2,}/g, '/')
  return url && path && isScreen(path, hasServer) ? path + url.search + url.hash : '/'
}
