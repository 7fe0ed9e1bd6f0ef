import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../support/paths.ts'

test('drawings carry no styles of their own: the policy forbids them, and Firefox holds a drawing that is used to it', () => {
  const drawings = globSync('{src,public,mocks,fixtures}/**/*.svg', { cwd: root })
  expect(drawings.length).toBeGreaterThan(2)
  expect(drawings.filter((file) => /\sstyle=|<style/.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
