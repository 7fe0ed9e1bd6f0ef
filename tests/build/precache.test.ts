import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bytesOf, files, hashOf, textOf } from './files.ts'

type Entry = { url: string; revision: string | null; integrity?: string }

/** The precache list in the worker: an array of objects. */
const [list = '[]'] = /\[\{(?:[^[\]]*"url":)[^[\]]*\}\]/.exec(textOf('sw.js')) ?? []
const entries: Entry[] = runInNewContext(list)
const urls = entries.map(({ url }) => url)

test('every entry has the integrity of its file: a tampered one fails the install, an evicted one is fetched anew', () => {
  expect(entries.filter(({ integrity, url }) => integrity !== hashOf('sha384', bytesOf(url))).map(({ url }) => url)).toEqual([])
})

test('no file is listed twice', () => expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]))

test('everything that the app needs without network is listed', () => {
  const needed = files.filter((file) => /^assets\/|^(?:kept|inloggen)\.html$|^favicon|^manifest/.test(file))
  expect(needed.filter((file) => !urls.includes(file))).toEqual([])
})

test('the archive of the first install has every script and style, as they are, but those that every start loads', () => {
  const archive: Record<string, string> = JSON.parse(textOf('install.json'))
  const ofStart = new Set([...textOf('kept.html').matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file))
  expect(ofStart.size).toBeGreaterThan(6)
  const wanted = urls.filter((url) => /^assets\/.*\.(?:js|css)$/.test(url) && !ofStart.has(url))
  expect(Object.keys(archive).toSorted()).toEqual(wanted.toSorted())
  expect(wanted.filter((url) => archive[url] !== textOf(url))).toEqual([])
})

test('what changes or is for servers is not', () => {
  expect(
    urls.filter((url) =>
      /^(?:index\.html|build\.json|install\.json|_headers|_redirects|robots|sw[\w-]*\.js|\.well-known)/.test(url),
    ),
  ).toEqual([])
})

test('the pages and what they load carry integrity too', () => {
  for (const page of ['index.html', 'kept.html', 'inloggen.html']) {
    const tags = textOf(page).match(/<(?:script|link)[^>]*\/assets\/[^"]+\.(?:js|css)"[^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThan(1)
    for (const tag of tags) {
      const [, file = ''] = /"\/(assets\/[^"]+)"/.exec(tag) ?? []
      expect(tag).toContain(`integrity="${hashOf('sha384', bytesOf(file))}"`)
    }
  }
})

test('the page that the worker keeps asks for the large scripts as plain ones, and names those that only customers need', () => {
  const kept = textOf('kept.html')
  for (const name of ['react', 'app'])
    expect(kept).toMatch(new RegExp(`<link rel="preload" as="script" crossorigin href="/assets/${name}-`))
  for (const name of ['customers', 'Overzicht'])
    expect(kept).toMatch(new RegExp(`<link as="script" crossorigin href="/assets/${name}-[^>]* data-for="${name}">`))
  expect(kept).not.toMatch(/modulepreload"[^>]*\/assets\/(?:react|app)-/)
  expect(textOf('index.html')).not.toMatch(/as="script"/)
})

test('and has its styles in it, which the others leave to the scripts: theirs must not hold up the first paint', () => {
  const sheets = (page: string) => [...textOf(page).matchAll(/rel="stylesheet"[^>]*\/assets\/(\w+)-/g)].map(([, name]) => name)
  expect(['kept.html', 'index.html', 'inloggen.html'].map(sheets)).toEqual([['app', 'customers', 'Overzicht'], [], []])
})

test('the page of a first visit leaves the manifest to the app; the others name it', () => {
  const names = (page: string) => textOf(page).includes('<link rel="manifest" href="/manifest.webmanifest"')
  expect(['index.html', 'kept.html', 'inloggen.html'].map(names)).toEqual([false, true, true])
})

test('build.json names the build that the pages were made for', () => {
  const { id, minBuild, sw } = JSON.parse(textOf('build.json'))
  expect({ minBuild, sw }).toEqual({ minBuild: null, sw: 'on' })
  for (const page of ['index.html', 'kept.html', 'inloggen.html'])
    expect(textOf(page)).toContain(`name="build-id" content="${id}"`)
})
