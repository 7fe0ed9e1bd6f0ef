import { expect, test } from 'vitest'
import type { Outcome } from '#platform/write/lookUpOutcome.ts'
import type { OrderEvent, OrderState } from '#platform/write/machine.ts'
import { createSender } from '#platform/write/sender.ts'
import { outcomeOf } from '../../../mocks/server/answeredOnce.ts'
import type { Browsers } from '../../../mocks/server/browsers.ts'
import { createBackend } from '../../../mocks/server/doors/handle.ts'
import { between, type Random, randomOf } from '../../../mocks/world/random.ts'
import { visitor } from '../../world/visitor.ts'
import { device } from './device.ts'
import { resultOf, turn, weather } from './weather.ts'

const ATTEMPTS = Number(process.env.ATTEMPTS ?? 200)
/** The price of extra minutes, in cents. */
const PRICE = 500
const SEED = process.env.SEED ?? 'orders'

type Heard = { kind: 'done'; orderNumber: string } | { kind: 'nothing done'; key: string | null }

/** One customer who orders one thing, under random faults, in several tabs, with reloads and crashes. Answers the shown outcomes. */
async function wanting(random: Random, server: ReturnType<typeof visitor>) {
  const { openTab, resting } = device(async () => {
    for (let turns = between(random, 0, 2); turns > 0; turns -= 1) await turn()
  })
  const { call, clear, arrive } = weather(random)
  const told: Heard[] = []
  const chance = (of: number) => random() < of

  function open() {
    const tab = openTab()
    const sender = createSender<number, { orderNumber: string }>(
      {
        name: 'extra-minutes',
        accept: (result) => ({ receipt: result as { orderNumber: string } }), // the simulation's own backend
        done: async () => void (await tab.alive(turn())),
      },
      {
        records: tab.records,
        alone: (name, work) => tab.alone(name, work),
        pause: () => tab.alive(turn()),
        send: (price, key) =>
          call(tab, () => resultOf(() => server.write('topupPostpaidBundle', { id: 'EXTRA-VOICE', price }, key))),
        // The contract's own tests validate the shape.
        outcomeOf: (key) => call(tab, () => resultOf(() => server.read('getOrderOutcome', { key }))) as Promise<Outcome>,
        tellBroken: () => undefined,
        tell: tab.tell,
        leaveFor: () => false,
      },
      hear,
    )
    let attempted: string | null = null
    function hear(standing: OrderState<{ orderNumber: string }>, event: OrderEvent<{ orderNumber: string }>): void {
      if (tab.isCrashed) return
      if (event.type === 'pressed') attempted = sender.key()
      attempted = sender.key() ?? attempted
      // An order from another tab is shown with its receipt as well.
      const receipt = standing.kind === 'done' || standing.kind === 'placed' ? standing.receipt : null
      if (receipt) told.push({ kind: 'done', orderNumber: receipt.orderNumber })
      if (event.type === 'refused' || event.type === 'not-done') told.push({ kind: 'nothing done', key: attempted })
    }
    tab.listen((key) => key === sender.key() && void sender.placedElsewhere())
    return { tab, sender, began: sender.begin(true) }
  }

  const isDone = () => told.some(({ kind }) => kind === 'done')
  let tabs = [open(), ...(chance(0.3) ? [open()] : [])]
  const working: Promise<unknown>[] = []
  for (let step = between(random, 1, 6); step > 0 && !isDone(); step -= 1) {
    const one = tabs[between(random, 0, tabs.length - 1)]
    if (!one) break
    const deed = random()
    if (deed < 0.6) for (let presses = between(random, 1, 3); presses > 0; presses -= 1) working.push(one.sender.submit(PRICE))
    else if (deed < 0.75) {
      one.tab.crash()
      tabs = [...tabs.filter((tab) => tab !== one), open()]
    } else if (deed < 0.85) working.push(one.sender.recheck())
    else await arrive(1)
    for (let turns = between(random, 0, 12); turns > 0; turns -= 1) await turn()
  }
  // The last reload has no faults; calls that are still under way arrive before or after it.
  clear()
  if (chance(0.5)) await arrive()
  for (let turns = 0; turns < 60; turns += 1) await turn()
  for (const { tab } of tabs) tab.crash()
  const last = open()
  await last.began
  await arrive()
  void working
  return { told, resting, last: last.sender.standing() }
}

test(`${ATTEMPTS} orders in any weather: none lost, none double, nothing told that is not so`, { timeout: 600_000 }, async () => {
  const browsers: Browsers = new Map()
  const server = visitor(createBackend({ browsers, latency: 0 }))
  await server.as(2)
  const sum = { done: 0, told: 0, nothing: 0 }

  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const seed = `${SEED} ${attempt}`
    await server.send('POST', '/demo/reset')
    const { told, last, resting } = await wanting(randomOf(seed), server)
    const [browser] = [...browsers.values()]
    const placed = new Set(browser?.orders.map(({ orderNumber }) => orderNumber))
    const where = `seed ${seed}: ${JSON.stringify({ told, last, placed: [...placed] })}`

    expect(placed.size, `double, ${where}`).toBeLessThanOrEqual(1)
    const numbers = new Set(told.flatMap((one) => (one.kind === 'done' ? [one.orderNumber] : [])))
    expect([...numbers], `told what is not so, ${where}`).toEqual(numbers.size > 0 ? [...placed] : [])
    if (placed.size === 1) expect(numbers.size, `lost, ${where}`).toBe(1)
    for (const one of told)
      if (one.kind === 'nothing done' && one.key !== null) {
        expect(browser && outcomeOf(browser, 2, one.key).state, `told that nothing was done, ${where}`).not.toBe('done')
      }
    expect(['open', 'done', 'failed', 'placed'], where).toContain(last.kind)
    expect(
      [...resting.values()].some(({ sent }) => sent),
      `left behind, ${where}`,
    ).toBe(false)
    sum.done += placed.size
    sum.told += numbers.size
    sum.nothing += told.length - numbers.size
  }
  expect(sum.done).toBe(sum.told)
  expect(sum.done).toBeGreaterThan(ATTEMPTS / 4)
  expect(sum.nothing).toBeGreaterThan(ATTEMPTS / 10)
})
