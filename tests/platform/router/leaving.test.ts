import { expect, test } from 'vitest'
import { guardLeaving, questionBefore } from '#platform/router/leaving.ts'

const asking = (own: string) => ({ keeps: (path: string) => path === own, ask: async () => true })

test('the question before leaving: when another screen asks it by now, then the end of the first one does not end that', () => {
  const [first, second] = [asking('/a'), asking('/b')]
  const endFirst = guardLeaving(first)
  expect([questionBefore('/a'), questionBefore('/b')]).toEqual([null, first.ask])
  const endSecond = guardLeaving(second)
  endFirst()
  expect([questionBefore('/a'), questionBefore('/b')]).toEqual([second.ask, null])
  endSecond()
  expect(questionBefore('/a')).toBeNull()
})
