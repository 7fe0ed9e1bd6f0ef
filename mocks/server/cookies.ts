/** Identifies the browser, so that its settings and world survive a change of account. */
export const BROWSER_COOKIE = 'demo-browser'
export const USER_COOKIE = 'usr'
/** The ms that the page must add to its own clock. */
const CLOCK_COOKIE = 'demo-clock'

/** 182.5 days in seconds. */
const HALF_A_YEAR = 15_768_000

/** Every browser accepts Secure cookies over https. Over http, some accept them from localhost and Safari never does. */
const isSecure = ({ protocol }: URL) => protocol === 'https:'

/** The name of the session cookie. The prefix `__Host-` requires Secure, so it is left out over http. */
export const sessionCookieOf = (url: URL): string => (isSecure(url) ? '__Host-sid' : 'sid')

const cookie = (url: URL, name: string, value: string, seconds: number | null, ...attributes: string[]) =>
  [
    `${name}=${value}`,
    'Path=/',
    'SameSite=Lax',
    ...(seconds === null ? [] : [`Max-Age=${seconds}`]),
    ...(isSecure(url) ? ['Secure'] : []),
    ...attributes,
  ].join('; ')

export const browserCookie = (url: URL, id: string): string => cookie(url, BROWSER_COOKIE, id, HALF_A_YEAR, 'HttpOnly')

export const userValue = (flags: object): string => encodeURIComponent(JSON.stringify(flags))

export const userCookie = (url: URL, flags: object): string => cookie(url, USER_COOKIE, userValue(flags), HALF_A_YEAR)

export const signedInCookies = (url: URL, sid: string, session: object): string[] => [
  cookie(url, sessionCookieOf(url), sid, HALF_A_YEAR, 'HttpOnly'),
  userCookie(url, session),
]

export const signedOutCookies = (url: URL): string[] => [
  cookie(url, sessionCookieOf(url), '', 0, 'HttpOnly'),
  cookie(url, USER_COOKIE, '', 0),
]

/** Tells the panel that this visit is unknown to the server: it began anew, or there were too many visitors. */
export const LOST_COOKIE = 'demo-lost'

/** For a request whose session and browser the server no longer knows. In seconds: long enough for the panel to load. */
export const lostCookies = (url: URL): string[] => [
  cookie(url, LOST_COOKIE, '1', 60),
  cookie(url, sessionCookieOf(url), '', 0, 'HttpOnly'),
]

/** The cookie with the clock's offset (`shift`, ms); an offset of 0 removes the cookie. */
export const clockCookie = (url: URL, shift: number): string =>
  shift === 0 ? cookie(url, CLOCK_COOKIE, '', 0) : cookie(url, CLOCK_COOKIE, String(shift), HALF_A_YEAR)

const cookiesIn = (text: string): ReadonlyMap<string, string> => {
  const pairs = text.split(';').map((pair) => pair.trim())
  return new Map(pairs.filter(Boolean).map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
}

export const cookiesOf = (request: Request): ReadonlyMap<string, string> => cookiesIn(request.headers.get('cookie') ?? '')

/** The value of a cookie in `document.cookie` notation, or null. */
export const cookieIn = (text: string, name: string): string | null => cookiesIn(text).get(name) ?? null

/** The header that carries cookies to the door: inside a page no response can have `Set-Cookie`. */
const COOKIES = 'demo-cookies'

export function putCookies(headers: Headers, lines: readonly string[]): void {
  if (lines.length > 0) headers.set(COOKIES, JSON.stringify(lines))
}

/** Reads the `Set-Cookie` lines from an answer and removes them. */
export function takeCookies({ headers }: Response): readonly string[] {
  const lines = headers.get(COOKIES)
  if (lines === null) return []
  headers.delete(COOKIES)
  return JSON.parse(lines)
}
