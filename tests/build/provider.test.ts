import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../support/paths.ts'
import { filesIn } from './files.ts'

const copy = mkdtempSync(join(tmpdir(), 'portal-'))
const built = (mode: string) => {
  const dir = join(copy, `dist-${mode}`)
  return filesIn(dir).map((file) => ({ file, text: readFileSync(join(dir, file), 'latin1') }))
}
const textOf = (file: string) => readFileSync(join(copy, 'dist-production', file), 'utf8')

beforeAll(() => {
  for (const part of [
    'src',
    'public',
    'mocks',
    'fixtures',
    'vite',
    'index.html',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ]) {
    cpSync(join(root, part), join(copy, part), { recursive: true })
  }
  cpSync(join(root, 'vite.config.ts'), join(copy, 'vite.config.ts'))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const module = join(copy, 'src/provider.ts')
  const own = readFileSync(module, 'utf8')
  writeFileSync(module, own.replace("'Tureluur'", "'Wulp'").replace("'tureluur'", "'wulp'"))
  mkdirSync(join(copy, 'dist-production'), { recursive: true })
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  for (const mode of ['production', 'mock']) {
    const args = [vite, 'build', '--mode', mode, '--outDir', `dist-${mode}`, '--emptyOutDir', '--logLevel', 'error']
    execFileSync(process.execPath, args, { cwd: copy, stdio: ['ignore', 'ignore', 'pipe'] })
  }
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
