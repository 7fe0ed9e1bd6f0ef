import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { startServer } from '../../mocks/server/doors/server.ts'
import { quickenFaults } from '../../mocks/server/faults.ts'
import { ensureChromium, withoutWindows } from '../support/chromium.ts'
import { chooseCookies } from '../support/cookieChoice.ts'
import { goTo } from '../support/goTo.ts'
import { launching } from '../support/launching.ts'
import { builds } from '../support/paths.ts'
import { receipts } from '../support/screens.ts'
import { visitorOf } from '../support/visitor.ts'
import { DONE_ALL_THE_SAME, faults, type Visit, visits, writes } from './cases.ts'
import { hasten, look, press, type Seen } from './inPage.ts'

/**
 * `npm run test:matrix`: every row of the route table, as each kind of customer who may come, under every fault of the mock, when it reads and
 * when it writes. `-- --shard=1/8` does an eighth, `--only=/verbruik` some rows, `--fault=500` one fault,
 * `--some=4` four faults for each row, others for the next. Needs `dist-start` (npm test makes it).
 * After each visit there is a heading and something to do, no skeleton is left, nothing was said on the console, nobody is signed out but by a
 * 401, and nothing is said to be done that was not.
 */
const { values } = parseArgs({
  options: {
    shard: { type: 'string', default: '1/1' },
    only: { type: 'string' },
    fault: { type: 'string' },
    some: { type: 'string' },
    port: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '36000' },
  },
})

const tell = (line: string) => process.stdout.write(`${line}\n`)
const [nth = 1, of = 1] = values.shard.split('/').map(Number)
const until = performance.now() + Number(values.seconds) * 1000

/** Time-outs and what waits for them are this many times as short; a call may take 20 seconds. */
const PACE = 20
/** Ms until a screen must rest: a read that is never answered has had its time then, on a busy machine. */
const MOST = 20_000
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

quickenFaults(PACE)
const site = await startServer({ dir: builds.mock, port: Number(values.port), latency: 0 })
const path = ensureChromium(tell)
const browser = await chromium.launch({ ...launching(withoutWindows(path)) })

let passed = 0
const failed: string[] = []

type Stage = { context: BrowserContext; page: Page; problems: string[] }

async function stageOf(): Promise<Stage> {
  const context = await browser.newContext({
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    baseURL: site.url,
  })
  context.setDefaultTimeout(120_000) // a busy machine is slow, which is no fault of a screen
  await chooseCookies(context, 'refused')
  await context.addInitScript(hasten, PACE)
  const problems: string[] = []
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`))
  context.on('console', (message) => {
    const text = message.text()
    const isOfFault = /^Failed to load resource: |^Service Worker registration blocked/.test(text)
    if (['error', 'warning'].includes(message.type()) && !isOfFault) problems.push(`console: ${text}`)
  })
  return { context, page: await context.newPage(), problems }
}

/** What the screen shows once it rests; documents that leave meanwhile are followed. */
async function seenIn(page: Page, more = 3): Promise<Seen> {
  try {
    return await page.evaluate(look, MOST)
  } catch (error) {
    if (more === 0) throw error
    await page.waitForLoadState()
    return seenIn(page, more - 1)
  }
}

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
async function check(stage: Stage, name: string, run: () => Promise<readonly string[]>): Promise<void> {
  stage.problems.length = 0
  let wrong: readonly string[]
  try {
    wrong = await run()
  } catch (error) {
    wrong = [error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)]
  }
  const all = [...new Set([...wrong, ...stage.problems])]
  if (all.length === 0) passed += 1
  else {
    failed.push(`${name}: ${all.join('; ')}`)
    tell(`✗ ${failed.at(-1)}`)
  }
}

const nameOf = ({ path: row, account }: Visit, fault: string, way: string) =>
  `${row} as ${account ?? 'a guest'}, ${fault}, ${way}`

/** Opens the address while every read fails. */
async function readsUnder(stage: Stage, visit: Visit, fault: string): Promise<readonly string[]> {
  await visitorOf(stage.context, site.url).world({ faults: { '*': fault } })
  const going = stage.page.goto(visit.address, { waitUntil: 'commit' })
  // A document that leaves for the login screen interrupts this one.
  await (SIGNS_OUT.has(fault) ? going.catch(() => stage.page.waitForLoadState()) : going)
  if (fault === '401' && visit.account !== null && visit.path !== ABOUT_PASSWORD)
    await stage.page.waitForURL(/\/inloggen/, { timeout: MOST })
  return wrongWith(await seenIn(stage.page), visit, fault)
}

/** Presses what the screen has to press while every write fails. */
async function writesUnder(stage: Stage, visit: Visit, fault: string, before: Seen): Promise<readonly string[]> {
  const { page } = stage
  await visitorOf(stage.context, site.url).world({ faults: Object.fromEntries(writes.map((name) => [name, fault])) })
  const wrong: string[] = []
  for (let place = 0; place < PRESSES; place += 1) {
    const pressed = await page.evaluate(press, place)
    if (pressed === null) break
    const seen = await seenIn(page)
    wrong.push(...wrongWith(seen, visit, fault).map((what) => `${what} after “${pressed}”`))
    const isSaid = DONE.test(seen.told) && !NOT_DONE.test(seen.told) && seen.told !== before.told
    const isEnd = /\/(?:bedankt|succes)$/.test(seen.path) && seen.path !== before.path
    if ((isSaid || isEnd) && !DONE_ALL_THE_SAME.has(fault))
      wrong.push(`said to be done after “${pressed}”: ${seen.path} ${seen.told}`)
    if (LEAVES.test(pressed) || new URL(page.url()).pathname !== before.path) break
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
  const first = (visits.indexOf(visit) * some) % possible.length
  return [...possible.slice(first), ...possible.slice(0, first)].slice(0, some)
}
tell(`${visits.length} visits, ${mine.length} in this shard, ${some} faults each, reading and writing`)
let stage = await stageOf()
const began = performance.now()

async function enter({ account }: Visit): Promise<void> {
  await stage.context.close()
  stage = await stageOf()
  const visitor = visitorOf(stage.context, site.url)
  await visitor.world({ latency: 0 })
  if (account === null) return
  await visitor.signIn(account, { elsewhere: true })
  // The first start after signing in needs its answers (spec 8): from then on nothing but a 401 signs anybody out.
  await stage.page.goto('/')
  await seenIn(stage.page)
}

/** Opens the screen without any fault: a receipt comes along, as at the end of its flow. */
async function open(visit: Visit): Promise<Seen> {
  await visitorOf(stage.context, site.url).world({ faults: null })
  const receipt = receipts[visit.path as keyof typeof receipts]
  await stage.page.goto(receipt === undefined ? visit.address : '/')
  if (receipt !== undefined) await goTo(stage.page, visit.address, receipt)
  return seenIn(stage.page)
}

for (const [at, visit] of mine.entries()) {
  if (performance.now() > until) {
    tell(`Out of time after ${at} of ${mine.length} visits`)
    break
  }
  await enter(visit)
  for (const fault of faultsFor(visit)) {
    await check(stage, nameOf(visit, fault, 'reading'), () => readsUnder(stage, visit, fault))
    if (SIGNS_OUT.has(fault)) await enter(visit)
  }
  let before = await open(visit)
  for (const fault of faultsFor(visit)) {
    await check(stage, nameOf(visit, fault, 'writing'), () => writesUnder(stage, visit, fault, before))
    if (SIGNS_OUT.has(fault)) await enter(visit)
    before = await open(visit)
  }
  tell(
    `${at + 1}/${mine.length} ${visit.path} as ${visit.account ?? 'a guest'}: ${passed} passed, ${failed.length} failed, ${Math.round((performance.now() - began) / 1000)} s`,
  )
}

await browser.close()
await site.close()
tell(`${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
