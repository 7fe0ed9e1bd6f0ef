/** Newer than the language's types. */
type WithTimeZones = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] }

/** The time zones of a country (ISO 3166-1); empty where the browser does not know them. */
function zonesOf(country: string): readonly string[] {
  const locale: WithTimeZones = new Intl.Locale(`und-${country}`)
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

/** The minutes that a time zone is ahead of UTC at a moment (ms). */
function aheadIn(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/**
 * The minutes that a country is ahead of Dutch time at a moment (ms); null when it has several times, so that nothing inexact is shown, or
 * when the browser does not know.
 */
export function minutesAhead(country: string, at: number): number | null {
  const differences = new Set(zonesOf(country).map((zone) => aheadIn(zone, at) - aheadIn('Europe/Amsterdam', at)))
  const [only] = differences
  return differences.size === 1 && only !== undefined ? only : null
}
