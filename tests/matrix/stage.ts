import { setTimeout as pause } from 'node:timers/promises'
import { hasStorage } from '../engines/inPage.ts'
import { NOISE } from '../engines/noise.ts'
import { until } from '../engines/until.ts'
import { keepChoice } from '../support/cookieChoice.ts'
import { follow } from '../support/goTo.ts'
import { receipts } from '../support/screens.ts'
import type { Visit } from './cases.ts'
import type { Browser } from './chromium.ts'
import { hasten, look, press, type Seen, withoutHelp } from './inPage.ts'

/** Time-outs and what waits for them are this many times as short; a call may take 20 seconds. */
export const PACE = 20
/** Ms until a screen must rest: a read that is never answered has had its time then, on a busy machine. */
const MOST = 20_000
/** Ms before a page that was left is asked again. */
const LEAVING = 300

/** What browsers say on the console of the answer that a fault gave, and of a page that was left. */
const OF_FAULT = [/Failed to load resource: /, /^Service Worker registration blocked/]

const ask = async (path: string, method: string, body: unknown): Promise<void> => {
  const headers = { 'X-Requested-With': 'mijn', 'Content-Type': 'application/json' }
  const { ok, status } = await fetch(path, { method, headers, body: JSON.stringify(body) })
  if (!ok) throw new Error(`${path}: ${status}`)
}

/** A browser at the site, as a customer of the visit has it. */
export type Stage = ReturnType<typeof stageIn>

export function stageIn(browser: Browser, origin: string, tell: (line: string) => void) {
  /** Runs a function in the page, from its text. A page that leaves meanwhile is followed. */
  async function run<Args extends readonly unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    for (let more = 3; ; more -= 1)
      try {
        return (await browser.run(String(action), args)) as Awaited<Result> // as the function answers
      } catch (error) {
        if (more === 0) throw error
        await pause(LEAVING)
      }
  }
  const goto = (path: string) => browser.goto(new URL(path, origin).href)
  /** What the screen shows once it rests. */
  const seen = (): Promise<Seen> => run(look, MOST)
  /** Changes what this browser's own world of the mock does: the input of `PUT /demo/world`. */
  const world = (change: object) => run(ask, '/demo/world', 'PUT', change)

  async function begin({ account }: Visit): Promise<void> {
    await browser.renew(`(${withoutHelp})(); (${hasten})(${PACE}); (${keepChoice})('refused')`)
    await browser.resize(390, 844)
    await goto('/demo/buiten') // a page where nobody notices who signs in
    await world({ latency: 0 })
    await until('the storage', () => run(hasStorage))
    if (account === null) return
    await run(ask, '/demo/login', 'POST', { account })
    // The first start after signing in needs its answers (spec 8): from then on nothing but a 401 signs anybody out.
    await goto('/')
    const { isSignedIn } = await seen()
    // With times this short, a busy machine may not give them in time.
    if (!isSignedIn) throw new Error('signed out at the first start')
  }

  /** Begins a visit on a new device. A browser that hangs, as on a busy machine, is begun again, which is told. */
  async function enter(visit: Visit): Promise<void> {
    for (let more = 2; ; more -= 1)
      try {
        return await begin(visit)
      } catch (error) {
        if (more === 0) throw error
        tell(`${visit.path}: begun again after ${String(error)}`)
      }
  }

  async function openOnce({ path, address }: Visit): Promise<Seen> {
    await world({ faults: null })
    const receipt = receipts[path as keyof typeof receipts]
    await goto(receipt === undefined ? address : '/')
    if (receipt !== undefined) {
      await seen()
      await run(follow, [address, receipt])
    }
    return seen()
  }

  return {
    goto,
    seen,
    world,
    enter,
    /** Presses a button, once. */
    press: async (place: number) => (await browser.run(String(press), [place])) as ReturnType<typeof press>,
    isAt: (path: string) => until(path, async () => (await run(() => location.pathname)) === path, MOST),
    /** Takes what was said on the console since the last time, but for what belongs to a fault. */
    problems: async () =>
      (await browser.said()).filter((line) => ![...NOISE, ...OF_FAULT].some((expected) => expected.test(line))),
    /** Opens the screen without any fault: a receipt comes along, as at the end of its flow. */
    async open(visit: Visit): Promise<Seen> {
      try {
        return await openOnce(visit)
      } catch (error) {
        tell(`${visit.path}: begun again after ${String(error)}`)
        await enter(visit)
        return openOnce(visit)
      }
    },
  }
}
