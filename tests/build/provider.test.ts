import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtIn, sourceCopy } from '../support/sourceCopy.ts'
import { filesIn } from './files.ts'

const copy = sourceCopy()
const built = (mode: string) => {
  const dir = join(copy, `dist-${mode}`)
  return filesIn(dir).map((file) => ({ file, text: readFileSync(join(dir, file), 'latin1') }))
}
const textOf = (file: string) => readFileSync(join(copy, 'dist-production', file), 'utf8')

beforeAll(async () => {
  const module = join(copy, 'src/kit/brand/tureluur/provider.ts')
  const own = readFileSync(module, 'utf8')
  writeFileSync(module, own.replace("'Tureluur'", "'Wulp'").replace("'tureluur'", "'wulp'"))
  await Promise.all([builtIn(copy, 'production'), builtIn(copy, 'mock')])
}, 600_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test.each(['production', 'mock'])('another provider: no file of the %s build says the old name', (mode) => {
  const files = built(mode)
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter(({ file, text }) => /tureluur/i.test(file + text)).map(({ file }) => file)).toEqual([])
})

test('and its own name stands in the page, the manifest and the address to write to', () => {
  for (const page of ['index.html', 'inloggen.html', 'kept.html']) {
    expect(textOf(page)).toContain('<title>Mijn Wulp</title>')
    expect(textOf(page)).toContain('aria-label="Wulp"')
  }
  expect(JSON.parse(textOf('manifest.webmanifest'))).toMatchObject({ name: 'Mijn Wulp', short_name: 'Wulp' })
  expect(textOf('.well-known/security.txt')).toContain('mailto:security@wulp.example')
})

test('nothing is left to be filled in', () => {
  expect(built('production').filter(({ text }) => /%(?:PRODUCT|NAME|SECURITY|BUILD)%/.test(text))).toEqual([])
})
