import { expect, test } from 'vitest'
import { textOf } from './files.ts'
import { imports, reaches } from './graph.ts'

test('no script imports itself by way of others: one of them would run before what it needs', () => {
  expect([...imports.keys()].filter((file) => reaches(file).has(file))).toEqual([])
})

test('few files that come with others are not worth a request; what is loaded at a press may be small', () => {
  const small = [...new Set([...imports.values()].flat())].filter((file) => textOf(file).length < 600)
  expect(small.length, small.join('\n')).toBeLessThanOrEqual(8)
})

test('react-aria is in none of the files of the first screens: it comes with what uses it', () => {
  const [first, others] = [...imports.keys()].reduce<[string[], string[]]>(
    ([early, late], file) =>
      /^assets\/(?:start|react|app|customers|Overzicht|Inloggen)-/.test(file)
        ? [[...early, file], late]
        : [early, [...late, file]],
    [[], []],
  )
  const isBuiltOnIt = (file: string) => /data-rac|react-aria/.test(textOf(file))
  expect(others.filter(isBuiltOnIt)).not.toEqual([]) // the customer menu
  expect([...new Set(first.flatMap((file) => [file, ...reaches(file)]))].filter(isBuiltOnIt)).toEqual([])
})
