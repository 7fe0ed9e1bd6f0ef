/**
 * `npm run proxies`: the production build behind nginx and Caddy, as a deployment has it: the same answers as the reference host gives, and
 * in a browser signing in, later starts, the next build and a start without the server. Tells what each of those costs the origin.
 */
import { absent, proxies } from './support/doors.ts'
import { browserTests, builds, runAll, step } from './support/steps.ts'

const INSTALL = 'apt-get install -y nginx libnginx-mod-http-brotli-static caddy openssl'

process.env.CI = '1'
process.env.PROXIES = '1'

process.stdout.write(`Here: ${proxies.map(({ name }) => name).join(', ') || 'no server'}\n`)
if (absent.length > 0) process.stdout.write(`Not here: ${absent.join(', ')} (${INSTALL})\n`)

if (proxies.length === 0) process.exitCode = 1
else {
  await runAll([
    ...builds.filter(({ name }) => name === 'build'),
    step('requests', 'vitest run --project build tests/build/doors.test.ts'),
    { ...browserTests('tests/server/proxies.spec.ts', '--workers', '1'), shows: /(?<=measured: ).*/g },
  ])
}
