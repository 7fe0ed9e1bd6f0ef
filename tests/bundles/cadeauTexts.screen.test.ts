import { expect, test } from 'vitest'
import { copy as giftCopy } from '#features/bundles/cadeau/copy.ts'

test('the box on the shore: when two gifts wait, then its flag says so', () => {
  const { flag } = giftCopy.shore
  expect(flag('8 dec', 1)).toBe('Cadeau, tot en met 8 dec')
  expect(flag('8 dec', 2)).toBe('1 van 2 cadeaus, tot en met 8 dec')
})
