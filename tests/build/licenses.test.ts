import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/paths.ts'
import { files, textOf } from './files.ts'

const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

test('the licence of every library that is shipped is passed on, and nobody loads it with the app', () => {
  const licenses = textOf('licenties.txt')
  const named = (name: string) => licenses.includes(`\n## ${name} - `)
  expect(Object.keys(dependencies).filter((name) => !named(name))).toEqual([])
  expect(licenses).toMatch(/Copyright \(c\) .*Meta Platforms/)
  expect(files.filter((file) => file.endsWith('.html')).filter((file) => textOf(file).includes('licenties'))).toEqual([])
  expect(textOf('sw.js')).not.toContain('licenties')
})
