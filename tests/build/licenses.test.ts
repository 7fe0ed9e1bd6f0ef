import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { licenseOf } from '../../vite/licenses.ts'
import { root } from '../support/paths.ts'
import { bytesOf, dist, files, textOf } from './files.ts'

const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
/** The modules in the scripts of the page and in the worker, as the bundler listed them. */
const modules: readonly string[] = JSON.parse(readFileSync(join(`${dist}-deploy`, 'modules.json'), 'utf8'))
const packageName = /.*\/node_modules\/(?!\.)((?:@[^/]+\/)?[^/]+)/
const packages = new Set(modules.flatMap((id) => packageName.exec(id)?.[1] ?? []))
const licenses = textOf('licenties.txt')
const sections = new Map(licenses.split(/^## (?=.+ \(.+\)$)/m).map((text) => [text.split(' - ')[0] ?? '', text]))

const folder = mkdtempSync(join(tmpdir(), 'licence-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('licences: when a module of a package is bundled, then the file names that package and holds the text of its licence', () => {
  expect(packages).toContain('react-dom')
  expect(packages).toContain('workbox-core')
  const known = /permission is hereby granted|apache license|released into the public domain|mozilla public license/i
  expect([...packages, ...Object.keys(dependencies)].filter((name) => !known.test(sections.get(name) ?? ''))).toEqual([])
})

test('licences: when a build tool adds code of its own, or a font is shipped, then the file names them too', () => {
  const added = modules.filter((id) => id.startsWith('\0'))
  expect(added).toEqual(['\0rolldown/runtime.js', '\0vite/preload-helper.js'])
  expect([...sections.keys()]).toEqual(expect.arrayContaining(['rolldown', 'vite']))
  expect(files.filter((file) => file.endsWith('.woff2')).map((file) => /radio-canada-big/i.test(file))).not.toContain(false)
  expect(licenses).toContain('## Radio Canada Big (OFL-1.1)')
  expect(licenses).toContain('SIL OPEN FONT LICENSE')
})

test('licences: when a server sends the compressed copy, then it is as complete as the file', () => {
  expect(brotliDecompressSync(bytesOf('licenties.txt.br')).toString('utf8')).toBe(licenses)
})

test('licences: when the app starts, then nobody loads them', () => {
  expect(files.filter((file) => file.endsWith('.html')).filter((file) => textOf(file).includes('licenties'))).toEqual([])
  expect(textOf('sw.js')).not.toContain('licenties')
})

test('licences: when a package has no text of its licence, then a standard one stands in, and without one the build stops', () => {
  const write = (license: string) =>
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'bare', version: '1.0.0', license }))
  write('MIT')
  expect(licenseOf(folder)).toMatch(/^## bare - 1\.0\.0 \(MIT\)\n\nCopyright .+\n\nPermission is hereby granted/)
  write('Zlib')
  expect(() => licenseOf(folder)).toThrow('bare is bundled without the text of its licence (Zlib)')
})
