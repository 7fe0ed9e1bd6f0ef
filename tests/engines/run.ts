/**
 * `npm run engines`: one journey through the build with the mock backend in each other engine of this machine, Firefox and WebKit as Debian has them,
 * both at once, over plain localhost and then over https. One that is not here is left out with a line that says what to install.
 *   firefox, webkit  that one alone; --no-build  the build that is there
 */
import { parseArgs } from 'node:util'
import { tool } from '../support/tool.ts'
import type { EngineKind } from './engine.ts'
import { firefox } from './firefox.ts'
import { travel } from './travel.ts'
import { webkit } from './webkit.ts'

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-build': { type: 'boolean', default: false } },
})
const tell = (line: string) => process.stdout.write(`${line}\n`)
const engines = [firefox, webkit].filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const here = engines.filter((kind) => {
  const install = kind.missing()
  if (install) tell(`${kind.name}: skipped, it is not on this machine (${install})`)
  return install === null
})

if (here.length > 0 && !flags['no-build']) {
  const build = ['build', '--mode', 'mock', '--outDir', 'dist-start', '--emptyOutDir', '--logLevel', 'warn']
  const { isGood, output } = await tool('vite', build)
  if (!isGood) throw new Error(output)
}
/** Both ways, one after the other. */
async function bothWays(kind: EngineKind) {
  const sums = { passed: 0, failed: 0 }
  for (const isSecure of [false, true]) {
    const name = isSecure ? `${kind.name} over https` : kind.name
    const { passed, failed } = await travel(kind, { isSecure, tell: (line) => tell(`${name}: ${line}`) })
    sums.passed += passed
    sums.failed += failed
  }
  return sums
}
const results = await Promise.all(here.map(bothWays))
const [passed, failed] = [
  results.reduce((sum, result) => sum + result.passed, 0),
  results.reduce((sum, result) => sum + result.failed, 0),
]
const skipped = engines.length - here.length
tell(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
if (failed > 0) process.exitCode = 1
