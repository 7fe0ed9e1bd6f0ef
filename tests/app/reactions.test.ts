import { expect, test } from 'vitest'
import { reactionTo } from '../../src/app/reactions.ts'

test.each([
  ['signed-out', 'sign-off'],
  ['offline', 'none'],
  ['broken', 'none'],
  ['refused', 'none'],
  ['challenge', 'none'],
] as const)('%s: %s (decisions D7: no answer is not a 401)', (kind, reaction) => {
  expect(reactionTo(kind)).toBe(reaction)
})
