import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { dayOf, hourOf } from '#kit/dates.ts'
import { Usage } from '#model/usage/contract.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { timed } from '../world/timed.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

const DAY = 86_400_000

async function signedIn(account: number, clock?: string) {
  const browser = visitor(quickBackend())
  if (clock) await browser.turn({ clock })
  await browser.as(account)
  return browser
}

test('GET /demo/accounts lists all accounts', async () => {
  const list: unknown = (await visitor(quickBackend()).ask('GET', '/demo/accounts')).body
  expect(list).toHaveLength(accounts.length)
  expect(list).toContainEqual({
    type: 'Prepaid',
    number: 30,
    title: 'Laag beltegoed',
    name: 'Thijs Verbeek',
    phoneNumber: '0690000030',
    password: 'steltloper-26',
    shows: ['/', '/beltegoed-opwaarderen', '/instellingen/beltegoed', '/betalingen'],
    showsText: 'Laat zien: beltegoed dat bijna op is, en opwaarderen.',
  })
})

test('POST /demo/login answers like a login, and refuses what is no account', async () => {
  const browser = visitor(quickBackend())
  expect((await browser.as(30)).body).toMatchObject({ result: { customerNumber: '4100030', session: { prepaid: true } } })
  expect((await browser.read('getUser')).body.result).toMatchObject({ firstName: 'Thijs' })
  for (const account of [0, accounts.length + 1, '1', null])
    expect((await browser.ask('POST', '/demo/login', { account })).status).toBe(400)
})

test('GET /demo/world', async () => {
  const browser = visitor(quickBackend())
  expect((await browser.ask('GET', '/demo/world')).body).toMatchObject({
    account: null,
    signedIn: false,
    latency: null,
    faults: {},
    clock: 0,
    events: null,
    patch: null,
    today: dayOf(Date.now()),
  })
  await browser.as(7)
  const { body } = await browser.ask('GET', '/demo/world')
  expect(body).toMatchObject({ account: 7, signedIn: true })
  expect(body.operations).toEqual(
    expect.arrayContaining(['getUser', 'getUsage', 'postpaidOverview', 'prepaidOverview', 'getUsPs']),
  )
})

describe('PUT /demo/world', () => {
  test('changes what is named and leaves the rest', async () => {
    const browser = await signedIn(1)
    await browser.turn({ latency: 5 })
    await browser.turn({ faults: { getUser: '500' } })
    const { body } = await browser.turn({ faults: { getUsage: { fault: 'html', times: 3 } } })
    expect(body).toMatchObject({ latency: 5, faults: { getUser: '500', getUsage: { fault: 'html', times: 3 } } })
    expect((await browser.turn({ faults: null })).body).toMatchObject({ latency: 5, faults: {} })
  })

  test.each([
    [{ latncy: 0 }, 'latncy'],
    [{ latency: -1 }, 'latency'],
    [{ line: 0 }, 'line'],
    [{ faults: { getUser: 'explode' } }, 'faults.getUser: Unknown fault'],
    [{ faults: { getNothing: '500' } }, 'Unknown call'],
    [{ faults: { getUser: { fault: '500', time: 1 } } }, 'faults.getUser'],
    [{ clock: 'morgen' }, 'clock'],
    [{ clock: '2027-02-31T25:00' }, 'clock'],
    [{ clock: '9999-12-31' }, 'clock'],
    [{ clock: '+275760-09-13T00:00:00Z' }, 'clock'],
    [{ clock: '0001-01-01' }, 'clock'],
    [{ clock: '-000001-01-01T00:00:00Z' }, 'clock'],
    [{ clock: Number.MAX_SAFE_INTEGER }, 'clock'],
    [{ clock: Number.MIN_SAFE_INTEGER }, 'clock'],
    [{ clock: 8.64e15 }, 'clock'],
    [{ clock: 1e308 }, 'clock'],
    [{ events: 1.5 }, 'events'],
    [{ patch: { usage: {} } }, 'patch'],
  ])('refuses %o with a message that says why', async (change, reason) => {
    const browser = await signedIn(1)
    const { status, body } = await browser.turn(change)
    expect(status).toBe(400)
    expect(body.message).toContain(reason)
    expect((await browser.ask('GET', '/demo/world')).body).toMatchObject({
      latency: null,
      faults: {},
      clock: 0,
      events: null,
      patch: null,
    })
  })

  test('clock: so many ms, with a cookie for the page', async () => {
    const browser = await signedIn(1)
    const { body } = await browser.turn({ clock: DAY })
    expect(body).toMatchObject({ clock: DAY, today: dayOf(Date.now() + DAY) })
    expect(browser.jar.get('demo-clock')).toBe(String(DAY))
    await browser.turn({ clock: null })
    expect(browser.jar.has('demo-clock')).toBe(false)
  })

  test.each(['2027-02-28', '2027-03-28', '2026-10-25', '2028-02-29'])('clock: the day %s, at this time of day', async (day) => {
    const browser = await signedIn(1)
    const { body } = await browser.turn({ clock: day })
    expect(body.today).toBe(day)
    // on the day with the skipped hour, that hour is one later
    const apart = Math.abs(hourOf(Date.parse(String(body.now))) - hourOf(Date.now()))
    expect(apart).toBeLessThanOrEqual(1)
  })

  test('clock: the world moves along, the session stays', async () => {
    const browser = await signedIn(1, '2026-11-20T12:00:00+01:00')
    await browser.turn({ clock: '2027-02-28T12:00:00+01:00' })
    const { body } = await browser.read('postpaidOverview')
    expect(body.result).toMatchObject({ dataBundle: { from: '2027-02-01', until: '2027-02-28' } })
    expect(body.result).toMatchObject({ updatedAt: expect.stringMatching(/^2027-02-28T1[01]:/) })
  })

  test.each([10, 10_000])('events: exactly %i in the current period, and the tile says the same', async (count) => {
    const browser = await signedIn(1)
    await browser.turn({ events: count })
    const { body } = await browser.read('getUsage', { events: true })
    const overview = await browser.read('postpaidOverview')
    const usage = v.parse(Usage, body.result)
    expect(usage.events).toHaveLength(count)
    expect(overview.body.result).toMatchObject({ voiceSmsBundle: { used: usage.voice.used, smsUsed: usage.voice.smsUsed } })
    const again = v.parse(Usage, (await browser.read('getUsage', { events: true })).body.result)
    expect(again.events).toEqual(usage.events)
  })

  test('patch: laid over the overview, field by field', async () => {
    const browser = await signedIn(1)
    await browser.turn({
      patch: { overview: { dataBundle: { isInfiniteBundle: true, size: 0 }, tiles: [{ templateType: 'nieuw' }], dataCap: null } },
    })
    expect((await browser.read('postpaidOverview')).body.result).toMatchObject({
      dataBundle: { isInfiniteBundle: true, size: 0, used: 4200 },
      tiles: [{ templateType: 'nieuw' }],
      dataCap: null,
      balance: null,
    })
    await browser.turn({ patch: null })
    expect((await browser.read('postpaidOverview')).body.result).toMatchObject({
      dataBundle: { size: 10_000 },
      dataCap: { active: false },
    })
  })

  test('what was asked for stays after signing in as somebody else, and after signing out', async () => {
    const browser = await signedIn(1)
    await browser.turn({ clock: DAY, faults: { getUsage: '500' } })
    await browser.as(2)
    expect((await browser.read('getUsage')).status).toBe(500)
    await browser.ask('POST', '/auth/logout')
    expect((await browser.ask('GET', '/demo/world')).body).toMatchObject({
      account: null,
      clock: DAY,
      faults: { getUsage: '500' },
    })
  })
})

test('POST /demo/reset puts everything back, and leaves the customer signed in', async () => {
  const browser = await signedIn(2)
  await browser.turn({ latency: 1, clock: DAY, events: 10, faults: { '*': '500' }, patch: { overview: { balance: 1 } } })
  expect((await browser.ask('POST', '/demo/reset')).body).toMatchObject({
    account: 2,
    signedIn: true,
    latency: null,
    clock: 0,
    events: null,
    faults: {},
    patch: null,
  })
  expect(browser.jar.has('demo-clock')).toBe(false)
  expect((await browser.read('postpaidOverview')).body.result).toMatchObject({
    voiceSmsBundle: { used: 134, smsUsed: 41 },
    balance: null,
  })
})

test('anything else under /demo is not there', async () => {
  const browser = visitor(quickBackend())
  expect((await browser.ask('GET', '/demo/nothing')).status).toBe(404)
  expect((await browser.ask('DELETE', '/demo/world')).status).toBe(404)
})

describe('something happens', () => {
  test('to whoever is signed in, at the moment of the clock', async () => {
    const browser = visitor(quickBackend())
    expect((await browser.ask('POST', '/demo/happen', { kind: 'phone-delivered' })).status).toBe(401)
    await browser.as(1)
    const gifts = async () => Object((await browser.read('postpaidOverview')).body.result).giftBundles
    const gift = { type: 'data', size: 500, until: '2099-12-31' }
    await browser.turn({ clock: 86_400_000 })
    expect((await browser.ask('POST', '/demo/happen', { kind: 'gift-arrived', ...gift })).status).toBe(200)
    expect(await gifts()).toEqual([expect.objectContaining({ ...gift, eligible: true })])
    await browser.turn({ clock: null })
    expect(await gifts()).toEqual([])
  })

  test.each([{}, { kind: 'bundle-change' }, { kind: 'gift-arrived' }, { kind: '__proto__' }, { kind: 'sim-active', at: 0 }])(
    'not %j',
    async (event) => {
      const browser = visitor(quickBackend())
      await browser.as(1)
      expect((await browser.ask('POST', '/demo/happen', event)).status).toBe(400)
    },
  )
})

test('a state under a short address: for every browser, and only while it is known', async () => {
  const backend = quickBackend()
  const [one, other] = [visitor(backend), visitor(backend)]
  await one.as(8)
  await one.turn({ priceRise: 50 })
  const { id } = (await one.ask('POST', '/demo/short', { path: '/nummerbehoud' })).body
  const { body } = await other.ask('GET', `/demo/short?id=${id}`)
  expect(body).toMatchObject({ path: '/nummerbehoud', state: { account: 8, world: { priceRise: 50 } } })
  expect((await other.ask('PUT', '/demo/state', Object(body.state))).status).toBe(200)
  expect((await other.ask('GET', '/demo/world')).body).toMatchObject({ account: 8, priceRise: 50 })

  expect((await other.ask('GET', '/demo/short?id=onbekend')).status).toBe(404)
  expect((await one.ask('POST', '/demo/short', { path: 'https://elders.example' })).status).toBe(400)
  for (let time = 0; time < 200; time += 1) await one.ask('POST', '/demo/short', { path: '/' })
  expect((await other.ask('GET', `/demo/short?id=${id}`)).status).toBe(404)
})

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  'https:evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  'evil.example',
  '@evil.example',
  '',
])('a short link: when its path could lead to another site (%j), then it is not kept', async (path) => {
  const browser = visitor(quickBackend())
  const { status, body } = await browser.ask('POST', '/demo/short', { path })
  expect([status, body.id]).toEqual([400, undefined])
})

test('a short link: when ids are guessed from many browsers, then no link opens for a quarter of an hour', async () => {
  const { backend, pass } = timed()
  const { id } = (await visitor(backend).ask('POST', '/demo/short', { path: '/verbruik?periode=vorige' })).body
  expect(String(id)).toMatch(/^[0-9a-f]{32}$/)
  const open = async (name: unknown) => (await visitor(backend).ask('GET', `/demo/short?id=${name}`)).status
  for (let time = 0; time < 100; time += 1) expect(await open(`gok-${time}`)).toBe(404)
  expect([await open('gok'), await open(id)]).toEqual([429, 429])
  pass(15 * 60_000 + 1)
  expect(await open(id)).toBe(200)
})
