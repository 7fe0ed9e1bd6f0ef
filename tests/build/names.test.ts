import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { withHash } from '../../vite/names.ts'
import { root } from '../support/paths.ts'
import { files, textOf } from './files.ts'

const named = files.filter((file) => /^assets\/.*\.(?:js|css)$/.test(file))
const scripts = named.filter((file) => file.endsWith('.js')).map((file) => ({ file, text: textOf(file) }))
const pages = ['index.html', 'kept.html', 'inloggen.html']
/** The hashes of what the app loads later, by the names in its code, and the lists of what these files need. */
const tableOf = (page: string): Record<string, string | readonly string[]> =>
  JSON.parse(/<script type="application\/json" id="files">(.*?)<\/script>/.exec(textOf(page))?.[1] ?? '{}')
const table = tableOf('index.html')
const hashes = Object.entries(table).flatMap(([name, hash]) => (typeof hash === 'string' ? [{ name, hash }] : []))
const lists = Object.entries(table).flatMap(([name, list]) => (typeof list === 'string' ? [] : [{ name, list }]))

/** The scripts that hold the name of each file: a new version of it makes them new too. */
const namedBy = new Map(
  named.map((file) => [file, scripts.flatMap((one) => (one.text.includes(posix.basename(file)) ? [one.file] : []))]),
)

/** All files that are new when one of them is. */
function renewedWith(file: string): ReadonlySet<string> {
  const found = new Set([file])
  for (const one of found) for (const other of namedBy.get(one) ?? []) found.add(other)
  return found
}

test('a change of one file makes few others new: half of the files take at most four with them, and twenty are new on average', () => {
  const counts = named.map((file) => renewedWith(file).size).toSorted((a, b) => a - b)
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(5)
  expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThanOrEqual(20)
})

test('each page has the names that the app looks up, all of files that are there', () => {
  const asked = scripts.flatMap(({ text }) => [...text.matchAll(/\$file\("([^"]+)"\)/g)].map(([, name = '']) => name))
  expect(asked.length).toBeGreaterThan(35)
  expect(hashes.map(({ name }) => name)).toEqual([...new Set(asked)].toSorted())
  expect(hashes.filter(({ name, hash }) => !named.includes(`assets/${withHash(name, hash)}`))).toEqual([])
  for (const page of pages) expect(tableOf(page), page).toEqual(table)
})

test('the build with the mock backend: when a script looks up a name, then the page has it, of a file that is there', () => {
  const dir = join(root, 'dist-start')
  const found = globSync('assets/*.js', { cwd: dir })
  const text = found.map((file) => readFileSync(join(dir, file), 'utf8')).join('\n')
  const [, json = '{}'] = /id="files">(.*?)<\/script>/.exec(readFileSync(join(dir, 'index.html'), 'utf8')) ?? []
  const given: Record<string, unknown> = JSON.parse(json)
  const asked = new Set([...text.matchAll(/\$file\("([^"]+\.js)"\)/g)].map(([, name = '']) => name))
  expect(asked.size).toBeGreaterThan(35)
  expect([...asked].filter((name) => !found.includes(`assets/${withHash(name, String(given[name]))}`))).toEqual([])
})

test('each page has the lists that the app looks up, all of files that are there', () => {
  const asked = scripts.flatMap(({ text }) => [...text.matchAll(/\$files\.(\w+)/g)].map(([, name = '']) => name))
  expect(asked.toSorted()).toEqual(['app', 'customers', 'start'])
  expect(lists.map(({ name }) => name).toSorted()).toEqual(asked.toSorted())
  expect(lists.flatMap(({ list }) => list).filter((file) => !named.includes(file))).toEqual([])
})

test('files that screens share differ by their hash alone, in letters and digits', () => {
  const shared = named.filter((file) => file.startsWith('assets/shared-'))
  expect(shared.length).toBeGreaterThan(80)
  expect(shared.filter((file) => !/^assets\/shared-[A-Za-z\d]{6}\.(?:js|css)$/.test(file))).toEqual([])
})

test('every name in a script is that of a file', () => {
  const names = scripts.flatMap(({ file, text }) =>
    [...text.matchAll(/["'`](?:\.\/|assets\/)([\w.-]+-[\w-]{6}\.(?:js|css))["'`]/g)].map(([, name = '']) => ({ file, name })),
  )
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter(({ name }) => !named.includes(`assets/${name}`))).toEqual([])
})

test('no script holds the name of the build: it would be new each time', () => {
  const { id } = JSON.parse(textOf('build.json'))
  expect(scripts.filter(({ text }) => text.includes(id)).map(({ file }) => file)).toEqual([])
})
