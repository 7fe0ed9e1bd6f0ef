import { expect, test } from 'vitest'
import { addDays, dayOf, momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { sumOf } from '#kit/words/money.ts'
import { getPostpaidTopupBundles, topupPostpaidBundle } from '#model/bundles/contract/topup.ts'
import { getInvoice, getInvoices, type InvoiceLine } from '#model/invoices/contract/invoices.ts'
import { getPayments } from '#model/invoices/contract/paymentHistory.ts'
import { type Overview, postpaidOverview, prepaidOverview } from '#model/overview/contract.ts'
import { settingsChangeSimcardBlock } from '#model/sim/contract/sim.ts'
import { getUsage } from '#model/usage/contract.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { between, type Random, randomOf } from '../../mocks/world/random.ts'
import { type Customer, chance, customerOf, oneOf } from '../law/law.ts'
import { isToCome, MAY_BE_PAST } from '../walks/moment.ts'

/**
 * The world follows the clock. A past day never changes, usage only grows, a promise keeps its day and is fulfilled on the day after, and
 * the next invoice is the predicted one plus the usage since.
 */

const ROUNDS = Number(process.env.LAW_TIMES ?? 1)
const STEPS = Number(process.env.LAW_LOOKS ?? 12)
const SEED = Number(process.env.LAW_SEED ?? 1)

const OUTSIDE = ['data', 'voice', 'sms', 'abroad', 'service']
const isOutside = ({ kind }: InvoiceLine): boolean => OUTSIDE.includes(kind)

const isPrepaid = (customer: Customer) => accounts.find(({ number }) => number === customer.number)?.type === 'Prepaid'
const overviewOf = async (customer: Customer): Promise<Overview> =>
  customer.read(isPrepaid(customer) ? prepaidOverview : postpaidOverview)

/** All facts about past days, each under its own name. */
async function pastOf(customer: Customer): Promise<Map<string, unknown>> {
  const told = new Map<string, unknown>()
  const today = customer.today()
  const { periods } = await customer.read(getUsage, {})
  for (const { id } of periods.slice(0, 4)) {
    const { data, events } = await customer.read(getUsage, { period: id, events: true })
    for (const { day, costs: _, ...used } of data.days) if (day < today) told.set(`internet of ${id}, ${day}`, used)
    const calls = (events ?? []).filter(([at]) => dayOf(at * 1000) < addDays(today, -1))
    for (const [at, kind, number, seconds] of calls) told.set(`call of ${id} at ${at} to ${number}`, [kind, seconds])
  }
  if (isPrepaid(customer)) {
    const { payments } = await customer.read(getPayments)
    for (const { id, at, amount, kind } of payments.filter(({ at }) => Date.parse(at) < momentOf(today)))
      told.set(`payment ${id}`, [at, kind, amount])
    return told
  }
  const { invoices } = await customer.read(getInvoices)
  for (const { id, number, date, amount } of invoices.slice(0, 4)) {
    const invoice = await customer.read(getInvoice, { id })
    told.set(`invoice ${number}`, { date, amount, lines: invoice?.lines })
  }
  return told
}

/** The promised days on the overview, by event. */
function promisesOf({ fixMeBarItems, fixMeTiles, tiles }: Overview): Map<string, Day> {
  const promised = new Map<string, Day>()
  for (const item of [...fixMeBarItems, ...fixMeTiles, ...tiles.filter(isToCome)]) {
    const date = 'date' in item ? item.date : undefined
    const { templateType: what } = item
    if (typeof date === 'string' && what !== null && what !== 'inactive') promised.set(what, date)
  }
  return promised
}

/** Days that are no promise, or may move. */
const MOVES = [...MAY_BE_PAST, 'extensionLacking', 'mutualLacking']

type Next = { month: string | null; date: Day; amount: number; lines: readonly InvoiceLine[] }

/** The predicted next invoice; null without one. */
async function nextOf(customer: Customer): Promise<Next | null> {
  if (isPrepaid(customer)) return null
  const { next } = await customer.read(getInvoices)
  return next
}

/** A random action that changes future usage only. False when it was refused. */
async function does(customer: Customer, random: Random): Promise<boolean> {
  const deeds = [
    () => customer.write(settingsChangeSimcardBlock, { blocked: true, reason: 'LOST' }),
    () => customer.write(settingsChangeSimcardBlock, { blocked: false }),
    async () => {
      const [offer] = await customer.read(getPostpaidTopupBundles)
      if (!offer) throw new Error('Nothing is sold')
      return customer.write(topupPostpaidBundle, { id: offer.id, price: offer.price })
    },
  ]
  return oneOf(random, deeds)().then(
    () => true,
    () => false,
  )
}

test.each(accounts)('account $number: time goes one way', { timeout: 600_000 }, async ({ number }) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const random = randomOf('time', number, SEED + round)
    const customer = await customerOf(number, addDays('2026-12-01', between(random, 0, 730)))
    let past = await pastOf(customer)
    let promised = promisesOf(await overviewOf(customer))
    let next = await nextOf(customer)
    for (let step = 0; step < STEPS; step += 1) {
      const before = customer.today()
      const used = await customer.read(getUsage, {})
      const today = addDays(before, chance(random, 0.5) ? 1 : between(random, 2, 20))
      await customer.turnTo(today)
      const where = `LAW_SEED=${SEED + round}: account ${number}, ${before} seen on ${today}`

      const later = await pastOf(customer)
      for (const [name, was] of past) if (later.has(name)) expect(later.get(name), `${where}: ${name}`).toEqual(was)

      const same = await customer.read(getUsage, { period: used.period.id }).catch(() => null)
      if (same) {
        expect(same.data.used, `${where}: MB of ${used.period.id}`).toBeGreaterThanOrEqual(used.data.used)
        expect(same.voice.used, `${where}: minutes of ${used.period.id}`).toBeGreaterThanOrEqual(used.voice.used)
      }

      const now = promisesOf(await overviewOf(customer))
      for (const [what, day] of now)
        if (!MOVES.includes(what)) expect(day >= today, `${where}: ${what} on ${day} is still promised`).toBe(true)
      for (const [what, day] of promised)
        if (!MOVES.includes(what) && day >= today && now.has(what))
          expect(now.get(what), `${where}: ${what} was promised`).toBe(day)

      if (next && next.date <= today) {
        const { invoices } = await customer.read(getInvoices)
        const made = invoices.find(({ month }) => month === next?.month)
        const lines = (made && (await customer.read(getInvoice, { id: made.id }))?.lines) ?? []
        const fixed = (all: readonly InvoiceLine[]) =>
          all.filter((line) => !isOutside(line) && line.kind !== 'balanceFromPrepaid')
        expect(fixed(lines), `${where}: the invoice of ${next.date}`).toEqual(fixed(next.lines))
        expect(sumOf(lines.filter(isOutside)), `${where}: outside, on ${next.date}`).toBeGreaterThanOrEqual(
          sumOf(next.lines.filter(isOutside)),
        )
      }

      const isDone = chance(random, 0.3) && (await does(customer, random))
      past = isDone ? await pastOf(customer) : later
      expect(past.size, where).toBe(later.size)
      promised = isDone ? promisesOf(await overviewOf(customer)) : now
      next = await nextOf(customer)
    }
  }
})

test.each(accounts)('account $number: a day is the same in the morning and at night', async ({ number }) => {
  const random = randomOf('day', number, SEED)
  const day = addDays('2026-12-01', between(random, 0, 730))
  const customer = await customerOf(number, day)
  await customer.turnTo(addDays(day, between(random, 1, 40)))
  const told = async () => {
    const { updatedAt: _, ...overview } = await overviewOf(customer)
    const { updatedAt: __, ...usage } = await customer.read(getUsage, { events: true })
    return { overview, usage }
  }
  await customer.turn({ clock: `${customer.today()}T08:10:00+01:00` })
  const morning = await told()
  await customer.turn({ clock: `${customer.today()}T22:50:00+01:00` })
  expect(await told()).toEqual(morning)
})
