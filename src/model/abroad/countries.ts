import { once } from '#kit/once.ts'

/** The 30 countries that may have issued a document: the EU, Iceland, Liechtenstein and Norway (spec 3 issuing countries). */
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

const names = once(() => new Intl.DisplayNames('nl-NL', { type: 'region' }))

/** The Dutch name of a country: `DE` gives `Duitsland`. */
export const countryName = (code: string): string => names().of(code) ?? code

type Choice<Code extends string> = { value: Code; text: string; more: string }

/** Countries sorted by Dutch name, as choices; `more`: other words by which they are found. */
function choicesOf<Code extends string>(codes: readonly Code[]): readonly Choice<Code>[] {
  const { compare } = new Intl.Collator('nl-NL')
  return codes
    .map((value) => ({ value, text: countryName(value), more: ALSO[value] ?? '' }))
    .toSorted((a, b) => compare(a.text, b.text))
}

/** The issuing countries sorted by Dutch name. */
export const issuingCountries = once(() => choicesOf(ISSUING_COUNTRIES))

/**
 * Everywhere that customers may travel to, by ISO 3166-1 code (XK: Kosovo): all countries but the Netherlands, and the territories with a
 * network of their own. The parts of the Kingdom in the Caribbean are abroad for a phone.
 */
export const COUNTRIES_ABROAD: readonly string[] = [
  'AD AE AF AG AI AL AM AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN',
  'CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN',
  'HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG',
  'MH MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NO NP NR NZ OM PA PE PF PG PH PK PL PR PS PT PW PY QA RE RO RS RU RW',
  'SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN',
  'VU WS XK YE YT ZA ZM ZW',
].flatMap((line) => line.split(' '))

/** Where many customers go, to choose from at once. */
export const OFTEN_VISITED: readonly string[] = ['ES', 'FR', 'DE', 'IT', 'TR', 'MA']

/** Other names of a country, or of the part that people travel to. */
const ALSO: Readonly<Record<string, string>> = {
  AE: 'Dubai Abu Dhabi Emiraten',
  BQ: 'Bonaire Saba Statia Antillen',
  CD: 'Kinshasa',
  CW: 'Antillen',
  CZ: 'Praag',
  ES: 'Mallorca Ibiza Tenerife Canarische Eilanden',
  FR: 'Corsica',
  GB: 'Engeland Schotland Wales Groot-Brittannië UK Londen',
  GR: 'Kreta Rhodos Kos',
  ID: 'Bali',
  IT: 'Sicilië Sardinië',
  MA: 'Marroko Marrakesh',
  MM: 'Birma',
  NL: 'Holland',
  PT: 'Madeira Azoren',
  SX: 'Antillen',
  TR: 'Turkye Turkey Antalya Istanbul',
  TZ: 'Zanzibar',
  US: 'Amerika USA VS New York',
}

/** The countries to travel to, sorted by Dutch name. */
export const countriesAbroad = once(() => choicesOf(COUNTRIES_ABROAD))
