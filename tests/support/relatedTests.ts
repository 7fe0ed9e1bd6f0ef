import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsIn } from './imports.ts'
import { root } from './paths.ts'

/** `more`: how many other tests reach the change from farther away. */
type Chosen = { files: readonly string[]; more: number }

/** The tests that read all sources. They are quick, and every change can break them. */
const OF_ALL = [
  'tests/citations.test.ts',
  'tests/docs.test.ts',
  'tests/imports.test.ts',
  'tests/kit/brand.test.ts',
  'tests/page/usernames.screen.test.ts',
  'tests/server/promised.law.test.ts',
  'tests/unused.test.ts',
]
/** Tests that look at every test account, without the slow laws: each account has its line in some of them. */
const OF_ACCOUNTS = /import \{[^}]*\baccounts\b[^}]*\} from '[^']*fixtures\/accounts\/all\.ts'/
/** A test that imports a file which imports the change is near. */
const NEAR = 2
/** A screen that is farther away shows something else. */
const NEAR_SCREEN = 3
const MOST = { unit: 50, browser: 12 }

const filesIn = (pattern: string) => globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'))
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** What tests of other subjects look at as well. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'fixtures/accounts/prepaid.ts': ['tests/credit/'],
  'src/features/profile/shared/entries.ts': ['tests/search/'],
}
const alsoOf = (file: string) => Object.entries(ALSO).flatMap(([path, tests]) => (file.startsWith(path) ? tests : []))

/** The folder of the tests of a file: that of its subject, else that of its part of the app. */
function folderOf(file: string): string | null {
  const [, subject] = /^(?:src\/(?:features|model)|mocks)\/([^/.]+)\//.exec(file) ?? []
  if (subject !== undefined) return `tests/${subject}/`
  const [, part] = /^src\/(platform\/[^/.]+|kit|page|app|routes|sw)\//.exec(file) ?? []
  return part === undefined ? null : `tests/${part}/`
}

/**
 * How many imports each file is away from the changed ones. The table of routes imports every screen, and the start imports the mock: those
 * imports do not count.
 */
function distances(changed: readonly string[]): ReadonlyMap<string, number> {
  const importers = new Map<string, string[]>()
  for (const { from, to, only } of importsIn('{src,mocks,fixtures,tests,vite}/**/*.{ts,tsx}')) {
    if (only === 'later' && (from.startsWith('src/routes/') || (from.startsWith('src/') && to.startsWith('mocks/')))) continue
    const [path = ''] = to.split('?')
    importers.set(path, [...(importers.get(path) ?? []), from])
  }
  const found = new Map(changed.map((file) => [file, 0]))
  for (const [file, distance] of found)
    for (const from of importers.get(file) ?? []) if (!found.has(from)) found.set(from, distance + 1)
  return found
}

/** Ranks the tests of a changed file, lowest first: those of its subject, then those with the fewest imports between them and the change. */
export function nearest(changed: string): (test: string) => number {
  const reached = distances([changed])
  const folder = folderOf(changed)
  return (test) => {
    const distance = reached.get(test) ?? Number.POSITIVE_INFINITY
    return folder !== null && test.startsWith(folder) ? distance / 100 : distance
  }
}

/** The addresses of screens by the file of the screen, up to their variable parts. */
function addresses(): readonly (readonly [address: string, file: string])[] {
  const rows = ['table', 'screens'].map((name) => textOf(`src/routes/${name}.ts`)).join('\n')
  return [...rows.matchAll(/^ {2}'([^':]+?)\/?(?::[^']*)?': .*import\('#(features\/[^']+)'\)/gm)].map(
    ([, address = '', file]) => [address, `src/${file}`],
  )
}

/** The files by rank, lowest first, and equal ones by name. Files of one rank are all in or all out. */
function best(ranks: ReadonlyMap<string, number>, most: number, more = 0): Chosen {
  const files = [...ranks].toSorted(([one, a], [other, b]) => a - b || (one < other ? -1 : 1))
  const [, firstOut = Number.POSITIVE_INFINITY] = files[most] ?? []
  const chosen = files.filter(([, rank]) => rank < firstOut).map(([file]) => file)
  return { files: chosen, more: files.length - chosen.length + more }
}

/**
 * The unit and component tests near a change, and the browser tests that open what changed. A subject's own tests come first, then those
 * with the fewest imports between them and the change.
 */
export function relatedTests(changed: readonly string[]): { unit: Chosen; browser: Chosen } {
  const reached = distances(changed)
  const folders = new Set(changed.flatMap((file) => [folderOf(file) ?? [], alsoOf(file)].flat()))
  const isOwn = (test: string) => [...folders].some((folder) => test.startsWith(folder))

  const isAccount = changed.some((file) => file.startsWith('fixtures/accounts/'))

  // A test that imports a changed helper of tests is as near as one that changed itself.
  const helped = distances(changed.filter((file) => file.startsWith('tests/')))
  const unit = new Map(OF_ALL.map((file) => [file, 0]))
  let far = 0
  for (const test of filesIn('tests/**/*.test.{ts,tsx}')) {
    if (test.startsWith('tests/build/') || unit.has(test)) continue
    const distance = reached.get(test)
    const names = distance === undefined && changed.some((file) => textOf(test).includes(file)) // it reads the file as text
    if (distance === 0 || names || helped.get(test) === 1) unit.set(test, 0)
    else if (isAccount && !test.includes('.law.') && OF_ACCOUNTS.test(textOf(test))) unit.set(test, 0)
    else if (distance !== undefined && isOwn(test)) unit.set(test, distance / 100)
    else if (distance !== undefined && distance <= NEAR) unit.set(test, distance)
    else if (distance !== undefined) far += 1
  }

  const screens = addresses().flatMap(([address, file]) => {
    const distance = reached.get(file)
    return distance === undefined || distance > NEAR_SCREEN ? [] : [[address, distance] as const]
  })
  const isEverywhere = (reached.get('src/main.tsx') ?? Number.POSITIVE_INFINITY) <= NEAR
  const isWorker = changed.some((file) => /^src\/(?:platform\/pwa|sw)\//.test(file))
  const browser = new Map<string, number>()
  for (const spec of filesIn('tests/**/*.spec.ts')) {
    if (spec.startsWith('tests/everyone/')) continue
    const text = textOf(spec)
    const opens = (address: string) => ["'", '`', '?', '/', '#'].some((end) => text.includes(`'${address}${end}`))
    const distance = reached.get(spec) ?? Number.POSITIVE_INFINITY
    const opened = screens.filter(([address]) => address !== '' && opens(address)).map(([, far]) => far + 2)
    const rank = Math.min(
      ...opened,
      ...(distance === 0 ? [0] : []),
      ...(isOwn(spec) ? [1] : []),
      ...(distance <= NEAR ? [distance + 1] : []),
      ...(isEverywhere ? [NEAR_SCREEN + 3] : []),
      ...(isWorker && text.includes("serviceWorkers: 'allow'") ? [2] : []),
    )
    if (Number.isFinite(rank)) browser.set(spec, rank)
  }
  return { unit: best(unit, MOST.unit, far), browser: best(browser, MOST.browser) }
}
