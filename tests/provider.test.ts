import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { provider } from '#kit/provider.ts'
import { root } from './support/paths.ts'

test('nothing names the provider but the folder of its brand', () => {
  const files = ['index.html', ...globSync('{src,mocks,fixtures,public}/**/*.{ts,tsx,css,svg,txt,webmanifest}', { cwd: root })]
  const naming = files.filter((file) => readFileSync(join(root, file), 'utf8').toLowerCase().includes(provider.slug))
  expect(naming.filter((file) => !file.startsWith(`src/kit/brand/${provider.slug}/`))).toEqual([])
  expect(naming).toContain(`src/kit/brand/${provider.slug}/provider.ts`)
})
