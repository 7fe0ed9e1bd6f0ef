import { expect, test } from 'vitest'
import { rolled } from '#features/overview/NumberDay.tsx'

test('a number becomes another digit by digit, from left to right; what is the same stays', () => {
  expect(rolled('0690000008', '0612340008')).toEqual(['0690000008', '0610000008', '0612000008', '0612300008', '0612340008'])
})

test('the same number changes nothing', () => expect(rolled('0612345678', '0612345678')).toEqual(['0612345678']))
