import { homedir } from 'node:os'
import { expect, test } from 'vitest'
import { accounts } from '../../fixtures/accounts/all.ts'
import { root } from '../support/paths.ts'
import { files, textOf } from './files.ts'

const texts = files.filter((file) => !/\.(?:png|woff2)$/.test(file)).map((file) => ({ file, text: textOf(file) }))

const filesWith = (...signs: readonly (string | RegExp)[]) =>
  texts.flatMap(({ file, text }) => {
    const found = signs.find((sign) => (typeof sign === 'string' ? text.includes(sign) : sign.test(text)))
    return found === undefined ? [] : [`${file}: ${found}`]
  })

test('there is a build to look at', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      'index.html',
      'kept.html',
      'inloggen.html',
      'sw.js',
      'build.json',
      '_headers',
      '_redirects',
      'robots.txt',
      'manifest.webmanifest',
    ]),
  )
})

test('no byte of the pretend backend or its libraries', () => {
  expect(filesWith(/\bmsw\b/, /\bfaker\b/i, 'mockServiceWorker', 'Not Implemented')).toEqual([])
})

test('no byte of the test accounts', () => {
  const [first] = accounts
  expect(
    filesWith('0690000', first?.password ?? 'no account', '@voorbeeld.example', ...accounts.map(({ title }) => title)),
  ).toEqual([])
})

test('no byte of the demo', () => {
  expect(filesWith('/demo/', 'demo-browser', 'demo-clock', /\bDemo\b/, 'emopaneel')).toEqual([])
  const names = files.map((file) => file.replace(/-[\w-]{6}\./, '.')) // a hash may spell anything
  expect(names.filter((name) => /demo|mock|fixture|\/panel/i.test(name))).toEqual([])
})

test('no path of the machine that built it', () => {
  expect(filesWith(root, homedir() === '/' ? root : `${homedir()}/`, 'node_modules', 'file:///')).toEqual([])
})

test('no map of the source', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  expect(filesWith('sourceMappingURL')).toEqual([])
})

test('nothing but React knows the beginning of a transition: react-aria would list what moves, and keep screens that were left', () => {
  expect(filesWith('transitionrun').map((found) => found.replace(/-[\w-]{6}\./, '.'))).toEqual(['assets/react.js: transitionrun'])
})
