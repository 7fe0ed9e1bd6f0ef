import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { files, textOf } from './files.ts'

const imports = new Map(
  files
    .filter((file) => /^assets\/.*\.js$/.test(file))
    .map((file) => [
      file,
      [...textOf(file).matchAll(/\b(?:import|from)\s*["'`](\.\.?\/[^"'`]+\.js)["'`]/g)].map(([, path = '']) =>
        posix.join(posix.dirname(file), path),
      ),
    ]),
)

const reaches = (from: string): Set<string> => {
  const found = new Set(imports.get(from))
  for (const file of found) for (const next of imports.get(file) ?? []) found.add(next)
  return found
}

test('no script imports itself by way of others: one of them would run before what it needs', () => {
  expect([...imports.keys()].filter((file) => reaches(file).has(file))).toEqual([])
})

test('there are few files that are not worth a request', () => {
  const small = [...imports.keys()].filter((file) => textOf(file).length < 600)
  expect(small.length, small.join('\n')).toBeLessThanOrEqual(15)
})

test('react-aria is in none of the files of the first screens: it comes with what uses it', () => {
  const [first, others] = [...imports.keys()].reduce<[string[], string[]]>(
    ([early, late], file) =>
      /^assets\/(?:start|react|app|customers|Inloggen)-/.test(file) ? [[...early, file], late] : [early, [...late, file]],
    [[], []],
  )
  const isBuiltOnIt = (file: string) => /data-rac|react-aria/.test(textOf(file))
  expect(others.filter(isBuiltOnIt)).not.toEqual([]) // the customer menu
  expect([...new Set(first.flatMap((file) => [file, ...reaches(file)]))].filter(isBuiltOnIt)).toEqual([])
})
