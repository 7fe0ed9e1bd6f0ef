import { parseArgs } from 'node:util'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { startServer } from '../../mocks/server/doors/server.ts'
import { visits } from '../matrix/cases.ts'
import { hasten, look } from '../matrix/inPage.ts'
import { ensureChromium, withoutWindows } from '../support/chromium.ts'
import { chooseCookies } from '../support/cookieChoice.ts'
import { goTo } from '../support/goTo.ts'
import { launching } from '../support/launching.ts'
import { builds } from '../support/paths.ts'
import { visitorOf } from '../support/visitor.ts'
import { watch } from '../support/watch.ts'

/**
 * `npm run test:long`: hours in one tab. A customer goes through all rows of the route table again and again, 1,000 times in all, and orders
 * 200 times, while two hours pass on the clock. Once every row was there, memory, elements, listeners and timers stay as they are, the worker gets no
 * more messages than before, and the console stays silent. Needs `dist-start`.
 */
const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '1000' },
    orders: { type: 'string', default: '200' },
    port: { type: 'string', default: '0' },
  },
})
const [MOST_VISITS, MOST_ORDERS] = [Number(values.visits), Number(values.orders)]
const ACCOUNT = 2
/** Measured so many times. */
const TIMES = 10
const HOURS = 2
/** How much more memory there may be at the end. */
const GROWTH = 1.05
/** How many more timers: React keeps one for a minute for every screen whose styles it waited for, so their number follows the pace. */
const MORE_TIMERS = 30

/** The compiled code of a page grows for hours, up to some MB, and would hide what is kept by mistake. */
const WITHOUT_COMPILING = '--js-flags=--no-opt --no-maglev --no-sparkplug'

const tell = (line: string) => process.stdout.write(`${line}\n`)

declare global {
  interface Window {
    timers?: Set<number>
    sent?: number
  }
}

/** Counts the timers that run, and what is sent to the worker. */
function count(): void {
  const timers = new Set<number>()
  window.timers = timers
  window.sent = 0
  const [wait, repeat, drop, stop] = [setTimeout, setInterval, clearTimeout, clearInterval].map((one) => one.bind(window))
  Object.assign(window, {
    setTimeout(handler: () => void, ms?: number, ...args: unknown[]) {
      const id = Number(
        Reflect.apply(wait ?? setTimeout, window, [
          (...given: []) => {
            timers.delete(id)
            handler(...given)
          },
          ms,
          ...args,
        ]),
      )
      timers.add(id)
      return id
    },
    setInterval(...call: Parameters<typeof setInterval>) {
      const id = Number(Reflect.apply(repeat ?? setInterval, window, call))
      timers.add(id)
      return id
    },
    clearTimeout(id: number) {
      timers.delete(id)
      Reflect.apply(drop ?? clearTimeout, window, [id])
    },
    clearInterval(id: number) {
      timers.delete(id)
      Reflect.apply(stop ?? clearInterval, window, [id])
    },
  })
  if (!('ServiceWorker' in window)) return // not in an empty page
  const { postMessage } = ServiceWorker.prototype
  ServiceWorker.prototype.postMessage = function send(this: ServiceWorker, ...call: unknown[]) {
    window.sent = (window.sent ?? 0) + 1
    Reflect.apply(postMessage, this, call)
  }
}

type Measured = { heap: number; nodes: number; listeners: number; timers: number; sent: number }

async function measured(page: Page, devtools: CDPSession): Promise<Measured> {
  await goTo(page, '/')
  await page.evaluate(look, 20_000)
  // What was put off until the page rests has come and gone by then.
  await page.waitForTimeout(2000)
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  const counted = await page.evaluate(() => ({ timers: window.timers?.size ?? 0, sent: window.sent ?? 0 }))
  return { heap: of('JSHeapUsedSize') / 1_000_000, nodes: of('Nodes'), listeners: of('JSEventListeners'), ...counted }
}

const site = await startServer({ dir: builds.mock, port: Number(values.port), latency: 0 })
const { args = [], ...launch } = launching(withoutWindows(ensureChromium(tell)))
const browser = await chromium.launch({ ...launch, args: [...args, WITHOUT_COMPILING] })
const context = await browser.newContext({
  locale: 'nl-NL',
  timezoneId: 'Europe/Amsterdam',
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
  baseURL: site.url,
})
await chooseCookies(context, 'refused')
await context.addInitScript(count)
await context.addInitScript(hasten, 1)
const watched = watch(context, site.url)
const page = await context.newPage()
page.setDefaultTimeout(120_000)
const visitor = visitorOf(context, site.url)
await visitor.signIn(ACCOUNT)
await page.goto('/')
await page.evaluate(look, 20_000)
const devtools = await context.newCDPSession(page)
await devtools.send('Performance.enable')

const addresses = [...new Set(visits.flatMap(({ account, address }) => (account === null ? [] : address)))]
let ordered = 0
async function order(): Promise<void> {
  await goTo(page, '/mbs-bijkopen')
  await page.getByRole('button', { name: /^Kopen voor/ }).click()
  await page.waitForURL('**/mbs-bijkopen/bedankt')
  await page.evaluate(look, 20_000)
  ordered += 1
}

const rounds: Measured[] = []
/** Those before every row was there: what each screen needs is still being loaded. */
let cold = 0
const began = performance.now()
for (let visit = 1; visit <= MOST_VISITS; visit += 1) {
  await goTo(page, addresses[visit % addresses.length] ?? '/')
  await page.evaluate(look, 20_000)
  if (ordered < (visit * MOST_ORDERS) / MOST_VISITS) await order()
  if (visit % 10 === 0) await visitor.world({ clock: Math.round((visit / MOST_VISITS) * HOURS * 3_600_000) })
  if (visit % Math.floor(MOST_VISITS / TIMES) === 0) {
    const now = await measured(page, devtools)
    rounds.push(now)
    if (visit < addresses.length) cold += 1
    tell(`${visit} visits, ${ordered} orders, ${Math.round((performance.now() - began) / 1000)} s: ${JSON.stringify(now)}`)
  }
}

const [before, warm, ...later] = rounds.slice(cold)
const last = later.at(-1)
const problems = watched.problems().map((line) => `said: ${line}`)
if (warm && last) {
  if (last.heap > warm.heap * GROWTH) problems.push(`memory grew from ${warm.heap} to ${last.heap} MB`)
  if (last.nodes > warm.nodes * GROWTH) problems.push(`elements grew from ${warm.nodes} to ${last.nodes}`)
  if (last.listeners > warm.listeners * GROWTH) problems.push(`listeners grew from ${warm.listeners} to ${last.listeners}`)
  if (last.timers > warm.timers + MORE_TIMERS) problems.push(`timers grew from ${warm.timers} to ${last.timers}`)
  const [first, then] = [warm.sent - (before?.sent ?? 0), last.sent - (later.at(-2)?.sent ?? 0)]
  if (then > first + 5) problems.push(`messages to the worker grew from ${first} to ${then} a round`)
} else problems.push(`too few visits for ${addresses.length} rows`)
await browser.close()
await site.close()
for (const problem of problems) tell(`✗ ${problem}`)
tell(`${MOST_VISITS} visits, ${ordered} orders: ${problems.length === 0 ? 'passed' : 'failed'}`)
process.exitCode = problems.length > 0 ? 1 : 0
