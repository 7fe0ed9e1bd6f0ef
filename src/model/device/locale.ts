/** The supported languages (spec 4 locale); `iso` is the locale for formatting dates and amounts. */
export const locales = [{ code: 'nl', iso: 'nl-NL', name: 'Nederlands' }] as const
type Locale = (typeof locales)[number]['code']
const DEFAULT: Locale = 'nl'

const known = (tag: string | undefined): Locale | undefined =>
  locales.find(({ code }) => code === tag?.toLowerCase().split('-')[0])?.code

/** The locale from the cookie, else the first supported browser language, else the default (spec 4 locale). */
export const localeOf = (cookie: string | undefined, languages: readonly string[]): Locale =>
  known(cookie) ?? languages.map(known).find((locale) => locale !== undefined) ?? DEFAULT

const DAY_S = 86_400

/** The `Set-Cookie` text of the language: 365 days, path /, sameSite lax (spec 9 locale cookie). */
export const localeCookie = (locale: Locale, isSecure: boolean): string =>
  `locale=${locale}; Path=/; Max-Age=${365 * DAY_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`
