import { expect, test } from 'vitest'
import { isTooOld } from '#sw/build.ts'

const published = (minBuild: string | null) => ({ id: 'c', minBuild, sw: 'on', at: '' }) as const

test.each([
  ['nothing is asked of any build', null, { id: 'a', minBuild: null }, false],
  ['it was set after this build was made', 'b', { id: 'a', minBuild: null }, true],
  ['this is the build that it names', 'b', { id: 'b', minBuild: null }, false],
  ['this build was made when it held already', 'b', { id: 'c', minBuild: 'b' }, false],
  ['it was raised since', 'c', { id: 'b', minBuild: 'a' }, true],
] as const)('may a build be used no more (decisions D9 minBuild)? %s', (_, minBuild, own, tooOld) => {
  expect(isTooOld(published(minBuild), own)).toBe(tooOld)
})
