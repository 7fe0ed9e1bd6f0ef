import { expect, test } from 'vitest'
import { refusalOf } from '#features/phones/bestellen/refusals.ts'
import type { FailureCode } from '#platform/api/failure.ts'

const params = { brand: 'talura', name: 's2', spec: '128-gb-zwart' }
const PHONE = '/verlengen/telefoons/talura/s2'

test.each<[FailureCode, RegExp, string | null, string | null]>([
  ['PRICE_CHANGED', /^De prijs is veranderd\./, 'Bekijk je bestelling', null],
  ['SOLD_OUT', /^Je telefoon is net uitverkocht\./, 'Kies een andere telefoon', PHONE],
  ['CREDIT_TOO_HIGH', /past niet bij je inkomen en lasten/, 'Kies een ander bedrag', `${PHONE}/128-gb-zwart`],
  ['DETAILS_INVALID', /^Er klopt iets niet in je gegevens\./, 'Controleer je gegevens', `${PHONE}/128-gb-zwart/legitimatie`],
  ['CREDIT_ANSWERS_MISSING', /inkomen en lasten nodig/, 'Bekijk je bestelling', `${PHONE}/128-gb-zwart/inkomen-en-lasten`],
  ['OPEN_INVOICE', /^Je hebt nog een factuur openstaan\./, 'Bekijk je facturen', '/facturen'],
  ['TOO_YOUNG', /18 jaar of ouder/, null, null],
])('refusal %s has a text, and a link to where it can be solved', (code, said, label, to) => {
  const { text, way } = refusalOf({ kind: 'refused', status: 409, code })
  expect(text).toMatch(said)
  expect([way?.label ?? null, way?.to?.(params) ?? null]).toEqual([label, to])
})

test('a failed server: the text only says that nothing was paid', () => {
  expect(refusalOf({ kind: 'broken', status: 500, code: undefined })).toEqual({
    text: 'Je bestelling is niet gelukt. Er is niets betaald.',
    way: null,
  })
})
