import { expect, test } from 'vitest'
import { plural } from '#kit/words/plural.ts'

test.each([
  [0, 'dagen'],
  [1, 'dag'],
  [1.5, 'dagen'],
  [2, 'dagen'],
  [21, 'dagen'],
])('%d %s', (count, word) => expect(plural(count, 'dag', 'dagen')).toBe(word))
