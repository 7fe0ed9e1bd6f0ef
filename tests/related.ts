/**
 * `npm run related`: names the tests of what the working tree changes against main, and runs types, format, and the unit and component tests
 * among them, the laws with a few orders each. `npm run related -- <commit>` compares with that commit.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './support/paths.ts'
import { relatedTests } from './support/relatedTests.ts'
import { tool } from './support/tool.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const tell = (line: string) => process.stdout.write(`${line}\n`)

/** A clone that is on another branch has no local main. */
const main = () => (git('branch', '--list', 'main').length > 0 ? 'main' : 'origin/main')

const changed = [
  ...git('diff', '--name-only', '--merge-base', process.argv[2] ?? main()),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(join(root, file)))

/** Few orders: whoever changes a price runs `npm test` as well. */
const env = { CI: '1', LAW_ORDERS: '10', LAW_LOOKS: '2', ATTEMPTS: '200', WORLDS: '5', HISTORIES: '50', PAIRS: '20' }

async function check(name: string, [command = '', ...args]: readonly string[]): Promise<boolean> {
  const { isGood, output, took } = await tool(command, args, { env })
  tell(`${name} ${took}${isGood ? '' : `, failed:\n${output}`}`)
  return isGood
}

if (changed.length === 0) tell('Nothing is changed.')
else {
  const { unit, browser } = relatedTests(changed)
  tell(unit.files.join('\n'))
  const isComponent = (file: string) => file.includes('.component.')
  const projects = [
    ...(unit.files.every(isComponent) ? [] : ['--project', 'unit']),
    ...(unit.files.some(isComponent) ? ['--project', 'components'] : []),
  ]
  const results = await Promise.all([
    check('types', ['tsc', '-b', '.', 'src', 'src/sw']),
    check('format', ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed]),
    check('these tests', ['vitest', 'run', ...projects, '--bail', '5', ...unit.files]),
  ])
  if (results.includes(false)) process.exitCode = 1
  tell('Not run: npm run lint')
  const isBuilt = changed.some((file) => /^(?:vite|public|index\.html|vite\.config\.ts)/.test(file))
  if (unit.more > 0) tell(`Not run: ${unit.more} more files of tests that reach the change: npm run test:unit`)
  if (isBuilt) tell('Not run: npm run build && npx vitest run --project build')
  if (browser.files.length > 0) tell(`Not run: npm run test:e2e -- ${browser.files.join(' ')}`)
  if (browser.more > 0) tell(`Not run: ${browser.more} more browser tests that open what is changed: npm run test:e2e`)
}
