/**
 * `npm run test:e2e`: makes the builds that browser tests open, then runs those tests. What follows goes to Playwright: `-- tests/sim`,
 * `-- -g "title"`. `npx playwright test` alone runs them on the builds that are there.
 *
 * `npm run test:everyone`: accessibility. Every row of the route table before two judges, with large text, at 400 %, in forced colours, with
 * more contrast, without motion and on paper; every flow by keyboard alone; and what a screen reader says on twelve journeys:
 * `-- --shard=1/4`, `-- judges`, `-- spoken --update-snapshots`.
 */
import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ensureChromium } from './support/chromium.ts'
import { root } from './support/paths.ts'
import { builds } from './support/steps.ts'

const env = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  CHROMIUM_PATH: ensureChromium((line) => process.stdout.write(`${line}\n`)),
  FORCE_COLOR: '0',
}
const tests = { command: 'playwright', args: ['test', ...process.argv.slice(2)], env: () => ({}) }
for (const { command, args, env: own } of [...builds, tests]) {
  const { status } = spawnSync(command, args, { cwd: root, env: { ...env, ...own() }, stdio: 'inherit' })
  if (status !== 0) {
    process.exitCode = 1
    break
  }
}
