import { expect, test } from 'vitest'
import { copy as giftCopy } from '#features/bundles/cadeau/copy.ts'

test('the box on the shore: when two gifts wait, then its flag and its name say so', () => {
  const { box, flag } = giftCopy.shore
  expect([flag('8 dec', 1), box('8 december', 1)]).toEqual([
    'Cadeau, tot en met 8 dec',
    'Pak je cadeau uiterlijk op 8 december uit',
  ])
  expect([flag('8 dec', 2), box('8 december', 2)]).toEqual([
    '1 van 2 cadeaus, tot en met 8 dec',
    'Pak een van je 2 cadeaus uiterlijk op 8 december uit',
  ])
})
