/**
 * Stands for packages of MSW in the demo that answers inside the page, which loads them before its first screen. There MSW only finds the
 * handler of a request: it intercepts no calls, has no patterns beyond `*`, and the door of the page keeps its own cookies.
 */

/** `tough-cookie`, with its list of all public domains. */
export class MemoryCookieStore {
  readonly idx = {}
}

export class CookieJar {
  getCookiesSync(): [] {
    return []
  }
  setCookieSync(): void {}
}

export const Cookie = { fromJSON: () => null }

/** `cookie`: no header carries one. */
export const parseCookie = (): object => ({})

/** `outvariant`: says what MSW has to say, as it stands. */
export const format = (message: string): string => message
export const invariant = (): void => {}

/** `@mswjs/interceptors`: in a browser, a plain response will do. */
export const FetchResponse = Response
export const createRequestId = (): string => crypto.randomUUID()
export const getCleanUrl = ({ origin, pathname }: URL): string => origin + pathname

/** `@msw/url`: a pattern is text with `*` for any letters. */
export function matchPattern(pattern: string, input: string | URL): { matches: boolean; params: Record<string, string> } {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  return { matches: new RegExp(`^${parts.join('.*')}$`).test(String(input)), params: {} }
}
