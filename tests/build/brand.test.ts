import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builds, root } from '../support/paths.ts'
import { dist, filesIn } from './files.ts'

const [first, other] = ['tureluur', 'halm'].map((name) => join(root, 'src/kit/brand', name)) as [string, string]
const textOf = (...path: string[]) => readFileSync(join(...path), 'utf8')

/** The files of the other brand's build. A file that is no text has its bytes as letters. */
const built = filesIn(builds.otherBrand)
  .filter((file) => !/\.(?:br|gz)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(builds.otherBrand, file), 'latin1') }))
const filesWith = (word: string | RegExp) =>
  built.flatMap(({ file, text }) => (text.search(word) >= 0 || file.search(word) >= 0 ? [file] : []))
const holding = (word: string) => built.flatMap(({ file, text }) => (text.includes(word) ? [`${file}: ${word}`] : []))

/** The texts in a brand's words, with `%` for what comes in. */
async function wordsOf(brand: string): Promise<string[]> {
  const modules = await Promise.all(
    globSync('words/*.ts', { cwd: brand }).map((file) => import(join(brand, file)) as Promise<object>),
  )
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'function'
        ? String(value('%')).split('%')
        : Object.values(value ?? {}).flatMap(textsIn)
  return modules.flatMap(textsIn).filter((text) => text.length > 3)
}
const colorsOf = (brand: string) => new Set(textOf(brand, 'tokens.css').match(/#[\da-f]{6}\b/g))
const pathsOf = (brand: string) => textOf(brand, 'logo.svg').match(/(?<= d=")[^"]+/g) ?? []

test('the other brand: when it is built, then no file has the name, hosts or words of the first', async () => {
  expect(built.length).toBeGreaterThan(50)
  expect(filesWith(/tureluur/i)).toEqual([])
  const words = await wordsOf(first)
  expect(words.length).toBeGreaterThan(10)
  expect(words.flatMap(holding)).toEqual([])
  const { provider }: typeof import('#brand/provider.ts') = await import(join(first, 'provider.ts'))
  expect(holding(provider.blockNumber)).toEqual([])
})

test('the other brand: when it is built, then no file has a colour, the logo or a public file of the first', () => {
  const own = colorsOf(other)
  const strange = [...colorsOf(first)].filter((color) => !own.has(color) && !/^#(?:(.)\1)(?:(.)\2)(?:(.)\3)$/.test(color))
  expect(strange.length).toBeGreaterThan(60)
  // The pictures of phones are not the brand's.
  expect(strange.flatMap(holding).filter((found) => !found.startsWith('beeld/'))).toEqual([])
  expect(pathsOf(first).length).toBe(4)
  expect(pathsOf(first).flatMap(holding)).toEqual([])
  const pictures = filesIn(join(first, 'public')).map((file) => readFileSync(join(first, 'public', file), 'latin1'))
  expect(built.filter(({ text }) => pictures.includes(text))).toEqual([])
})

test('the other brand: when it is built, then its name, colours, logo, typeface and public files are in their places', async () => {
  const page = (file: string) => textOf(builds.otherBrand, file)
  for (const file of ['index.html', 'inloggen.html', 'kept.html']) {
    expect(page(file)).toContain('<title>Mijn Halm</title>')
    expect(page(file)).toContain('aria-label="Halm"')
    expect(page(file)).toContain('content="#eaf0fc"')
    for (const path of pathsOf(other)) expect(page(file)).toContain(path)
  }
  const manifest = { name: 'Mijn Halm', short_name: 'Halm', theme_color: '#eaf0fc' }
  expect(JSON.parse(page('manifest.webmanifest'))).toMatchObject(manifest)
  expect(page('.well-known/security.txt')).toContain('mailto:security@halm.example')
  expect(page('licenties.txt')).toContain('## Figtree (OFL-1.1)')
  expect(filesWith(/^assets\/figtree-/)).toHaveLength(1)
  for (const word of await wordsOf(other)) expect(holding(word), word).not.toEqual([])
  const isSame = (file: string) => readFileSync(join(builds.otherBrand, file)).equals(readFileSync(join(other, 'public', file)))
  expect(filesIn(join(other, 'public')).filter((file) => !isSame(file))).toEqual([])
})

test.each([
  ['the first brand', dist],
  ['the other brand', builds.otherBrand],
])('%s: when it is built, then nothing is left to be filled in, and neither names the other', (_, folder) => {
  const texts = filesIn(folder).filter((file) => /\.(?:html|js|css|svg|txt|webmanifest)$/.test(file))
  const open = texts.filter((file) =>
    /%(?:PRODUCT|NAME|SECURITY|BUILD|BRAND|LOGO|LOGIN_INTRO|--[\w-]+)/.test(textOf(folder, file)),
  )
  expect(open).toEqual([])
  const absent = folder === dist ? /\bhalm\b/i : /tureluur/i
  expect(texts.filter((file) => absent.test(textOf(folder, file)))).toEqual([])
})
