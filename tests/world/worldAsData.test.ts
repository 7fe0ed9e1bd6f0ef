import { describe, expect, test } from 'vitest'
import { addDays, addMonths, dayOf, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { planOf } from '#model/invoices/arrangements.ts'
import type { AutoCreditTopUp } from '#model/overview/contract.ts'
import { HandsetOrderStatus } from '#model/phones/contract/handsetOrder.ts'
import { DonorContractType, PortingRejection } from '#model/porting/contract.ts'
import type { Description, PendingChange } from '../../fixtures/accounts/account.ts'
import { accountOf, accounts } from '../../fixtures/accounts/all.ts'
import { ordinarySettings } from '../../fixtures/accounts/settings.ts'
import { type Bundle, portfolios } from '../../fixtures/catalogue/bundles.ts'
import type { Purchase } from '../../mocks/payment/paid.ts'
import { type Browser, record } from '../../mocks/server/browsers.ts'
import { withStandIns } from '../../mocks/server/madeUp.ts'
import { type Deed, type Doing, deedKinds, type Kind } from '../../mocks/world/deeds.ts'
import { between, type Random, randomOf } from '../../mocks/world/random.ts'
import { priceOf } from '../../mocks/world/sold.ts'
import { operations } from '../support/operations.ts'
import { timed } from './timed.ts'
import { quickBackend, visitor } from './visitor.ts'

const SEED = process.env.SEED ?? 'worlds'
const WORLDS = Number(process.env.WORLDS ?? 25)
const HOUR = 3_600_000
const DAY = 24 * HOUR

const oneOf = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[between(random, 0, items.length - 1)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

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

/** Random months with an invoice, oldest first. */
const monthsBefore = (random: Random, at: number): Day[] =>
  Array.from({ length: between(random, 1, 3) }, (_, ago) => addMonths(startOfMonth(dayOf(at)), -ago)).toReversed()

/** A random subscription order of a prepaid customer. */
const ordered = (random: Random): Omit<Extract<Purchase, { kind: 'switch' }>, 'kind' | 'iban'> => ({
  order: {
    binding: oneOf(random, ['month', 'year'] as const),
    bundles: { data: 'INET-10000', voice: 'MAIN-UNL', sms: false, dataCap: false },
    surcharge: {},
    promo: null,
    startNow: random() < 0.5,
    person: {
      firstName: 'Gerrit',
      lastName: 'Terpstra',
      email: 'gerrit@voorbeeld.example',
      address: { street: 'Gruttolaan', houseNumber: 1, houseNumberAddition: '', zipCode: '1234 AB', city: 'Weidestad' },
    },
    given: { salutation: 'NEUTRAL', initials: 'G.', birthDate: '1990-12-31', iban: 'NL29WADB9000000036' },
  },
  to: { period: 'monthBindingPeriod', MAIN: null, ADDON_INET: null, ADDON_SMS: null, DATA_CAP: null },
})

const orderedPhone = (random: Random, at: number, account: Description): Omit<Extract<Purchase, { kind: 'handset' }>, 'kind'> => {
  const [monthly, months] = [between(random, 0, 25) * 100, oneOf(random, [12, 24])]
  return {
    order: {
      articleCode: 'TUR-TAL-S2-128-ZWART',
      name: 'Talura S2, 128 GB',
      address: { brand: 'talura', name: 's2', spec: '128-gb-zwart' },
      initial: between(random, 0, 50_000),
      credit: monthly * months,
      monthly,
      months,
      oneOff: { connection: 0, delivery: 0, levy: 641 },
      change: {
        startsOn: addDays(dayOf(at), between(random, 0, 40)),
        ...bundlesFor(random, account),
        contractEnd: addDays(dayOf(at), 700),
        discount: null,
        surcharge: {},
        renews: true,
      },
      complete: random() < 0.3,
      refusal: random() < 0.2 ? 'CREDIT_REGISTER_REJECTED' : null,
    },
    to: { period: 'twoYearBindingPeriod', MAIN: null, ADDON_INET: null, ADDON_SMS: null, DATA_CAP: null },
  }
}

const paidFor = (random: Random, at: number, account: Description): Purchase =>
  oneOf<Purchase>(random, [
    { kind: 'top-up' },
    { kind: 'switch', iban: 'NL29WADB9000000036', ...ordered(random) },
    { kind: 'handset', ...orderedPhone(random, at, account) },
    { kind: 'invoices', months: monthsBefore(random, at) },
    { kind: 'term', number: between(random, 1, 3) },
    { kind: 'auto-top-up', setting: { type: 'BALANCE', amount: 1000, threshold: 250, dayOfMonth: null } },
  ])

const settings: readonly (AutoCreditTopUp | null)[] = [
  null,
  { type: 'BALANCE', amount: 2000, threshold: 1000, dayOfMonth: null },
  { type: 'MONTHLY', amount: 1000, threshold: null, dayOfMonth: 15 },
  { type: 'BUNDLE', amount: 75, threshold: null, dayOfMonth: null },
]

/** A random deed of each kind at a moment (ms), including ones that the app would refuse. */
const any: { readonly [K in Kind]: (random: Random, at: number, account: Description) => Extract<Doing, { kind: K }> } = {
  'bundle-change': (random, at, account) => ({
    kind: 'bundle-change',
    complete: random() < 0.3,
    change: {
      startsOn: addDays(dayOf(at), between(random, 0, 40)),
      ...bundlesFor(random, account),
      contractEnd: null,
      discount: null,
      surcharge: {},
    },
  }),
  'bundle-change-undone': () => ({ kind: 'bundle-change-undone' }),
  complete: () => ({ kind: 'complete' }),
  extra: (random, at) => ({
    kind: 'extra',
    type: oneOf(random, ['data', 'voice'] as const),
    size: 100,
    price: 300,
    until: addDays(dayOf(at), between(random, 0, 30)),
  }),
  'gift-unwrapped': (random) => ({ kind: 'gift-unwrapped', index: between(random, 0, 2) }),
  'data-cap': (random) => ({ kind: 'data-cap', on: random() < 0.5 }),
  'prepaid-bundle': (random) => ({ kind: 'prepaid-bundle', id: 'PP-DAG', days: 1, price: 75, autoExtend: random() < 0.5 }),
  mutual: (random) => ({ kind: 'mutual', price: 250, autoExtend: random() < 0.5 }),
  'auto-extend': (random) => ({
    kind: 'auto-extend',
    of: oneOf(random, ['bundle', 'mutual'] as const),
    autoExtend: random() < 0.5,
  }),
  invited: (random) => ({ kind: 'invited', phoneNumber: `06900020${between(random, 10, 29)}` }),
  'household-left': () => ({ kind: 'household-left' }),
  'outage-reported': () => ({ kind: 'outage-reported', phoneNumber: '0612345678', outage: null }),
  'outage-struck': (random) => ({ kind: 'outage-struck', hours: between(random, 1, 60), isOver: random() < 0.5 }),
  'outage-over': (_, at, { address }) => ({ kind: 'outage-over', id: `outage-${address.zipCode.slice(0, 4)}-${at}` }),
  'travel-capped': (random, at) => {
    const from = addDays(dayOf(at), between(random, -5, 20))
    return {
      kind: 'travel-capped',
      country: oneOf(random, ['TR', 'US', 'DE']),
      from,
      until: addDays(from, between(random, 0, 60)),
      amount: 1000,
    }
  },
  'travel-cap-stopped': () => ({ kind: 'travel-cap-stopped' }),
  'sim-blocked': () => ({ kind: 'sim-blocked' }),
  'sim-unblocked': () => ({ kind: 'sim-unblocked' }),
  'number-lock-on': () => ({ kind: 'number-lock-on' }),
  'number-lock-off': (random) => ({ kind: 'number-lock-off', id: oneOf(random, ['uit-1', 'uit-2']) }),
  'locked-sim-ordered': (random) => ({
    kind: 'locked-sim-ordered',
    id: oneOf(random, ['kaart-1', 'kaart-2']),
    type: oneOf(random, ['USIM', 'ESIMIOS'] as const),
    price: oneOf(random, [0, 500]),
  }),
  'locked-cancelled': (random) => ({ kind: 'locked-cancelled', id: oneOf(random, ['uit-1', 'kaart-1']) }),
  'locked-confirmed': (random) => ({ kind: 'locked-confirmed', id: oneOf(random, ['uit-1', 'kaart-1']) }),
  'stranger-ordered': () => ({ kind: 'stranger-ordered' }),
  'sim-ordered': (random, at) => ({
    kind: 'sim-ordered',
    type: oneOf(random, ['USIM', 'ESIMIOS', 'ESIMANDROID'] as const),
    price: oneOf(random, [0, 500]),
    arrives: random() < 0.5 ? null : addDays(dayOf(at), 2),
  }),
  'sim-activation': () => ({ kind: 'sim-activation' }),
  'esim-used': () => ({ kind: 'esim-used' }),
  'repair-requested': (random) => ({ kind: 'repair-requested', problem: oneOf(random, ['SCREEN', 'OTHER'] as const) }),
  'contract-accepted': () => ({ kind: 'contract-accepted' }),
  'password-chosen': () => ({ kind: 'password-chosen' }),
  terminated: (random, at) => ({
    kind: 'terminated',
    reason: 'OTHER',
    endsOn: addDays(dayOf(at), between(random, 1, 60)),
    fee: between(random, 0, 1) * 5959,
  }),
  'termination-undone': () => ({ kind: 'termination-undone' }),
  withdrawn: (random, at) => ({
    kind: 'withdrawn',
    receipt: {
      reference: `HR-26001-00${between(random, 1, 9)}`,
      kind: oneOf(random, ['subscription', 'phone', 'change'] as const),
      orderNumber: 'TU-26001-000',
      orderedOn: dayOf(at),
      email: 'iemand@voorbeeld.example',
      costs: null,
      returnBy: null,
      hasLoan: random() < 0.5,
      terms: 0,
      isOwnNumber: random() < 0.5,
      keepsUntil: null,
    },
  }),
  'payment-begun': (random, at, account) => ({
    kind: 'payment-begun',
    payment: `betaling-${between(random, 0, 2)}`,
    what: paidFor(random, at, account),
    amount: 1000,
    bank: null,
    returnUrl: 'http://localhost/',
  }),
  'payment-decided': (random, at, account) => ({
    kind: 'payment-decided',
    what: paidFor(random, at, account),
    payment: `betaling-${between(random, 0, 2)}`,
    amount: 1000,
    outcome: oneOf(random, ['paid', 'cancelled', 'failed'] as const),
    orderNumber: null,
  }),
  'bank-form': () => ({ kind: 'bank-form', iban: 'DE89370400440532013000' }),
  'bank-form-received': () => ({ kind: 'bank-form-received' }),
  'address-changed': (random, _, { address }) => ({
    kind: 'address-changed',
    address: { ...address, houseNumber: between(random, 1, 99) },
  }),
  'email-asked': () => ({ kind: 'email-asked', email: 'nieuw@voorbeeld.example', token: 'kluut' }),
  'email-confirmed': () => ({ kind: 'email-confirmed', email: 'nieuw@voorbeeld.example' }),
  'password-refused': () => ({ kind: 'password-refused' }),
  'profile-saved': (random) => ({
    kind: 'profile-saved',
    avatarId: oneOf(random, ['plane', 'custom', ''] as const),
    nickName: '',
  }),
  'picture-saved': (random) => ({ kind: 'picture-saved', base64: random() < 0.5 ? 'AAAA' : null }),
  'switch-ordered': (random) => ({ kind: 'switch-ordered', ...ordered(random) }),
  'switch-undone': () => ({ kind: 'switch-undone' }),
  'newest-prices': () => ({ kind: 'newest-prices' }),
  'handset-asked': (random) => ({
    kind: 'handset-asked',
    flow: `bestelling-${between(random, 0, 2)}`,
    articleCode: 'TUR-TAL-S2-128-ZWART',
    salesPrice: 54_900,
    discount: 0,
    monthly: 1000,
    oneOff: { connection: 0, delivery: 0, levy: 641 },
    campaignIDs: ['INET-10000.twoYears.650'],
    complete: false,
    payment: { bank: null, returnUrl: 'http://localhost/' },
    refusal: null,
  }),
  'handset-code-sent': () => ({ kind: 'handset-code-sent' }),
  'handset-confirmed': () => ({ kind: 'handset-confirmed' }),
  'handset-ordered': (random, at, account) => ({ kind: 'handset-ordered', ...orderedPhone(random, at, account) }),
  'code-redeemed': () => ({ kind: 'code-redeemed', code: '2000000000000014', amount: 1000 }),
  'code-refused': () => ({ kind: 'code-refused' }),
  'porting-asked': (random, at) => ({
    kind: 'porting-asked',
    request: {
      number: `06900010${between(random, 10, 99)}`,
      provider: 'Belmaat',
      contractType: oneOf(random, DonorContractType.options),
      customerNumber: null,
      moment: 'WISH_DATE',
      wishDate: addDays(dayOf(at), between(random, 0, 60)),
    },
  }),
  'porting-code-sent': () => ({ kind: 'porting-code-sent' }),
  'porting-confirmed': () => ({ kind: 'porting-confirmed' }),
  'porting-cancelled': () => ({ kind: 'porting-cancelled' }),
  'number-rejected': (random) => ({ kind: 'number-rejected', code: oneOf(random, PortingRejection.options) }),
  'number-stopped': () => ({ kind: 'number-stopped' }),
  'auto-top-up': (random) => ({ kind: 'auto-top-up', setting: oneOf(random, settings) }),
  'vat-shown': (random) => ({ kind: 'vat-shown', on: random() < 0.5 }),
  'advertising-chosen': (random) => ({
    kind: 'advertising-chosen',
    choice: { ...ordinarySettings.advertising, news: random() < 0.5 },
  }),
  'privacy-chosen': (random) => ({
    kind: 'privacy-chosen',
    choice: {
      level: oneOf(random, ['none', 'analysis', 'personal']),
      numberDirectory: random() < 0.5,
      showNumber: random() < 0.5,
    },
  }),
  'others-hidden': (random) => ({ kind: 'others-hidden', on: random() < 0.5 }),
  'network-switched': (random) => ({
    kind: 'network-switched',
    setting: oneOf(random, ['roaming', 'adult', 'callForwarding']),
    on: random() < 0.5,
    forwardTo: '0201234567',
  }),
  'data-requested': () => ({ kind: 'data-requested' }),
  'popup-answered': () => ({ kind: 'popup-answered', answer: 'yes' }),
  'mfa-changed': (random) => ({ kind: 'mfa-changed', method: oneOf(random, ['SMS', 'EMAIL', null]) }),
  'number-approved': (random, at) => ({ kind: 'number-approved', on: addDays(dayOf(at), between(random, 0, 9)) }),
  'number-leaves': () => ({ kind: 'number-leaves' }),
  'phone-delivered': () => ({ kind: 'phone-delivered' }),
  'handset-returned': () => ({ kind: 'handset-returned' }),
  'phone-status': (random) => ({ kind: 'phone-status', status: oneOf(random, HandsetOrderStatus.options) }),
  'sim-active': () => ({ kind: 'sim-active' }),
  'invoice-paid': () => ({ kind: 'invoice-paid' }),
  'invoice-credited': () => ({ kind: 'invoice-credited', amount: 10 }),
  'term-sent': (random) => ({ kind: 'term-sent', number: between(random, 1, 3) }),
  'terms-paid': () => ({ kind: 'terms-paid' }),
  'term-missed': () => ({ kind: 'term-missed' }),
  'arrangement-begun': (random, at) => {
    const months = monthsBefore(random, at)
    const amounts = months.map(() => 1250)
    return { kind: 'arrangement-begun', months, amounts, terms: planOf(1250 * months.length, 2, addDays(dayOf(at), 7)) }
  },
  'gift-arrived': (random, at) => ({
    kind: 'gift-arrived',
    type: 'data',
    size: 500,
    until: addDays(dayOf(at), between(random, 0, 60)),
  }),
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

/** A customer whose clock moves back and forth between random deeds. */
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
      if (random() < 0.8) record(state(), number, any[oneOf(random, deedKinds)](random, at, account), at)
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

describe('as one document (/demo/state)', () => {
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
      // No deed is lost, in this browser nothing changed, and the values of a stand-in are the only difference.
      const kinds = (deeds: unknown) => Object(deeds)[account.number]?.map(({ kind, at }: Deed) => [kind, at])
      expect(kinds(document.deeds), name).toEqual(kinds(state().deeds))
      state().deeds = Object.fromEntries(
        Object.entries(state().deeds).map(([number, deeds]) => [number, deeds.map((deed) => withStandIns(deed, Number(number)))]),
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
      const deeds = Array.from({ length: between(random, 0, 20) }, () => {
        const moment = at()
        return { ...any[oneOf(random, deedKinds)](random, moment, account), at: moment }
      })
      const { status } = await browser.ask('PUT', '/demo/state', {
        version: 1,
        account: account.number,
        now: '2027-03-01T12:00:00.000Z',
        world: {},
        orders: [],
        deeds: { [account.number]: deeds },
      })
      expect([200, 400], `SEED=${SEED} document ${nth}`).toContain(status)
      expect((await browser.ask('GET', '/demo/world')).status).toBe(200)
    }
  })

  test('a deed of any kind: it is in the document, and another browser takes it', async () => {
    const { backend, browsers } = timed()
    const browser = visitor(backend)
    await browser.as(1)
    const [state] = [...browsers.values()]
    const random = randomOf('each kind')
    const account = accounts[0]
    if (!state || !account) throw new Error('nobody is there')
    for (const kind of deedKinds) {
      state.deeds = {}
      record(state, 1, any[kind](random, Date.now(), account), Date.now())
      const { body: document } = await browser.ask('GET', '/demo/state')
      expect(Object(document.deeds)[1]?.map((deed: Deed) => deed.kind)).toEqual([kind])
      const { status, body } = await visitor(backend).ask('PUT', '/demo/state', document)
      expect([status, kind, body.message]).toEqual([200, kind, undefined])
    }
  })
})
