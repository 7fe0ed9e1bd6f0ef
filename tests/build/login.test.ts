import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inKiB, wireSize } from '../support/sizes.ts'
import { dist, files, textOf } from './files.ts'
import { reaches } from './graph.ts'

/** KiB brotli of script before the login screen is usable. */
const LIMIT = 89.9

const entries = [...textOf('inloggen.html').matchAll(/<(?:script|link rel="modulepreload")[^>]*"\/(assets\/[^"]+\.js)"/g)].map(
  ([, path = '']) => path,
)
/** The screen, the fields that it shares with others, and how both read what is typed. The first script loads the three at once. */
const screen = files.filter((file) => /^assets\/(?:Inloggen|fields|typed)-[\w-]{6}\.js$/.test(file))
const graph = [...new Set([...entries, ...screen].flatMap((file) => [file, ...reaches(file)]))]

test('the login screen is three chunks beside what the page loads, named by the page', () => {
  expect(entries.length).toBeGreaterThan(0)
  expect(screen).toHaveLength(3)
  const isNamed = (file: string) => textOf('inloggen.html').includes(`"${file}"`)
  expect(screen.filter((file) => !isNamed(file))).toEqual([])
})

test('the page names all that it needs besides: no file is found out about by reading another', () => {
  expect(graph.toSorted()).toEqual([...entries, ...screen].toSorted())
})

test(`all script that the login screen imports is at most ${LIMIT} KiB`, () => {
  const sizes = graph.map((file) => ({ file, size: inKiB(wireSize(join(dist, file))) }))
  const total = inKiB(graph.reduce((sum, file) => sum + wireSize(join(dist, file)), 0))
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(LIMIT)
})

test('overlays, lists, the screens of customers and what makes calls are not part of it', () => {
  expect(graph.filter((file) => /UserMenu|Windowed|Overzicht|Verbruik|Internet|Bellen|updates|transport/.test(file))).toEqual([])
})
