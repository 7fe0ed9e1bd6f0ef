import { describe, expect, test } from 'vitest'
import { all, any } from '#model/answer.ts'

describe('yes, no and not told', () => {
  test.each([
    [[], true],
    [[true, true], true],
    [[true, undefined], undefined],
    [[undefined, false], false],
    [[true, false], false],
  ] as const)('all of %o: %o', (answers, expected) => expect(all(...answers)).toBe(expected))

  test.each([
    [[], false],
    [[false, false], false],
    [[false, undefined], undefined],
    [[undefined, true], true],
    [[true, false], true],
  ] as const)('any of %o: %o', (answers, expected) => expect(any(...answers)).toBe(expected))
})
