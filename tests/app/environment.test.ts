import { describe, expect, test } from 'vitest'
import { environmentOf } from '#kit/provider.ts'

describe('on test hosts a badge shows the environment name (spec 2 header)', () => {
  test.each([
    ['test.mijn.tureluur.example', 'Test'],
    ['TEST.mijn.tureluur.example', 'Test'],
    ['test-2.mijn.tureluur.example', 'Test'],
    ['acceptatie.mijn.tureluur.example', 'Acceptatie'],
    ['ontwikkel-betalen.mijn.tureluur.example', 'Ontwikkel'],
    ['test.localhost', 'Test'],
  ])('%s is %s', (host, name) => expect(environmentOf(host)).toBe(name))

  test.each([
    'mijn.tureluur.example',
    'tureluur.example',
    'testen.tureluur.example',
    'mijn.test.example',
    'test',
    'localhost',
    '127.0.0.1',
    '',
  ])('%j is the customers’ own', (host) => expect(environmentOf(host)).toBeNull())
})
