import { parseArgs } from 'node:util'
import { startServer } from '../../mocks/server/doors/server.ts'
import { quickenFaults } from '../../mocks/server/faults.ts'
import { firefox } from '../engines/firefox.ts'
import { webkit } from '../engines/webkit.ts'
import { builds } from '../support/paths.ts'
import { DONE_ALL_THE_SAME, faults, type Visit, visits, writes } from './cases.ts'
import { openChromium } from './chromium.ts'
import type { Seen } from './inPage.ts'
import { PACE, stageIn } from './stage.ts'

/**
 * `npm run test:matrix`: every row of the route table, as each kind of customer who may come, under every fault of the mock, when it reads and
 * when it writes. `-- --shard=1/8` does an eighth, `--only=/verbruik` some rows, `--fault=500` one fault,
 * `--some=7` seven faults for each row, others for the next; `--turn=1` begins with the seven after those. `--engine=firefox` and `webkit` take
 * the browsers of `npm run engines`. Needs `dist-start` (npm test makes it).
 * After each visit there is a heading and something to do, no skeleton is left, nothing was said on the console, nobody is signed out but by a
 * 401, and nothing is said to be done that was not.
 */
const { values } = parseArgs({
  options: {
    shard: { type: 'string', default: '1/1' },
    only: { type: 'string' },
    fault: { type: 'string' },
    some: { type: 'string' },
    turn: { type: 'string', default: '0' },
    engine: { type: 'string', default: 'chromium' },
    port: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '36000' },
  },
})

const tell = (line: string) => process.stdout.write(`${line}\n`)
const [nth = 1, of = 1] = values.shard.split('/').map(Number)
const until = performance.now() + Number(values.seconds) * 1000

/** Buttons that are pressed on a screen. */
const PRESSES = 3
/** These end what the visit is about, or leave the site. */
const LEAVES = /^(?:Uitloggen|Vergeet mij|Naar |Overslaan)/

const NONSENSE = /\bNaN\b|\bundefined\b|\bnull\b|\bInfinity\b|\[object/
const DONE = /\b(?:gelukt|opgeslagen|geregeld|verstuurd|aangevraagd|aangepast|Bedankt)\b/
const NOT_DONE = /\b(?:niet|mislukt|kunnen we|geen)\b/

/** A session that the backend does not know, and a customer whom it does not know (spec 8): both end at the login screen. */
const SIGNS_OUT = new Set(['401', '404'])
/** The screen on which a 401 is about the password that was typed (spec 8). */
const ABOUT_PASSWORD = '/instellingen/wijzig/wachtwoord'

const engines = { chromium: () => openChromium(tell), firefox: firefox.open, webkit: webkit.open }
const isEngine = (name: string): name is keyof typeof engines => Object.hasOwn(engines, name)
if (!isEngine(values.engine)) throw new Error(`--engine takes one of: ${Object.keys(engines).join(', ')}`)

quickenFaults(PACE)
const site = await startServer({ dir: builds.mock, port: Number(values.port), latency: 0 })
const browser = await engines[values.engine]()
const stage = stageIn(browser, site.url, tell)

let passed = 0
const failed: string[] = []

/** What is wrong with a screen under a fault. */
function wrongWith(seen: Seen, { account }: Visit, fault: string): string[] {
  const isOut = account !== null && (!seen.isSignedIn || seen.path === '/inloggen')
  return [
    ...(seen.heading === '' ? ['no heading'] : []),
    ...(seen.ways === 0 ? ['nothing to do'] : []),
    ...(seen.bones > 0 ? [`${seen.bones} bones after ${seen.waited} ms`] : []),
    ...(NONSENSE.test(seen.text) ? [`nonsense: ${NONSENSE.exec(seen.text)?.[0]}`] : []),
    ...(isOut && !SIGNS_OUT.has(fault) ? ['signed out'] : []),
  ]
}

/** Runs a check; tells what was wrong under its name. */
async function check(name: string, run: () => Promise<readonly string[]>): Promise<void> {
  await stage.problems()
  let wrong: readonly string[]
  try {
    wrong = await run()
  } catch (error) {
    wrong = [error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)]
  }
  const all = [...new Set([...wrong, ...(await stage.problems())])]
  if (all.length === 0) passed += 1
  else {
    failed.push(`${name}: ${all.join('; ')}`)
    tell(`✗ ${failed.at(-1)}`)
  }
}

const nameOf = ({ path: row, account }: Visit, fault: string, way: string) =>
  `${row} as ${account ?? 'a guest'}, ${fault}, ${way}`

/** Opens the address while every read fails. */
async function readsUnder(visit: Visit, fault: string): Promise<readonly string[]> {
  await stage.world({ faults: { '*': fault } })
  const going = stage.goto(visit.address)
  // A document that leaves for the login screen interrupts this one.
  await (SIGNS_OUT.has(fault) ? going.catch(() => stage.seen()) : going)
  if (fault === '401' && visit.account !== null && visit.path !== ABOUT_PASSWORD) await stage.isAt('/inloggen')
  return wrongWith(await stage.seen(), visit, fault)
}

/** Presses what the screen has to press while every write fails. */
async function writesUnder(visit: Visit, fault: string, before: Seen): Promise<readonly string[]> {
  await stage.world({ faults: Object.fromEntries(writes.map((name) => [name, fault])) })
  const wrong: string[] = []
  for (let place = 0; place < PRESSES; place += 1) {
    const pressed = await stage.press(place)
    if (pressed === null) break
    const seen = await stage.seen()
    wrong.push(...wrongWith(seen, visit, fault).map((what) => `${what} after “${pressed}”`))
    const isSaid = DONE.test(seen.told) && !NOT_DONE.test(seen.told) && seen.told !== before.told
    const isEnd = /\/(?:bedankt|succes)$/.test(seen.path) && seen.path !== before.path
    if ((isSaid || isEnd) && !DONE_ALL_THE_SAME.has(fault))
      wrong.push(`said to be done after “${pressed}”: ${seen.path} ${seen.told}`)
    if (LEAVES.test(pressed) || seen.path !== before.path) break
  }
  return wrong
}

const mine = visits.filter(
  ({ path: row }, place) => place % of === nth - 1 && (values.only === undefined || row.startsWith(values.only)),
)
const possible = faults.filter((fault) => values.fault === undefined || fault === values.fault)
const some = Number(values.some ?? possible.length)
/** All faults, or some for each visit: the next visit gets the ones after these. */
const faultsFor = (visit: Visit): readonly string[] => {
  const first = ((visits.indexOf(visit) + Number(values.turn)) * some) % possible.length
  return [...possible.slice(first), ...possible.slice(0, first)].slice(0, some)
}
tell(`${browser.version}: ${visits.length} visits, ${mine.length} in this shard, ${some} faults each, reading and writing`)
const began = performance.now()

for (const [at, visit] of mine.entries()) {
  if (performance.now() > until) {
    tell(`Out of time after ${at} of ${mine.length} visits`)
    break
  }
  await stage.enter(visit)
  for (const fault of faultsFor(visit)) {
    await check(nameOf(visit, fault, 'reading'), () => readsUnder(visit, fault))
    if (SIGNS_OUT.has(fault)) await stage.enter(visit)
  }
  let before = await stage.open(visit)
  for (const fault of faultsFor(visit)) {
    await check(nameOf(visit, fault, 'writing'), () => writesUnder(visit, fault, before))
    if (SIGNS_OUT.has(fault)) await stage.enter(visit)
    before = await stage.open(visit)
  }
  tell(
    `${at + 1}/${mine.length} ${visit.path} as ${visit.account ?? 'a guest'}: ${passed} passed, ${failed.length} failed, ${Math.round((performance.now() - began) / 1000)} s`,
  )
}

await browser.close()
await site.close()
tell(`${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
