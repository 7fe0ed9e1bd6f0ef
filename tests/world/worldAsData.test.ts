import { describe, expect, test } from 'vitest'
import { addDays, addMonths, dayOf, startOfMonth } from '#kit/dates.ts'
import { Day } from '#kit/parts.ts'
import { Composition } from '#model/bundles/contract/bundleOptions.ts'
import type { Description, PendingChange } from '../../fixtures/accounts/account.ts'
import { accountOf, accounts } from '../../fixtures/accounts/all.ts'
import { type Bundle, portfolios } from '../../fixtures/catalogue/bundles.ts'
import { InvoiceMonths } from '../../mocks/payment/events.ts'
import { type Browser, record } from '../../mocks/server/browsers.ts'
import { standIns, withStandIns } from '../../mocks/server/madeUp.ts'
import {
  BundleChange,
  Iban,
  Id,
  MobileNumber,
  PhoneNumber,
  PhonePurchase,
  ShortAddress,
  SubscriptionOrder,
} from '../../mocks/world/eventParts.ts'
import { type NewEvent, newEventOf, type WorldEvent, type WorldEventKind, worldEventKinds } from '../../mocks/world/events.ts'
import { between, type Random, randomOf } from '../../mocks/world/random.ts'
import { priceOf } from '../../mocks/world/sold.ts'
import { arbitrary, type Made, oneOf } from '../support/arbitrary.ts'
import { operations } from '../support/operations.ts'
import { timed } from './timed.ts'
import { quickBackend, visitor } from './visitor.ts'

const SEED = process.env.SEED ?? 'worlds'
const WORLDS = Number(process.env.WORLDS ?? 25)
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Random bundles with a binding for this customer. */
function bundlesFor(random: Random, account: Description): Pick<PendingChange, 'binding' | 'bundles'> {
  const { data, voice } = portfolios[account.type === 'Postpaid' ? account.portfolio : 'base']
  const binding = oneOf(random, ['month', 'year', 'twoYears'] as const)
  const one = (bundles: readonly Bundle[]) =>
    oneOf(
      random,
      bundles.filter((bundle) => priceOf(bundle, binding) !== null),
    ).id
  return { binding, bundles: { data: one(data), voice: one(voice), sms: false, dataCap: random() < 0.5 } }
}

/** A random event at a moment (ms), also one that the app would refuse, with values that can occur together. */
function any(kind: WorldEventKind, random: Random, at: number, account: Description): NewEvent {
  const day = (from: number, until: number) => addDays(dayOf(at), between(random, from, until))
  const sold = () => ({ surcharge: {}, ...bundlesFor(random, account) })
  const change = (): PendingChange => ({ startsOn: day(0, 40), contractEnd: null, discount: null, ...sold() })
  const made: Made = new Map<unknown, () => unknown>([
    [Day, () => day(0, 60)],
    [Id, () => oneOf(random, ['uit-1', 'kaart-1', 'kaart-2', 'betaling-1', 'betaling-2'])],
    [Iban, () => oneOf(random, ['NL29WADB9000000036', 'DE89370400440532013000'])],
    [
      InvoiceMonths,
      () => Array.from({ length: between(random, 1, 3) }, (_, ago) => addMonths(startOfMonth(dayOf(at)), -ago)).toReversed(),
    ],
    [ShortAddress, () => ({ ...account.address, houseNumber: between(random, 1, 99) })],
    [Composition, () => ({ period: 'monthBindingPeriod', MAIN: null, ADDON_INET: null, ADDON_SMS: null, DATA_CAP: null })],
    [BundleChange, change],
    [
      SubscriptionOrder,
      () => ({
        ...sold(),
        promo: null,
        startNow: random() < 0.5,
        person: { firstName: 'Gerrit', lastName: 'Terpstra', email: 'gerrit@voorbeeld.example', address: account.address },
        given: { salutation: 'NEUTRAL', initials: 'G.', birthDate: '1990-12-31', iban: 'NL29WADB9000000036' },
      }),
    ],
    [
      PhonePurchase,
      () => {
        const [monthly, months] = [between(random, 0, 25) * 100, oneOf(random, [12, 24])]
        return {
          articleCode: 'TUR-TAL-S2-128-ZWART',
          name: 'Talura S2, 128 GB',
          address: { brand: 'talura', name: 's2', spec: '128-gb-zwart' },
          initial: between(random, 0, 50_000),
          credit: monthly * months,
          monthly,
          months,
          oneOff: { connection: 0, delivery: 0, levy: 641 },
          change: { ...change(), renews: true },
          complete: random() < 0.3,
          refusal: random() < 0.2 ? 'CREDIT_REGISTER_REJECTED' : null,
        }
      },
    ],
  ])
  return arbitrary(newEventOf(kind), random, made) as NewEvent
}

/** The reads without input for this customer. */
const reads = [...operations.values()].filter(({ operation }) => operation.verb === 'get').map(({ operation }) => operation.name)

async function allAnswers(browser: ReturnType<typeof visitor>) {
  const told: Record<string, unknown> = {}
  for (const name of reads) {
    const { status, body } = await browser.read(name)
    expect(status, name).toBeLessThan(500)
    told[name] = { status, body }
  }
  return { ...told, messages: (await browser.ask('GET', '/demo/messages')).body }
}

/** A customer whose clock moves back and forth between random events. */
async function living(random: Random, account: Description) {
  const { number } = account
  const { backend, browsers } = timed()
  const browser = visitor(backend)
  await browser.as(number)
  const begun = Date.now()
  const state = (): Browser => {
    const [known] = [...browsers.values()]
    if (!known) throw new Error('nobody is there')
    return known
  }
  return {
    browser,
    backend,
    state,
    async step() {
      const at = begun + between(random, -20, 70) * DAY + between(random, 0, 23) * HOUR
      await browser.turn({ clock: at - begun })
      if (random() < 0.8) record(state(), number, any(oneOf(random, worldEventKinds), random, at, account), at)
      else await browser.write('topupPostpaidBundle', { id: 'EXTRA-VOICE', price: 500 })
    },
    /** Writes the world to JSON and reads it back. */
    rest: () => browsers.set(state().id, JSON.parse(JSON.stringify(state()))),
  }
}

describe('the state of a browser is data', () => {
  test(`${WORLDS} worlds: written down and read again, everything answers the same`, { timeout: 120_000 }, async () => {
    for (let world = 0; world < WORLDS; world += 1) {
      const random = randomOf(SEED, world)
      const account = oneOf(random, accounts)
      const { browser, step, rest } = await living(random, account)
      for (let steps = between(random, 1, 8); steps > 0; steps -= 1) await step()
      const before = await allAnswers(browser)
      rest()
      expect(await allAnswers(browser), `SEED=${SEED} world ${world}, account ${account.number}`).toEqual(before)
    }
  })

  test('what a moment is like does not hang on where the clock was in between', { timeout: 120_000 }, async () => {
    for (let world = 0; world < WORLDS; world += 1) {
      const random = randomOf(SEED, 'clock', world)
      const account = oneOf(random, accounts)
      const { browser, step } = await living(random, account)
      for (let steps = between(random, 1, 8); steps > 0; steps -= 1) await step()
      const [one, other] = [between(random, -20, 70) * DAY, between(random, -20, 70) * DAY]
      await browser.turn({ clock: one })
      const first = await allAnswers(browser)
      await browser.turn({ clock: other })
      await allAnswers(browser)
      await browser.turn({ clock: one })
      expect(await allAnswers(browser), `SEED=${SEED} world ${world}, account ${account.number}`).toEqual(first)
    }
  })

  test('credit is never spent twice, in whatever order the clock makes it', async () => {
    const customer = accountOf(30)
    if (!customer) throw new Error('the account is missing')
    for (let world = 0; world < WORLDS; world += 1) {
      const random = randomOf(SEED, 'credit', world)
      const { browser, state } = await living(random, customer)
      const begun = Date.now()
      for (let buys = 0; buys < 12; buys += 1) {
        const at = begun + between(random, -5, 5) * DAY
        record(state(), 30, { kind: 'prepaid-bundle', id: 'PP-XS', days: 30, price: 400, autoExtend: random() < 0.5 }, at)
      }
      await browser.turn({ clock: between(random, -5, 90) * DAY })
      const overview: { balance?: number } = Object((await browser.read('prepaidOverview')).body.result)
      expect(overview.balance).toBeGreaterThanOrEqual(0)
    }
  })
})

test('what has not happened yet has not happened: the clock goes back, and on again', async () => {
  const { backend } = timed()
  const browser = visitor(backend)
  await browser.as(2)
  const dataCap = async () => Object((await browser.read('getNetworkSettings')).body.result).dataCap
  await browser.turn({ clock: 10 * DAY })
  await browser.write('updateNetworkSettings', { dataCap: true, price: 100 })
  expect(await dataCap()).toEqual({ active: true })
  await browser.turn({ clock: null })
  expect(await dataCap()).toEqual({ active: false })
  await browser.turn({ clock: 11 * DAY })
  expect(await dataCap()).toEqual({ active: true })
})

/** Events whose text is a code or an article of the demo. */
const ownWords: readonly WorldEventKind[] = ['code-redeemed', 'phone-asked', 'phone-ordered']

describe('as one document (/demo/state)', () => {
  test('an event: when it has something that a person may type, then it has a stand-in', () => {
    const isFree = ({ kind, type }: { kind: string; type: string }) => kind === 'schema' || type === 'max_length'
    const isTyped = (schema: unknown): boolean => {
      if (typeof schema !== 'object' || schema === null) return false
      const { type, pipe = [], entries, item, wrapped, options = [] }: Record<string, unknown> = { ...schema }
      if (type === 'string')
        return (
          [PhoneNumber, MobileNumber, Iban].includes(schema as never) ||
          (schema !== Id && Array.from(Object(pipe)).every((step) => isFree(Object(step))))
        )
      return [...Object.values(Object(entries)), item, wrapped, ...Array.from(Object(options))].some(isTyped)
    }
    const typed = worldEventKinds.filter((kind) => isTyped(newEventOf(kind)) && !(kind in standIns))
    expect(typed).toEqual(ownWords)
  })

  test(`${WORLDS} random worlds: taken over by another browser, everything answers the same`, { timeout: 60_000 }, async () => {
    for (let nth = 0; nth < WORLDS; nth += 1) {
      const random = randomOf(SEED, 'state', nth)
      const account = oneOf(random, accounts)
      const { browser, step, state, backend } = await living(random, account)
      for (let steps = between(random, 1, 8); steps > 0; steps -= 1) await step()
      const { body: document } = await browser.ask('GET', '/demo/state')
      const other = visitor(backend)
      const taken = await other.ask('PUT', '/demo/state', document)
      const name = `SEED=${SEED} world ${nth}, account ${account.number}`
      expect(taken.status, `${name}: ${taken.body.message}`).toBe(200)
      // No event is lost, in this browser nothing changed, and the values of a stand-in are the only difference.
      const isShared = ({ kind }: WorldEvent) => kind !== 'push-set' && kind !== 'push-ended'
      const kinds = (events: unknown) =>
        Object(events)
          [account.number]?.filter(isShared)
          .map(({ kind, at }: WorldEvent) => [kind, at])
      expect(JSON.stringify(document.events), name).not.toContain('push-')
      expect(kinds(document.events), name).toEqual(kinds(state().events))
      state().events = Object.fromEntries(
        Object.entries(state().events).map(([number, events]) => [
          number,
          events.filter(isShared).map((event) => withStandIns(event, Number(number))),
        ]),
      )
      // The session differs, and messages and sign-ins stay with the browser in which they were.
      const answers = async (from: typeof other) => ({
        ...(await allAnswers(from)),
        read: null,
        messages: null,
        getSecurityLog: null,
        getSessions: null,
      })
      expect(await answers(other), name).toEqual(await answers(browser))
    }
  })

  test('made up at random, of the right shapes: taken or refused, and never more than that', { timeout: 60_000 }, async () => {
    const random = randomOf(SEED, 'made up')
    const browser = visitor(quickBackend())
    for (let nth = 0; nth < 100; nth += 1) {
      const account = oneOf(random, accounts)
      const at = () => Date.UTC(2027, 2) + between(random, -500, 500) * DAY
      const events = Array.from({ length: between(random, 0, 20) }, () => {
        const moment = at()
        return { ...any(oneOf(random, worldEventKinds), random, moment, account), at: moment }
      })
      const { status } = await browser.ask('PUT', '/demo/state', {
        version: 2,
        account: account.number,
        now: '2027-03-01T12:00:00.000Z',
        world: {},
        orders: [],
        events: { [account.number]: events },
      })
      expect([200, 400], `SEED=${SEED} document ${nth}`).toContain(status)
      expect((await browser.ask('GET', '/demo/world')).status).toBe(200)
    }
  })

  test('an event of any kind: it is in the document, and another browser takes it', async () => {
    const { backend, browsers } = timed()
    const browser = visitor(backend)
    await browser.as(1)
    const [state] = [...browsers.values()]
    const random = randomOf('each kind')
    const account = accounts[0]
    if (!state || !account) throw new Error('nobody is there')
    for (const kind of worldEventKinds.filter((one) => !one.startsWith('push-'))) {
      state.events = {}
      record(state, 1, any(kind, random, Date.now(), account), Date.now())
      const { body: document } = await browser.ask('GET', '/demo/state')
      expect(Object(document.events)[1]?.map((event: WorldEvent) => event.kind)).toEqual([kind])
      const { status, body } = await visitor(backend).ask('PUT', '/demo/state', document)
      expect([status, kind, body.message]).toEqual([200, kind, undefined])
    }
  })
})
