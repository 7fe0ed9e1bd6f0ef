/** The name of a device by its `User-Agent`, as a customer would say it. The first match counts: most browsers claim to be others too. */
const browsers = [
  [/Firefox|FxiOS/, 'Firefox'],
  [/EdgA?\/|EdgiOS/, 'Edge'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux|CrOS/, 'Linux'],
] as const

export const UNKNOWN = 'Onbekend apparaat'

export function deviceOf(userAgent: string): string {
  const named = (names: readonly (readonly [RegExp, string])[]) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  const [browser, system] = [named(browsers), named(systems)]
  return browser && system ? `${browser} op ${system}` : UNKNOWN
}

/** A page cannot read its own `User-Agent` from a request, but it is the browser that asks. */
export const deviceIn = ({ headers }: Request): string =>
  deviceOf(headers.get('user-agent') ?? globalThis.navigator?.userAgent ?? '')
