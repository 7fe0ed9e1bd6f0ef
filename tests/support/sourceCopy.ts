import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './paths.ts'

const PARTS = [
  'src',
  'public',
  'mocks',
  'fixtures',
  'vite',
  'tests/support',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/** A copy of the repository's sources, which a test may change and build. Its folder's name looks like a language: that must not matter. */
export function sourceCopy(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'portal de-DE-'))) // the temporary folder of macOS is a link
  for (const part of [...PARTS, 'vite.config.ts']) cpSync(join(root, part), join(copy, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Builds such a copy; answers the folder of the site. */
export async function builtIn(copy: string, mode: 'production' | 'mock'): Promise<string> {
  const dir = `dist-${mode}`
  mkdirSync(join(copy, dir), { recursive: true })
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--mode', mode, '--outDir', dir, '--emptyOutDir', '--logLevel', 'error']
  await promisify(execFile)(process.execPath, args, { cwd: copy })
  return join(copy, dir)
}
