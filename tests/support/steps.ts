import { ensureChromium } from './chromium.ts'
import { tool } from './tool.ts'

/** `env` is asked when the step begins; what its output has of `shows` is told. Tests that are skipped fail it, unless `mayLack`. */
type Step = {
  name: string
  command: string
  args: readonly string[]
  env: () => NodeJS.ProcessEnv
  shows?: RegExp
  mayLack?: true
}

export const step = (name: string, line: string, env: Step['env'] = () => ({})): Step => {
  const [command = '', ...args] = line.split(' ')
  return { name, command, args, env }
}

/** The builds that browser tests open. That of another brand loads its configuration natively: a bundled one would not see the condition. */
export const builds: readonly Step[] = [
  step('build', 'vite build --emptyOutDir --logLevel warn'),
  step('build with the pretend backend', 'vite build --mode mock --outDir dist-start --emptyOutDir --logLevel warn'),
  step(
    'build of another brand',
    'vite build --configLoader native --mode mock --outDir dist-halm --emptyOutDir --logLevel warn',
    () => ({
      NODE_OPTIONS: '--conditions=halm',
    }),
  ),
]

const tell = (line: string) => process.stdout.write(`${line}\n`)
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** With a Chromium, which is installed when there is none. */
const withChromium = () => ({
  CHROMIUM_PATH: ensureChromium(tell),
  // Playwright forces colours on its workers by default, and Node warns when both variables are set.
  FORCE_COLOR: '0',
  NO_COLOR: undefined,
})

export const componentTests: Step = step('component tests', 'vitest run --project components', withChromium)

export const browserTests = (...options: readonly string[]): Step =>
  step('browser tests', ['playwright test --reporter dot --max-failures 5', ...options].join(' '), withChromium)

/** The journey in the other engines of this machine. */
export const engines: Step = {
  ...step('other engines', 'node tests/engines/run.ts --no-build'),
  shows: /^\w+: skipped, .*/gm,
  mayLack: true,
}

/** Runs one step and answers the number of passed tests. Throws with its output when it fails. */
async function run({ name, command, args, env, shows, mayLack }: Step): Promise<number> {
  const { isGood, output, took } = await tool(command, args, { env: env() })
  tell(`${name} ${took}`)
  if (shows) for (const [line] of output.matchAll(shows)) tell(`  ${line}`)
  const summary = output.split('\n').slice(-12).join('\n')
  const leftOut = mayLack ? null : /\b[1-9]\d* (?:skipped|todo|did not run)\b/.exec(summary)
  // Reports tests that passed on the second attempt, with what the first one met.
  const flaky = /^(?: +1\) [\s\S]*?)?^ *[1-9]\d* flaky\n(?: +\S.*\n)*/m.exec(`${output}\n`)
  if (flaky) tell(flaky[0].trimEnd())
  if (!isGood || leftOut) {
    throw new Error(`${output}\n\nFailed: ${name}${leftOut ? `, ${leftOut[0]}` : ''}. Again: npx ${[command, ...args].join(' ')}`)
  }
  return Number([...summary.matchAll(/(\d+) passed/g)].at(-1)?.[1] ?? 0)
}

/** Runs all steps in order, those of a list at once, and stops at the first failure. Quiet on success; the last line counts the tests. */
export async function runAll(steps: readonly (Step | readonly Step[])[]): Promise<void> {
  const began = performance.now()
  try {
    let passed = 0
    for (const next of steps) for (const count of await Promise.all([next].flat().map(run))) passed += count
    tell(`${passed} passed (${seconds(began)})`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
