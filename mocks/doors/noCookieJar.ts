/**
 * Stands for `tough-cookie` in the demo that answers inside the page. MSW keeps cookies with it, and a list of all public domains; the
 * door of the page keeps its own.
 */
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
