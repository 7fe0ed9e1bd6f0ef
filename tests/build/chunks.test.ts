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
