import { describe, expect, test } from 'vitest'
import { localeCookie, localeOf, locales } from '#model/device/locale.ts'

describe('the locale (spec 4): cookie, browser language, or default; only nl', () => {
  test.each([
    ['nl', ['en-GB'], 'nl'],
    ['nl-NL', [], 'nl'],
    ['de', ['nl-BE', 'de'], 'nl'],
    [undefined, ['nl-NL', 'en'], 'nl'],
    [undefined, ['en-GB'], 'nl'],
    ['<script>', [], 'nl'],
  ])('%j and %j: %s', (cookie, languages, locale) => expect(localeOf(cookie, languages)).toBe(locale))
})

test('the list: one, with its name', () => expect(locales).toEqual([{ code: 'nl', iso: 'nl-NL', name: 'Nederlands' }]))

test('spec 9: kept 365 days, path /, sameSite lax', () => {
  expect(localeCookie('nl', false)).toBe('locale=nl; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(localeCookie('nl', true)).toContain('; Secure')
})
