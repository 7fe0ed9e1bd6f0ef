/** The languages that there are texts in (spec 4 locale); `iso` is how dates and amounts are written in it. */
export const locales = [{ code: 'nl', iso: 'nl-NL', name: 'Nederlands' }] as const
export type Locale = (typeof locales)[number]['code']
const DEFAULT: Locale = 'nl'

const known = (tag: string | undefined): Locale | undefined =>
  locales.find(({ code }) => code === tag?.toLowerCase().split('-')[0])?.code

/** From the cookie, else the first of the browser's languages that there are texts in, else the default (spec 4 locale). */
export const localeOf = (cookie: string | undefined, languages: readonly string[]): Locale =>
  known(cookie) ?? languages.map(known).find((locale) => locale !== undefined) ?? DEFAULT

const DAY_S = 86_400

/** The cookie that keeps the language: 365 days, path /, sameSite lax (spec 9 locale cookie). */
export const localeCookie = (locale: Locale, isSecure: boolean): string =>
  `locale=${locale}; Path=/; Max-Age=${365 * DAY_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`
