/**
 * `npm test`: runs all checks in order and stops at the first failure. Quiet on success; the last line counts the tests. `npm test --
 * --update` rewrites the access matrix instead of comparing it.
 */
import { ensureChromium } from './support/chromium.ts'
import { tool } from './support/tool.ts'

type Step = { name: string; command: string; args: readonly string[] }

const step = (name: string, line: string): Step => {
  const [command = '', ...args] = line.split(' ')
  return { name, command, args }
}

const isUpdate = process.argv.includes('--update')

const beforeBrowser: readonly Step[] = [
  step('types', 'tsc -p .'),
  step('types of the service worker', 'tsc -p src/sw'),
  step('format and lint', 'biome check --error-on-warnings'),
  step('promises and switches', 'oxlint --type-aware --deny-warnings'),
  step('unit tests', `vitest run --project unit${isUpdate ? ' --update' : ''}`),
  step('build', 'vite build --emptyOutDir --logLevel warn'),
  step('build with the pretend backend', 'vite build --mode mock --outDir dist-start --emptyOutDir --logLevel warn'),
  step('built output', 'vitest run --project build'),
]
const inBrowser = step('browser tests', 'playwright test --reporter dot --max-failures 5')

const tell = (line: string) => process.stdout.write(`${line}\n`)
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** A missing snapshot fails instead of being written. */
const surroundings = isUpdate ? {} : { CI: '1' }

/** Runs one step and answers the number of passed tests. Throws with its output when it fails. */
async function run({ name, command, args }: Step, env: NodeJS.ProcessEnv = {}): Promise<number> {
  process.stdout.write(`${name} `)
  const { isGood, output, took } = await tool(command, args, { env: { ...surroundings, ...env } })
  tell(took)
  const summary = output.split('\n').slice(-12).join('\n')
  const leftOut = /\b[1-9]\d* (?:skipped|todo|did not run)\b/.exec(summary)
  // Reports tests that passed on the second attempt.
  const flaky = /^\s*[1-9]\d* flaky\n(?:\s+\S.*\n)*/m.exec(`${output}\n`)
  if (flaky) tell(flaky[0].trimEnd())
  if (!isGood || leftOut) {
    throw new Error(`${output}\n\nFailed: ${name}${leftOut ? `, ${leftOut[0]}` : ''}. Again: npx ${[command, ...args].join(' ')}`)
  }
  return Number([...summary.matchAll(/(\d+) passed/g)].at(-1)?.[1] ?? 0)
}

const began = performance.now()
try {
  let passed = 0
  for (const next of beforeBrowser) passed += await run(next)
  // Playwright forces colours on its workers by default, and Node warns when both variables are set.
  passed += await run(inBrowser, { CHROMIUM_PATH: ensureChromium(tell), FORCE_COLOR: '0', NO_COLOR: undefined })
  tell(`${passed} passed (${seconds(began)})`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
