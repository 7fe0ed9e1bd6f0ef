import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { User } from '#model/login/contract/session.ts'
import { Overview } from '#model/overview/contract.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { NumberPorting } from '#model/porting/contract.ts'
import { UserProfile } from '#model/profile/contract/profile.ts'
import { UserProfilePicture } from '#model/profile/contract/profilePicture.ts'
import { Simcard, SimcardContract } from '#model/sim/contract/simcard.ts'
import { PostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { Usage } from '#model/usage/contract.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { guestOperations, operations } from '../support/operations.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

test('every operation of the contract is answered, under its own name', async () => {
  const found: string[] = []
  const modules = import.meta.glob<Record<string, unknown>>([
    '../../src/model/*/contract.ts',
    '../../src/model/*/contract/*.ts',
    '../../src/model/order.ts',
  ])
  for (const load of Object.values(modules)) {
    const module = await load()
    for (const [name, value] of Object.entries(module)) {
      if (typeof value !== 'object' || value === null || !('verb' in value && 'name' in value)) continue
      expect(String(value.name).split('.').at(-1)).toBe(name) // one has a prefix in its name
      found.push(String(value.name))
    }
  }
  expect([...operations.keys(), ...guestOperations.keys()].toSorted()).toEqual(found.toSorted())
})

test.each(accounts)('account $number: what the app reads fits the contract', async ({ number, type }) => {
  const browser = visitor(quickBackend())
  await browser.as(number)
  v.parse(User, (await browser.read('getUser')).body.result)
  v.parse(Overview, (await browser.read(type === 'Prepaid' ? 'prepaidOverview' : 'postpaidOverview')).body.result)
  const usage = v.parse(Usage, (await browser.read('getUsage', { events: true })).body.result)
  const oldest = usage.periods.at(-1)
  expect(v.parse(Usage, (await browser.read('getUsage', { period: oldest?.id })).body.result)).toMatchObject({
    period: oldest,
    events: null,
  })
})

test.each(accounts)('account $number: what the route guards ask about fits the contract', async ({ number, type }) => {
  const browser = visitor(quickBackend())
  await browser.as(number)
  const asked = (name: string) => browser.ask('POST', `/api/post?endpoint=${name}`)
  v.parse(UserProfile, (await browser.read('getUserProfile')).body.result)
  v.parse(UserProfilePicture, (await browser.read('getUserProfilePicture')).body.result)
  v.parse(Simcard, (await browser.read('getSimCard')).body.result)
  v.parse(NumberPorting, (await asked('numberportingGetStatus')).body.result)
  const replies = [
    await browser.read('getPostpaidSubscription'),
    await browser.read('getSimcardContract'),
    await asked('handsetOrder'),
  ] as const
  if (type === 'Prepaid') return expect(replies.map(({ status }) => status)).toEqual([403, 403, 403])
  v.parse(PostpaidSubscription, replies[0].body.result)
  v.parse(SimcardContract, replies[1].body.result)
  v.parse(handsetOrder.answer, replies[2].body.result)
})

describe('the border', () => {
  test('a call without the header of the app is refused', async () => {
    const browser = visitor(quickBackend())
    await browser.as(1)
    for (const header of ['', 'XMLHttpRequest']) {
      const { status } = await browser.ask('GET', '/api/get?endpoint=getUser', undefined, { 'X-Requested-With': header })
      expect(status).toBe(403)
    }
    expect((await browser.ask('POST', '/auth/login', {}, { 'X-Requested-With': '' })).status).toBe(403)
  })
  test('another site is refused, the own page is not', async () => {
    const browser = visitor(quickBackend())
    await browser.as(1)
    const from = async (site: string) =>
      (await browser.ask('GET', '/api/get?endpoint=getUser', undefined, { 'Sec-Fetch-Site': site })).status
    expect([await from('cross-site'), await from('same-site'), await from('same-origin')]).toEqual([403, 403, 200])
    expect((await browser.ask('POST', '/demo/reset', undefined, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  })
  test('who is not signed in gets 401', async () => {
    expect(await visitor(quickBackend()).read('getUser')).toMatchObject({
      status: 401,
      body: { statusCode: 401, message: 'Unauthorized' },
    })
  })
  test('an unknown operation, a read used as a write, an unknown path', async () => {
    const browser = visitor(quickBackend())
    await browser.as(1)
    expect((await browser.read('getNothing')).status).toBe(501)
    expect((await browser.read('toString')).status).toBe(501)
    expect((await browser.ask('POST', '/api/post?endpoint=getUser', {})).status).toBe(405)
    expect((await browser.ask('GET', '/api/somewhere')).status).toBe(404)
    expect((await browser.ask('GET', '/auth/somewhere')).status).toBe(404)
  })
  test('an overview of the other kind of customer', async () => {
    const browser = visitor(quickBackend())
    await browser.as(1)
    expect((await browser.read('prepaidOverview')).status).toBe(403)
    await browser.as(30)
    expect((await browser.read('postpaidOverview')).status).toBe(403)
  })
  test('parameters that are no JSON, or not what they should be', async () => {
    const browser = visitor(quickBackend())
    await browser.as(1)
    const ask = async (query: string) => (await browser.ask('GET', `/api/get?endpoint=getUsage&${query}`)).status
    expect(await ask('requestParams=nee')).toBe(400)
    expect(await ask('requestParams=[]')).toBe(400)
    expect(await ask('args={}')).toBe(400)
    expect(await ask(`requestParams=${encodeURIComponent('{"period":"november"}')}`)).toBe(400)
    expect(await ask(`requestParams=${encodeURIComponent('{"period":"1999-01-01"}')}`)).toBe(404)
    expect(await ask(`args=${encodeURIComponent('[{"events":true}]')}`)).toBe(200)
  })
  test('answers are never stored, framed or taken for something else', async () => {
    const browser = visitor(quickBackend())
    const answers = [
      await browser.as(1),
      await browser.read('getUser'),
      await browser.read('nothing'),
      await browser.ask('GET', '/demo/world'),
    ]
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('content-type')).toBe('application/json')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    }
  })
})

describe('worlds', () => {
  test('two browsers have nothing to do with each other', async () => {
    const backend = quickBackend()
    const [sanne, thijs] = [visitor(backend), visitor(backend)]
    await Promise.all([sanne.as(1), thijs.as(30)])
    await sanne.turn({ faults: { getUsPs: '500' }, clock: 86_400_000 })
    expect((await sanne.read('getUser')).body.result).toMatchObject({ firstName: 'Sanne' })
    expect((await thijs.read('getUser')).body.result).toMatchObject({ firstName: 'Thijs' })
    expect((await sanne.read('getUsPs')).status).toBe(500)
    expect((await thijs.read('getUsPs')).status).toBe(200)
    expect((await thijs.ask('GET', '/demo/world')).body).toMatchObject({ clock: 0, faults: {}, account: 30 })
  })
})
