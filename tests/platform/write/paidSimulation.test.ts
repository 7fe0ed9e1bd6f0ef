import * as v from 'valibot'
import { expect, test } from 'vitest'
import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { sumOf } from '#kit/words/money.ts'
import { PaymentArrangements } from '#model/invoices/contract/arrangements.ts'
import { Invoices } from '#model/invoices/contract/invoices.ts'
import { dueOf, urgentOf } from '#model/invoices/dueInvoices.ts'
import type { PaymentStatus } from '#model/login/contract/guest.ts'
import type { PaidFor } from '#model/payment/contract.ts'
import type { Outcome } from '#platform/write/lookUpOutcome.ts'
import type { OpenPayment } from '#platform/write/machine.ts'
import { createPayer } from '#platform/write/payer.ts'
import { createSender } from '#platform/write/sender.ts'
import { paymentIn } from '../../../mocks/payment/payments.ts'
import type { Browser, Browsers } from '../../../mocks/server/browsers.ts'
import { createBackend } from '../../../mocks/server/doors/handle.ts'
import { between, type Random, randomOf } from '../../../mocks/world/random.ts'
import { type Backend, visitor } from '../../world/visitor.ts'
import { device, type Tab } from './device.ts'
import { resultOf, turn, weather } from './weather.ts'

const ATTEMPTS = Number(process.env.ATTEMPTS ?? 200)
const SEED = process.env.SEED ?? 'payments'
const MINUTE = 60_000
const decisions = ['paid', 'cancelled', 'failed', 'slow'] as const
const BACK = 'http://localhost:4173/betaling-controleren'

type Server = ReturnType<typeof visitor>
type Receipt = Readonly<Record<string, unknown>>

/** A payment of this many cents. */
type Case = {
  account: number
  order: PaidFor
  amount: number
  /** The cents it is about: a payment of credit raises them, a payment of an invoice lowers them. */
  standsAt: (server: Server) => Promise<number>
  /** The receipt for this amount. */
  receipt: (standsAt: number) => Receipt
}

const told = async (server: Server, operation: string) => Object((await server.read(operation)).body.result)

/** The open cents, in terms or not. */
async function openIn(server: Server): Promise<number> {
  const { arrangements, offer } = v.parse(PaymentArrangements, await told(server, 'getPaymentArrangements'))
  return (offer?.amount ?? 0) + sumOf(arrangements.flatMap(({ terms }) => terms).filter(({ paidOn }) => paidOn === null))
}

/** All payments with iDEAL: credit, a mandate to top it up, an invoice, several of them, and a term. */
async function casesAt(server: Server): Promise<Case[]> {
  await server.as(6)
  await server.send('POST', '/demo/reset')
  const open = urgentOf(v.parse(Invoices, await told(server, 'getInvoices')).invoices)
  const invoices = (some: typeof open): Case => {
    const amount = sumOf(some.map((invoice) => ({ amount: dueOf(invoice) })))
    const order = { kind: 'invoices', ids: some.map(({ id }) => id) } as const
    return { account: 6, order, amount, standsAt: openIn, receipt: (left) => ({ amount, left, count: some.length }) }
  }
  const credit: Case = {
    account: 31,
    order: { kind: 'top-up' },
    amount: 500,
    standsAt: async (server) => -(await told(server, 'prepaidOverview')).balance,
    receipt: (standsAt) => ({ amount: 500, balance: -standsAt }),
  }
  const term: Case = {
    account: 5,
    order: { kind: 'term', number: 2 },
    amount: 2910,
    standsAt: openIn,
    receipt: (left) => ({ amount: 2910, number: 2, left }),
  }
  const mandate: Case = {
    ...credit,
    order: { kind: 'auto-top-up', setting: { type: 'BALANCE', amount: 1000, threshold: 250, dayOfMonth: null } },
    amount: 1000,
    standsAt: async (server) => -1000 * (await told(server, 'prepaidOverview')).autoTopUps.length,
    receipt: (standsAt) => ({ outcome: 'on', paid: 1000, balance: 1740 - standsAt }),
  }
  return [credit, mandate, invoices(open.slice(0, 1)), invoices(open), term]
}
type Told =
  | { kind: 'done'; receipt: Receipt }
  | { kind: 'paid' | 'unpaid'; payment: string }
  | { kind: 'nothing done'; key: string | null }

type Bank = { pass: (ms: number) => void; backend: Backend }

/** One customer who pays once, under random faults, in several tabs, with every way to return from the bank. Answers the shown outcomes. */
async function paying({ order, amount: agreed }: Case, random: Random, server: Server, { pass, backend }: Bank) {
  const { openTab, resting } = device(async () => {
    for (let turns = between(random, 0, 2); turns > 0; turns -= 1) await turn()
  })
  const { call, clear, arrive } = weather(random)
  const told: Told[] = []
  const chance = (of: number) => random() < of
  /** Tabs that went to the bank, and tabs that check a payment. */
  const leaving: { tab: Tab; payment: string }[] = []
  const checking: string[] = []

  function openStart() {
    const tab = openTab()
    let attempted: string | null = null
    const sender = createSender<number, never>(
      { name: order.kind, accept: (result) => result as ToPayResult, done: async () => undefined }, // the simulation's own backend
      {
        records: tab.records,
        alone: (name, work) => tab.alone(name, work),
        pause: () => tab.alive(turn()),
        send: (cents, key) =>
          call(tab, () =>
            resultOf(() =>
              server.write(
                'createPayment',
                { for: order, AccountPayment: { Amount: cents, Issuer: null, ReturnURL: BACK } },
                key,
              ),
            ),
          ),
        outcomeOf: (key) => call(tab, () => resultOf(() => server.read('getOrderOutcome', { key }))) as Promise<Outcome>,
        tellBroken: () => undefined,
        tell: tab.tell,
        leaveFor: ({ id }) => leaving.push({ tab, payment: id }) > 0,
      },
      (_, event) => {
        if (tab.isCrashed) return
        if (event.type === 'came-back') checking.push(event.payment.id)
        if (event.type === 'refused' || event.type === 'not-done') told.push({ kind: 'nothing done', key: attempted })
        attempted = sender.key() ?? attempted
      },
    )
    return { tab, sender, began: sender.begin(true) }
  }

  /** Opens the screen that checks a payment, on this device or in another browser. */
  function openCheck(payment: string, isElsewhere = false) {
    const tab = openTab()
    const asking = isElsewhere ? visitor(backend) : server
    const payer = createPayer<Receipt>(
      payment,
      {
        async statusOf(id) {
          const { status } = (await call(tab, () => resultOf(() => asking.read('getPaymentStatus', { id })))) as {
            status: PaymentStatus
          }
          return status
        },
        async receiptOf(id) {
          if (isElsewhere) return null
          const { receipt } = (await call(tab, () => resultOf(() => asking.read('getPaymentReceipt', { id })))) as {
            receipt: Receipt
          }
          return receipt
        },
        async settle(id) {
          if (isElsewhere) return
          for (const order of [...resting.values()]) if (order.payment === id) await tab.records.settle(order)
        },
        pause: () => tab.alive(turn()),
        isOver: () => tab.isCrashed,
      },
      (standing) => {
        if (tab.isCrashed) return
        if (standing.kind === 'done') told.push({ kind: 'done', receipt: standing.receipt })
        if (standing.kind === 'paid' || standing.kind === 'unpaid') told.push({ kind: standing.kind, payment })
      },
    )
    return { tab, checked: payer.check() }
  }

  const isDone = () => told.some(({ kind }) => kind === 'done')
  const decideAt = (id: string) => {
    const decision = decisions[between(random, 0, decisions.length - 1)]
    return server.ask('POST', '/demo/payment', { id, decision })
  }

  /** A random action of the customer at the bank. */
  async function atTheBank(payment: string): Promise<void> {
    for (let times = between(random, 0, 2); times > 0; times -= 1) await decideAt(payment)
    if (chance(0.2)) pass(16 * MINUTE)
    if (chance(0.6)) checking.push(payment)
    else if (chance(0.5)) openCheck(payment, true)
  }

  let starts = [openStart(), ...(chance(0.3) ? [openStart()] : [])]
  const checks: { tab: Tab }[] = []
  for (let step = between(random, 2, 8); step > 0 && !isDone(); step -= 1) {
    const one = starts[between(random, 0, starts.length - 1)]
    if (!one) break
    const deed = random()
    if (deed < 0.5) for (let presses = between(random, 1, 3); presses > 0; presses -= 1) void one.sender.submit(agreed)
    else if (deed < 0.65) one.tab.crash()
    else if (deed < 0.75) void one.sender.recheck()
    else if (deed < 0.85) await arrive(1)
    else pass(MINUTE)
    for (let turns = between(random, 0, 12); turns > 0; turns -= 1) await turn()
    for (const { tab, payment } of leaving.splice(0)) {
      tab.crash() // the page of the bank replaces the tab
      await atTheBank(payment)
    }
    for (const payment of checking.splice(0)) checks.push(openCheck(payment))
    for (let turns = between(random, 0, 12); turns > 0; turns -= 1) await turn()
    if (chance(0.2)) checks.shift()?.tab.crash()
    starts = [...starts.filter(({ tab }) => !tab.isCrashed), ...(starts.every(({ tab }) => tab.isCrashed) ? [openStart()] : [])]
  }

  // All tabs are closed, the banks have decided, and the app opens once more without faults.
  clear()
  if (chance(0.5)) await arrive()
  for (let turns = 0; turns < 60; turns += 1) await turn()
  for (const { tab } of [...starts, ...checks]) tab.crash()
  pass(20 * MINUTE)
  await turn()
  checking.length = 0
  leaving.length = 0
  const last = openStart()
  await last.began
  for (const { payment } of leaving.splice(0)) checking.push(payment) // the answer was lost: the bank reports it as expired
  for (const payment of checking.splice(0)) await openCheck(payment).checked
  await arrive()
  return { told, resting }
}

type ToPayResult = { payment: OpenPayment }

test(`${ATTEMPTS} orders that are paid, in any weather: none lost, none double, nothing told that is not so`, {
  timeout: 600_000,
}, async () => {
  let now = Date.now()
  const browsers: Browsers = new Map()
  const backend = createBackend({ browsers, latency: 0, clock: () => now })
  const bank: Bank = {
    backend,
    pass: (ms) => {
      now += ms
    },
  }
  const server = visitor(backend)
  let [cases, today]: [Case[], Day | null] = [[], null]
  const sum = { paid: 0, told: 0, unpaid: 0 }

  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const seed = `${SEED} ${attempt}`
    // A new month adds an invoice.
    if (dayOf(now) !== today) [cases, today] = [await casesAt(server), dayOf(now)]
    const one = cases[attempt % cases.length]
    if (!one) throw new Error('nothing is paid')
    await server.as(one.account)
    await server.send('POST', '/demo/reset')
    const begun = await one.standsAt(server)
    const { told, resting } = await paying(one, randomOf(seed), server, bank)
    const browser: Browser | undefined = browsers.get(server.jar.get('demo-browser') ?? '')
    if (!browser) throw new Error('nobody is there')
    const paid = (browser.events[one.account] ?? []).flatMap((event) =>
      event.kind === 'payment-decided' && event.outcome === 'paid' ? [event] : [],
    )
    const where = `seed ${seed}, ${one.order.kind}: ${JSON.stringify({ told, paid })}`
    const standsAt = await one.standsAt(server)

    expect(paid.length, `double, ${where}`).toBeLessThanOrEqual(1)
    expect(standsAt, `money, ${where}`).toBe(begun - paid.length * one.amount)
    const receipts = told.flatMap((one) => (one.kind === 'done' ? [one.receipt] : []))
    for (const receipt of receipts) expect(receipt, `told what is not so, ${where}`).toMatchObject(one.receipt(standsAt))
    if (paid.length === 1) expect(receipts.length, `lost, ${where}`).toBeGreaterThan(0)
    for (const one of told) {
      if (one.kind !== 'paid' && one.kind !== 'unpaid') continue
      const isPaid = paymentIn(browser, one.payment, now)?.status === 'paid'
      expect(isPaid, `told that it is ${one.kind}, ${where}`).toBe(one.kind === 'paid')
    }
    expect(
      [...resting.values()].some(({ sent }) => sent),
      `left behind, ${where}`,
    ).toBe(false)
    sum.paid += paid.length
    sum.told += receipts.length > 0 ? 1 : 0
    sum.unpaid += told.filter(({ kind }) => kind === 'unpaid').length
  }
  expect(sum.told).toBe(sum.paid)
  expect(sum.paid).toBeGreaterThan(ATTEMPTS / 10)
  expect(sum.unpaid).toBeGreaterThan(ATTEMPTS / 10)
})
