/** Server paths and file names are never screens. */
const ON_SERVER = /^\/(?:api|auth|demo|csp-report|\.well-known)(?:\/|$)/
const FILE = /\/[^/]+\.[^/]+$/

/** True for the path of a page, whatever its query holds. A demo without a server has pages under `/demo`, and no server to ask for them. */
export const isScreen = (path: string, hasServer: boolean): boolean => !(hasServer && ON_SERVER.test(path)) && !FILE.test(path)
