import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Import, importedPath, importsIn } from './support/imports.ts'
import { root } from './support/paths.ts'

const imports = importsIn('{src,mocks,fixtures}/**/*.{ts,tsx}')

/** The floors of `src`, from the top. A floor imports only from itself and from the floors below it. */
const FLOORS = ['main', 'app', 'routes', 'features', 'page', 'platform', 'model', 'kit'] as const

/** The height of a path on that list; undefined for packages, the worker and what is outside `src`. */
function floorOf(path: string): number | undefined {
  const [top, floor = ''] = path.split('/')
  const at = top === 'src' ? (FLOORS as readonly string[]).indexOf(floor.replace(/\.tsx?$/, '')) : -1
  return at < 0 ? undefined : at
}

const under = (...folders: string[]) => {
  const pattern = new RegExp(`^(?:${folders.join('|')})(?:/|$)`)
  return (path: string) => pattern.test(path)
}
/** The subject of a feature, of a part of the model or of the mock. */
const subjectOf = (path: string): string | undefined => /^src\/(?:features|model)\/([^/.]+)\//.exec(path)?.[1]
const isFeature = under('src/features')

const laws: Record<string, (found: Import) => boolean> = {
  '1. a floor never imports a higher floor, not even a type': ({ from, to, only }) => {
    const [low, high] = [floorOf(from), floorOf(to)]
    return low === undefined || high === undefined || high >= low || (only === 'later' && under('src/app/start')(from))
  },
  '2. a feature imports another feature only from its `shared/`': ({ from, to }) =>
    !isFeature(from) || !isFeature(to) || subjectOf(from) === subjectOf(to) || /^src\/features\/[^/]+\/shared\//.test(to),
  '3. the model imports types, schemas, the kit and itself: no React, fetch, clock or storage': ({ from, to }) =>
    !under('src/model')(from) || under('src/model', 'src/kit', 'valibot')(to),
  '4. the kit has never heard of a customer': ({ from, to }) =>
    !under('src/kit')(from) || !to.startsWith('src/') || under('src/kit')(to),
  '5. src imports mocks and fixtures only in the start of the demo, lazily': ({ from, to, only }) =>
    !under('src')(from) ||
    !under('mocks', 'fixtures')(to) ||
    (only === 'later' && under('src/main.tsx', 'src/app/start', 'src/platform/api/wire.ts')(from)),
  '6. the backend of the mock imports model and kit; the demo may draw with the rest': ({ from, to }) =>
    !under('mocks')(from) || under('mocks/demo')(from) || !to.startsWith('src/') || under('src/model', 'src/kit')(to),
  '7. rich text, bank accounts and QR codes: each library has one importer': ({ from, to }) =>
    (to !== 'dompurify' || from === 'src/kit/ui/RichText.tsx') &&
    (to !== 'ibantools' || from === 'src/kit/typed/iban.ts') &&
    (to !== 'uqr' || from === 'src/kit/qr.ts'),
  'the worker: nothing of the page but rules, what is stored, and what it takes to warn': ({ from, to }) =>
    !under('src/sw')(from) ||
    !to.startsWith('src/') ||
    under(
      'src/sw',
      'src/model',
      'src/kit',
      'src/platform/warnings',
      'src/platform/storage/(?:entry|registry|rows).ts',
      'src/platform/pwa/policy.ts',
      'src/platform/api/(?:accept|callOptions).ts',
    )(to),
  'fixtures: types, the provider, and days of the calendar': ({ from, to, only }) =>
    !under('fixtures')(from) || under('fixtures', 'src/kit')(to) || only === 'types' || !to.startsWith('src/'),
}

test.each(Object.entries(laws))('%s', (_, isKept) => {
  expect(imports.filter((found) => !isKept(found)).map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
})

test('8. no file imports itself by a circle of others, types included', () => {
  // Files without imports are removed until only circles, and files that lead to one, remain.
  const left = new Map<string, string[]>()
  for (const { from, to, only } of imports) if (only !== 'later') left.set(from, [...(left.get(from) ?? []), to])
  const isFree = (to: string) => !left.has(to)
  let before: number
  do {
    before = left.size
    for (const [from, to] of left) if (to.every(isFree)) left.delete(from)
  } while (left.size < before)
  expect([...left.keys()]).toEqual([])
})

test('imports across floors name the floor; imports within a floor are relative', () => {
  const homeOf = (path: string) =>
    path
      .split('/')
      .slice(0, /^src\/(?:features|model)\//.test(path) ? 3 : /^src\/kit\/brand\//.test(path) ? 4 : 2)
      .join('/')
  const strange = globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(/(?:from |import\()'([#.][^']+)'/g)].flatMap(([, to = '']) => {
      const path = importedPath(from, to)
      if (floorOf(path) === undefined || path === 'src/main.tsx') return []
      return to.startsWith('#') === (homeOf(from) !== homeOf(path)) ? [] : `${from}: ${to}`
    }),
  )
  expect(strange).toEqual([])
})

test('screens: code that loads at a press can be asked for again at the next press', () => {
  const alone = globSync('src/features/**/*.{ts,tsx}', { cwd: root }).filter((path) =>
    /import\('[#.]/.test(
      readFileSync(join(root, path), 'utf8').replaceAll(
        /typeof\s+import\(|(?:part|preloadable)\(\(\) => import\(|void import\(/g,
        '',
      ),
    ),
  )
  // Signing in ends the session that it began by itself.
  expect(alone).toEqual(['src/features/login/completeSignIn.ts'])
})

test('the app reaches every file of src', () => {
  const inItsPlace = 'src/kit/ui/afterTransition.ts' // stands for a module of react-aria (vite/afterTransition.ts)
  const reached = new Set(['src/main.tsx', 'src/app/start/bootstrap.ts', inItsPlace, ...globSync('src/sw/*.ts', { cwd: root })])
  for (const file of reached) for (const { from, to } of imports) if (from === file) reached.add(to)
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.d\.ts$|^src\/kit\/brand\/(?!tureluur\/)/.test(file),
  )
  expect(files.filter((file) => !reached.has(file))).toEqual([])
})

test('imports are found', () => {
  expect(imports).toContainEqual({ from: 'src/app/start/afterFirstScreen.ts', to: 'mocks/demo/panel/start.tsx', only: 'later' })
  expect(imports.length).toBeGreaterThan(200)
})

test('only base reads the path of the page: the site may live in a folder of its host', () => {
  const readers = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
    /\blocation\.pathname\b/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(readers).toEqual(['src/kit/base.ts'])
})
