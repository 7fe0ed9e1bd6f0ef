/**
 * `npm run test:everyone`: every row of the route table before two judges of accessibility, with large text, at 400 %, in forced colours, with
 * more contrast, without motion and on paper; every flow by keyboard alone; and what is heard on twelve journeys. What follows goes to
 * Playwright: `-- --shard=1/4`, `-- judges`, `-- spoken --update-snapshots`.
 */
import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ensureChromium } from '../support/chromium.ts'
import { root } from '../support/paths.ts'
import { builds } from '../support/steps.ts'

const env = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  CHROMIUM_PATH: ensureChromium((line) => process.stdout.write(`${line}\n`)),
  FORCE_COLOR: '0',
}
const test = ['test', '--config', 'tests/everyone/playwright.config.ts', ...process.argv.slice(2)]
for (const [command, args] of [...builds.map(({ command, args }) => [command, args] as const), ['playwright', test] as const]) {
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) {
    process.exitCode = 1
    break
  }
}
