/** Which browser this is, so that the demo settings and the world stay the same when somebody else signs in. */
export const BROWSER_COOKIE = 'demo-browser'
/** The flags of the session user, readable by the page. */
export const USER_COOKIE = 'usr'
/** How many ms the page must add to its own clock. */
export const CLOCK_COOKIE = 'demo-clock'

/** 182.5 days (spec 9), in seconds. */
const HALF_A_YEAR = 15_768_000

/** Every browser takes Secure cookies over https. Over http some take them from this machine, Safari from nowhere. */
const isSecure = ({ protocol }: URL) => protocol === 'https:'

/** The name of the session cookie. A name with this prefix must be Secure, so the prefix is left out where that is impossible. */
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

/** The flags of the session user as a cookie holds them. */
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

/** `shift` in ms; none removes the cookie. */
export const clockCookie = (url: URL, shift: number): string =>
  shift === 0 ? cookie(url, CLOCK_COOKIE, '', 0) : cookie(url, CLOCK_COOKIE, String(shift), HALF_A_YEAR)

const cookiesIn = (text: string): ReadonlyMap<string, string> => {
  const pairs = text.split(';').map((pair) => pair.trim())
  return new Map(pairs.filter(Boolean).map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
}

/** The cookies that a request carries. */
export const cookiesOf = (request: Request): ReadonlyMap<string, string> => cookiesIn(request.headers.get('cookie') ?? '')

/** A cookie in a text like `document.cookie`, or null. */
export const cookieIn = (text: string, name: string): string | null => cookiesIn(text).get(name) ?? null

/** Holds the cookies of an answer until its door gives them: inside a page no answer can carry `Set-Cookie`. */
const COOKIES = 'demo-cookies'

/** Puts cookies (`Set-Cookie` lines) in the headers of an answer. */
export function putCookies(headers: Headers, lines: readonly string[]): void {
  if (lines.length > 0) headers.set(COOKIES, JSON.stringify(lines))
}

/** Takes the cookies out of an answer again. */
export function takeCookies({ headers }: Response): readonly string[] {
  const lines = headers.get(COOKIES)
  if (lines === null) return []
  headers.delete(COOKIES)
  return JSON.parse(lines)
}
