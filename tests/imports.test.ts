import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** `from` and `to` are paths from the root, or the name of a package; `only` is the kind of import, when that matters. */
type Import = { from: string; to: string; only: 'types' | 'later' | null }

const STATIC = /^(?:import|export)\s+(type\s)?(?:[^'"()]*?\sfrom\s+)?'([^']+)'/gm
const LATER = /(typeof\s+)?\bimport\('([^']+)'\)/g

const imports: Import[] = globSync('{src,mocks,fixtures}/**/*.{ts,tsx}', { cwd: root }).flatMap((from) => {
  const code = readFileSync(join(root, from), 'utf8')
  const place = (to = '') => (to.startsWith('.') ? posix.join(dirname(from), to) : to)
  return [
    ...[...code.matchAll(STATIC)].map(([, type, to]): Import => ({ from, to: place(to), only: type ? 'types' : null })),
    ...[...code.matchAll(LATER)].map(([, type, to]): Import => ({ from, to: place(to), only: type ? 'types' : 'later' })),
  ]
})

const under = (...folders: string[]) => {
  const pattern = new RegExp(`^(?:${folders.join('|')})(?:/|$)`)
  return (path: string) => pattern.test(path)
}
const areaOf = (path: string) => /^src\/screens\/([^/]+)\//.exec(path)?.[1]
const isShared = (path: string) => /^src\/screens\/[^/]+\/shared\//.test(path)
/** The demo's pages, and the backend of the demo without a server. */
const mayReachMocks = ({ from, only }: Import) =>
  ['src/early.ts', 'src/main.tsx', 'src/later.ts', 'src/api/wire.ts'].includes(from) && only === 'later'
const contract = under('src/api/contract')
/** The part of the worker that warns reads the device, may ask for the overview, and needs nothing of the page. */
const mayWarn = ({ from, to }: Pick<Import, 'from' | 'to'>) =>
  under('src/sw/(?:warn|background).ts')(from) &&
  under(
    'src/api/(?:contract|(?:accept|callOptions).ts)',
    'src/clock.ts',
    'src/domain',
    'src/storage/(?:entry|registry|rows).ts',
    'src/warnings',
  )(to)
const POLICY = 'src/pwa/policy.ts'

const rules: Record<string, (found: Import) => boolean> = {
  'domain, and what is typed and written: themselves, types of the contract, the tables of bank accounts, and the maker of QR codes':
    ({ from, to, only }) =>
      !under('src/domain', 'src/typed', 'src/words')(from) ||
      under('src/domain', 'src/typed', 'src/words', 'ibantools', 'uqr')(to) ||
      (contract(to) && only === 'types'),
  'ui: itself, the domain, react, react-aria, what makes rich text safe, and what draws only the rows in view': ({ from, to }) =>
    !under('src/ui')(from) ||
    under('src/ui', 'src/domain', 'src/typed', 'src/words', 'react(?:-dom)?', 'react-aria[^/]*', 'dompurify', 'virtua')(to),
  'rich text: only the part that makes it safe': ({ from, to }) => to !== 'dompurify' || from === 'src/ui/RichText.tsx',
  'analytics: no component, screen or part of the page; it is told': ({ from, to }) =>
    !under('src/analytics')(from) || !under('src/(?:app|flow|order|screens|ui)')(to),
  'the tables of bank accounts and the maker of QR codes: only the rule that needs them': ({ from, to }) =>
    (to !== 'ibantools' || from === 'src/typed/iban.ts') && (to !== 'uqr' || from === 'src/domain/qr.ts'),
  'api: itself and the clock; no component, store, screen or route, and React only where screens read': ({ from, to }) =>
    (from === 'src/api/client.ts' && to === 'react') ||
    !under('src/api')(from) ||
    under('src/api', 'src/clock.ts')(to) ||
    !under('src', 'react', 'valtio', 'wouter')(to),
  'screens: of another area only what it shares': ({ from, to }) =>
    !areaOf(from) || !areaOf(to) || areaOf(from) === areaOf(to) || isShared(to),
  'screens, and what pages are made of: nothing of the frame around them': ({ from, to }) =>
    !under('src/screens', 'src/page', 'src/fields')(from) || !under('src/app')(to),
  'page and fields: no screen': ({ from, to }) => !under('src/page', 'src/fields')(from) || !under('src/screens')(to),
  'connection: no screen, flow or order': ({ from, to }) =>
    !under('src/connection')(from) || !under('src/(?:screens|app|flow|order)')(to),
  'app: of the screens only the login form and what stands in for a screen that is late': ({ from, to, only }) =>
    !under('src/app')(from) || !under('src/screens')(to) || only === 'later' || under('src/screens/inloggen/LoginForm.tsx')(to),
  'routes: screens and frame come later; nothing of deeds, flows, orders and the installed app': ({ from, to, only }) =>
    !under('src/routes')(from) || only === 'later' || !under('src/(?:screens|app|deed|flow|order|pwa)')(to),
  'pwa: no screen, deed, flow or order, and nothing of the frame': ({ from, to }) =>
    !under('src/pwa')(from) || !under('src/(?:screens|app|deed|flow|order)')(to),
  'deed: the api, the session, the stores, and the screen that follows': ({ from, to }) =>
    !under('src/deed')(from) ||
    !under('src')(to) ||
    under(
      'src/(?:api|connection|deed|routes|session|stores)',
      'src/base.ts',
      'src/copy.ts',
      'src/pause.ts',
      'src/pwa/part.ts',
    )(to),
  'order: no screen and no flow: what is ordered comes in': ({ from, to }) =>
    !under('src/order')(from) || !under('src/(?:screens|app|flow)')(to),
  'flow: no screen: its steps come in': ({ from, to }) => !under('src/flow')(from) || !under('src/(?:screens|app)')(to),
  'emergency: storage, the domain and the clock; whose card it is comes in': ({ from, to }) =>
    !under('src/emergency')(from) || !under('src/(?:app|flow|order|pwa|routes|screens|session|stores|ui)')(to),
  'src: no mocks or fixtures, except the start when it is a demo': (found) =>
    !under('src')(found.from) || !under('mocks', 'fixtures')(found.to) || mayReachMocks(found),
  'worker: nothing of the page but its folder, the rules for new versions, which need nothing, and what it takes to warn': ({
    from,
    to,
  }) =>
    from !== POLICY &&
    (!under('src/sw')(from) || !under('src')(to) || under('src/sw', 'src/base.ts')(to) || to === POLICY || mayWarn({ from, to })),
  'warnings: no screen, flow or order, and nothing of the frame': ({ from, to }) =>
    !under('src/warnings')(from) || !under('src/(?:screens|app|deed|flow|order|ui)')(to),
  'storage: itself, the contract and the clock': ({ from, to }) =>
    !under('src/storage')(from) || !under('src')(to) || contract(to) || under('src/storage', 'src/clock.ts')(to),
  'stores: themselves, the contract and types of the domain': ({ from, to, only }) =>
    !under('src/stores')(from) ||
    !under('src')(to) ||
    contract(to) ||
    under('src/stores')(to) ||
    (under('src/domain')(to) && only === 'types'),
  'session: nothing of the frame, of a deed, a flow or a screen': ({ from, to }) =>
    !under('src/session')(from) || !under('src/(?:app|deed|flow|order|screens)')(to),
  'mocks: api, domain and fixtures': ({ from, to }) =>
    !under('mocks')(from) ||
    under('mocks/panel', 'mocks/parts', 'mocks/outside', 'mocks/reference', 'mocks/beside')(from) ||
    !under('src')(to) ||
    under('src/(?:api|domain|typed|words)', 'src/base.ts')(to),
  'panel: api, domain, routes, session, stores, the provider, and what the worker can be told': ({ from, to }) =>
    !under('mocks/panel')(from) ||
    !under('src')(to) ||
    under('src/(?:api|connection|domain|routes|session|stores|typed|words)', 'src/(?:base|provider|sw/messages).ts')(to),
  'the page at the end of the demo: ui, domain and the provider': ({ from, to }) =>
    !under('mocks/outside')(from) ||
    !under('src')(to) ||
    under('src/ui', 'src/domain', 'src/words', 'src/(?:base|provider).ts')(to),
  'the page of the contract: ui, and how calls leave': ({ from, to }) =>
    !under('mocks/reference')(from) || !under('src')(to) || under('src/ui', 'src/api/wire.ts', 'src/base.ts')(to),
  'customers beside each other: ui, the contract, days as they are typed and written, and what a visitor chooses': ({
    from,
    to,
  }) =>
    !under('mocks/beside')(from) ||
    !under('src')(to) ||
    contract(to) ||
    under('src/(?:domain|typed|ui|words)', 'src/theme.ts', 'src/analytics/consent.ts')(to),
  'the page of parts: ui, domain and stores': ({ from, to }) =>
    !under('mocks/parts')(from) || !under('src')(to) || under('src/(?:domain|fields|stores|typed|ui|words)')(to),
  'fixtures: types, and days of the calendar': ({ from, to, only }) =>
    !under('fixtures')(from) || under('fixtures', 'src/domain/dates.ts', 'src/domain/workdays.ts')(to) || only === 'types',
}

test.each(Object.entries(rules))('%s', (_, isKept) => {
  // Everything may know the provider's name and addresses.
  const broken = imports.filter((found) => found.to !== 'src/provider.ts' && !isKept(found))
  expect(broken.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
})

test('screens: what is fetched at a press can be asked for at the next press', () => {
  const alone = globSync('src/screens/**/*.{ts,tsx}', { cwd: root }).filter((path) =>
    readFileSync(join(root, path), 'utf8')
      .replaceAll(/typeof\s+import\(|(?:part|preloadable)\(\(\) => import\(|void import\(/g, '')
      .includes("import('"),
  )
  // Signing in ends the session that it began by itself.
  expect(alone).toEqual(['src/screens/inloggen/comeIn.ts'])
})

test('no file imports itself by a circle of others, types included', () => {
  // A file whose imports are all gone is taken away, until what is left is a circle or leads to one.
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

test('the app reaches every file of src', () => {
  const inItsPlace = 'src/ui/afterTransition.ts' // stands for a module of react-aria (vite/afterTransition.ts)
  const reached = new Set(['src/main.tsx', 'src/early.ts', inItsPlace, ...globSync('src/sw/*.ts', { cwd: root })])
  for (const file of reached) for (const { from, to } of imports) if (from === file) reached.add(to)
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.endsWith('.d.ts'))
  expect(files.filter((file) => !reached.has(file))).toEqual([])
})

test('imports are found', () => {
  expect(imports).toContainEqual({ from: 'src/later.ts', to: 'mocks/panel/start.tsx', only: 'later' })
  expect(imports.length).toBeGreaterThan(200)
})

test('only base reads the path of the page: the site may live in a folder of its host', () => {
  const readers = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
    /\blocation\.pathname\b/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(readers).toEqual(['src/base.ts'])
})
