import { expect, test } from 'vitest'
import { issuingCountries } from '#model/abroad/countries.ts'

test('the 30 issuing countries, by two-letter code, in the order of their Dutch names (spec 3; domain 1.21)', () => {
  const told =
    'BE België, BG Bulgarije, CY Cyprus, DK Denemarken, DE Duitsland, EE Estland, FI Finland, FR Frankrijk, GR Griekenland, ' +
    'HU Hongarije, IE Ierland, IS IJsland, IT Italië, HR Kroatië, LV Letland, LI Liechtenstein, LT Litouwen, LU Luxemburg, ' +
    'MT Malta, NL Nederland, NO Noorwegen, AT Oostenrijk, PL Polen, PT Portugal, RO Roemenië, SI Slovenië, SK Slowakije, ' +
    'ES Spanje, CZ Tsjechië, SE Zweden'
  expect(issuingCountries().map(({ value, text }) => `${value} ${text}`)).toEqual(told.split(', '))
})
