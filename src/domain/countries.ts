import { once } from './once.ts'

/** The 30 countries that may have issued a document: the EU, Iceland, Liechtenstein and Norway (spec 4 issuing countries). */
export const ISSUING_COUNTRIES = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const
type IssuingCountry = (typeof ISSUING_COUNTRIES)[number]

const names = once(() => new Intl.DisplayNames('nl-NL', { type: 'region' }))

/** The Dutch name of a country: `DE` gives `Duitsland`. */
const countryName = (code: IssuingCountry): string => names().of(code) ?? code

/** The issuing countries sorted by Dutch name. */
export const issuingCountries = once((): readonly { value: IssuingCountry; text: string }[] => {
  const { compare } = new Intl.Collator('nl-NL')
  return ISSUING_COUNTRIES.map((value) => ({ value, text: countryName(value) })).toSorted((a, b) => compare(a.text, b.text))
})
