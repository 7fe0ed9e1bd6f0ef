/**
 * `npm run related`: types, lint, unit and component tests of what the working tree changes against main, the laws with a few orders each. It names
 * the browser tests that open a changed screen. `npm run related -- <commit>` compares with that commit.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './support/paths.ts'
import { tool } from './support/tool.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

const changed = [
  ...git('diff', '--name-only', '--merge-base', process.argv[2] ?? 'main'),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(join(root, file)))
const code = changed.filter((file) => /^(?:src|mocks|fixtures|tests)\/.*\.tsx?$/.test(file) && !file.endsWith('.spec.ts'))

/** The addresses of a subject's screens, up to their variable parts. */
function addressesOf(subject: string): string[] {
  const rows = ['table', 'screens'].map((name) => textOf(`src/routes/${name}.ts`)).join('\n')
  const found = rows.matchAll(/^ {2}'([^':]+?)\/?(?::[^']*)?': .*import\('#features\/([^/']+)\//gm)
  return [...found].flatMap(([, address = '', folder]) => (folder === subject ? address : []))
}

/** Browser tests that changed themselves, that open a screen of a changed subject, or that need a worker when that changed. */
function browserTests(): string[] {
  const subjects = new Set(code.flatMap((file) => /^src\/features\/([^/]+)\//.exec(file)?.[1] ?? []))
  const addresses = [...subjects].flatMap(addressesOf)
  const isWorker = code.some((file) => /^src\/(?:platform\/pwa|sw)\//.test(file))
  return globSync('tests/**/*.spec.ts', { cwd: root }).filter((spec) => {
    const text = textOf(spec)
    return (
      changed.includes(spec) ||
      addresses.some((address) => ["'", '`', '?', '/'].some((end) => text.includes(`goto('${address}${end}`))) ||
      (isWorker && text.includes("serviceWorkers: 'allow'"))
    )
  })
}

/** Few orders: whoever changes a price runs `npm test` as well. */
const env = { CI: '1', LAW_ORDERS: '10', LAW_LOOKS: '2', ATTEMPTS: '200', WORLDS: '5', HISTORIES: '50', PAIRS: '20' }
const checks = {
  types: ['tsc', '-b', '.', 'src', 'src/sw'],
  'format and lint': ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed],
  'unit and component tests': [
    'vitest',
    'related',
    '--run',
    '--project',
    'unit',
    '--project',
    'components',
    '--passWithNoTests',
    '--bail',
    '5',
    ...code,
  ],
}
if (changed.length === 0) process.stdout.write('Nothing is changed.\n')
else {
  const done = Object.entries(checks).map(async ([name, [command = '', ...args]]) => {
    const { isGood, output, took } = await tool(command, args, { env })
    process.stdout.write(`${name} ${took}${isGood ? '' : `, failed:\n${output}`}\n`)
    return isGood
  })
  if ((await Promise.all(done)).includes(false)) process.exitCode = 1
  const specs = browserTests()
  if (specs.length > 0) process.stdout.write(`Not run: npx playwright test ${specs.toSorted().join(' ')}\n`)
}
