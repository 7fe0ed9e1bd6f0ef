import { setImmediate } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { writes } from './customer.ts'
import { neverDone } from './neverDone.ts'
import { noCounts, walk } from './walk.ts'

/**
 * `npm run test:walks`: random walks of customers through the backend, 20,000 deeds unless `-- --deeds=1000000`. Walks are numbered by seed
 * from `--seed` on. A walk that does not hold is printed with its seed and last deeds, and the others go on; `--first` stops there,
 * and `--closely` looks at all answers after each deed, which names the deed that did it. After enough deeds it also fails for each write
 * of the contract that nobody carried out.
 */
const { values } = parseArgs({
  options: {
    deeds: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string' },
    first: { type: 'boolean', default: false },
    closely: { type: 'boolean', default: false },
  },
})

const tell = (line: string) => process.stdout.write(`${line}\n`)
const [most, seconds] = [Number(values.deeds), Number(values.seconds ?? Number.POSITIVE_INFINITY)]
const TOLD_EACH = 30_000
/** After so many deeds, rare writes have been carried out too. */
const ENOUGH = 50_000
const counts = noCounts()
const began = performance.now()
let failed = 0
let told = began
let last = Number(values.seed) - 1
const rate = () => `${Math.round(counts.deeds / ((performance.now() - began) / 1000))} a second`
function standing(): string {
  const { carriedOut, ...numbers } = counts
  const writes = `${carriedOut.size} kinds of writes`
  return `${counts.deeds} deeds of ${writes}, ${rate()}, up to seed ${last}: ${JSON.stringify(numbers)}, ${failed} failed`
}

while (counts.deeds < most && performance.now() - began < seconds * 1000) {
  last += 1
  try {
    await walk(last, counts, undefined, values.closely ? 1 : undefined)
  } catch (error) {
    failed += 1
    tell(error instanceof Error ? (error.stack ?? error.message) : String(error))
    if (values.first) break
  }
  await setImmediate() // nothing in a walk waits; without this the weak references of all walks would be kept
  if (performance.now() - told > TOLD_EACH) {
    told = performance.now()
    tell(standing())
  }
}
tell(standing())
const missing = writes.filter((name) => !counts.carriedOut.has(name) && !(name in neverDone))
if (missing.length > 0) tell(`nobody carried out: ${missing.join(', ')}`)
if (failed > 0 || (counts.deeds >= ENOUGH && missing.length > 0)) process.exitCode = 1
