import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { dayOf, hourOf, momentOf } from '#kit/dates.ts'
import { zipCodeProblem } from '#kit/typed/address.ts'
import { Household } from '#model/friends/contract/household.ts'
import { MemberDeal } from '#model/friends/contract/memberDeal.ts'
import { sharedLevelOf } from '#model/friends/household.ts'
import { getOutages, OutageReceipt } from '#model/outage/contract.ts'
import { Overview } from '#model/overview/contract.ts'
import { Address } from '#model/profile/contract/address.ts'
import { accountOf, accounts } from '../../fixtures/accounts/all.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

const as = async (account: number) => {
  const browser = visitor(quickBackend())
  await browser.turn({ clock: '2026-11-20T12:00:00+01:00' })
  await browser.as(account)
  return browser
}
type Browser = Awaited<ReturnType<typeof as>>

test.each(accounts)('account $number: address, friends and household fit the contract', async ({ number, type }) => {
  const browser = await as(number)
  const address = v.parse(Address, (await browser.read('getAddress')).body.result)
  expect(zipCodeProblem(address.zipCode)).toBeNull()
  v.parse(MemberDeal, (await browser.read('getMemberDeal')).body.result)
  const reply = await browser.read('getHousehold')
  if (type === 'Prepaid') return expect(reply.status).toBe(403)
  const { members, discount } = v.parse(Household, reply.body.result)
  expect(members.map(({ state }) => state)).toEqual(number === 26 ? ['self', 'member', 'member'] : ['self'])
  expect(discount).toBe(number === 26 ? 100 : 0)
})

test('the level that somebody shares is that of the overview, and goes when the household is left', async () => {
  const browser = await as(26)
  const members = async () => v.parse(Household, (await browser.read('getHousehold')).body.result).members
  expect((await members()).map(({ shared }) => shared)).toEqual([null, { left: 62 }, null])
  const { members: told } = v.parse(Household, (await browser.write('shareLevel', { on: true })).body.result)
  const { dataBundle } = v.parse(Overview, (await browser.read('postpaidOverview')).body.result)
  expect(told[0]?.shared).toEqual(sharedLevelOf(dataBundle))
  expect(await members()).toEqual(told)
  await browser.write('leaveHousehold', {})
  expect((await members())[0]?.shared).toBeNull()
})

test('no two test accounts share a front door, and links are personal', async () => {
  const doors = accounts.map(({ address }) => JSON.stringify(address))
  expect(new Set(doors).size).toBe(accounts.length)
  const codes: unknown[] = []
  for (const { number } of accounts) codes.push((await (await as(number)).read('getMemberDeal')).body.result)
  expect(new Set(codes.map((deal) => v.parse(MemberDeal, deal).code)).size).toBe(accounts.length)
})

test('the gift of a friend comes on the day that was told, and can be unwrapped for 30 days', async () => {
  const browser = await as(1)
  const overview = async (day: string) => {
    await browser.turn({ clock: `${day}T12:00:00+01:00` })
    return Object((await browser.read('postpaidOverview')).body.result)
  }
  expect((await overview('2026-11-30')).giftBundles).toEqual([])
  const { giftBundles } = await overview('2026-12-01')
  expect(giftBundles).toMatchObject([{ type: 'data', size: 5000, until: '2026-12-31', eligible: true, subscribed: false }])
  expect((await browser.write('activateGiftBundle', { id: giftBundles[0].id })).status).toBe(200)
  expect((await overview('2027-03-01')).giftBundles).toMatchObject([{ subscribed: true }])
  expect((await overview('2026-11-30')).giftBundles).toEqual([])
})

test('a friend whose start is unknown begins a week after the order', async () => {
  const browser = await as(2)
  const status = async (day: string) => {
    await browser.turn({ clock: `${day}T12:00:00+01:00` })
    return v.parse(MemberDeal, (await browser.read('getMemberDeal')).body.result).friends[0]
  }
  expect(await status('2026-11-25')).toMatchObject({ status: 'ordered' })
  expect(await status('2026-11-26')).toMatchObject({ status: 'waiting', giftOn: '2026-12-11' })
  expect(await status('2026-12-11')).toMatchObject({ status: 'done' })
})

test('friends: account 1 has one with a gift and one that waits, account 2 one that has ordered, account 29 as many as can be', async () => {
  const friendsOf = async (number: number) =>
    v.parse(MemberDeal, (await (await as(number)).read('getMemberDeal')).body.result).friends
  expect((await friendsOf(1)).map(({ status }) => status)).toEqual(['waiting', 'done'])
  expect((await friendsOf(1))[0]).toMatchObject({ giftOn: '2026-12-01' })
  expect((await friendsOf(2)).map(({ status }) => status)).toEqual(['ordered'])
  expect((await friendsOf(29)).filter(({ orderedOn }) => orderedOn.startsWith('2026'))).toHaveLength(10)
})

describe('the household discount', () => {
  const invite = (browser: Browser, phoneNumber: string) => browser.write('inviteToHousehold', { phoneNumber })
  const householdOf = async (browser: Browser) => v.parse(Household, (await browser.read('getHousehold')).body.result)
  const discountIn = async (browser: Browser) =>
    v
      .parse(Overview, (await browser.read('postpaidOverview')).body.result)
      .currentCosts?.fixed.find(({ title }) => title === 'Samenkorting')?.amount

  test('when a housemate is invited, then they get an sms, take part from the next day and lower the costs', async () => {
    const browser = await as(1)
    expect((await invite(browser, '06 90 00 20 01')).body.result).toBe(true)
    expect((await invite(browser, '0690002001')).body.result).toBe(true)
    expect((await browser.ask('GET', '/demo/messages')).body).toMatchObject([{ to: '0690002001' }, { to: '0690002001' }])
    expect(await householdOf(browser)).toMatchObject({
      discount: 0,
      members: [{ state: 'self' }, { state: 'invited', firstName: '', maskedNumber: '06 •••• ••01' }],
    })
    expect(await discountIn(browser)).toBeUndefined()

    await browser.turn({ clock: '2026-11-21' })
    expect(await householdOf(browser)).toMatchObject({ discount: 100, members: [{ state: 'self' }, { state: 'member' }] })
    expect(await discountIn(browser)).toBe(-100)
    expect(await invite(browser, '0690002001')).toMatchObject({ status: 422, body: { code: 'ALREADY' } })
  })

  test('when the fourth joins, then it is € 2,00', async () => {
    const browser = await as(26)
    await invite(browser, '0690002026')
    await browser.turn({ clock: '2026-11-21' })
    expect((await householdOf(browser)).discount).toBe(200)
    expect(await discountIn(browser)).toBe(-200)
  })

  test('when a customer leaves, then the discount lasts until the end of the month', async () => {
    const browser = await as(26)
    expect((await browser.write('leaveHousehold', {})).body.result).toEqual({ endsOn: '2026-12-01' })
    expect(await householdOf(browser)).toMatchObject({ discount: 100, endsOn: '2026-12-01' })
    expect(await discountIn(browser)).toBe(-100)
    expect(await invite(browser, '0690002026')).toMatchObject({ status: 409, body: { code: 'LEFT' } })

    await browser.turn({ clock: '2026-12-01' })
    expect(await householdOf(browser)).toMatchObject({ discount: 0, endsOn: null, members: [{ state: 'self' }] })
    expect(await discountIn(browser)).toBeUndefined()
    expect((await invite(browser, '0690002026')).status).toBe(200)
  })
})

describe('outages', () => {
  const outagesIn = async (browser: Browser, area: string) =>
    v.parse(getOutages.answer, (await browser.read('getOutages', { area })).body.result)

  test('when outages are read, then there are one outage and one maintenance, the latter at home for account 26', async () => {
    const browser = await as(1)
    const [outage] = await outagesIn(browser, '1012')
    expect(outage).toMatchObject({ kind: 'outage', expectedEnd: '2026-11-20T14:00:00.000Z' })
    const [maintenance] = await outagesIn(browser, '8881')
    if (maintenance?.kind !== 'maintenance') throw new Error('no maintenance')
    const [from, until] = [Date.parse(maintenance.from), Date.parse(maintenance.until)]
    expect([dayOf(from), hourOf(from), hourOf(until)]).toEqual(['2026-11-21', 1, 5])
    const before = [await outagesIn(browser, '8881')]
    for (const hour of ['00:30', '03:00', '04:59']) {
      await browser.turn({ clock: `2026-11-21T${hour}:00+01:00` })
      before.push(await outagesIn(browser, '8881'))
    }
    expect(before).toEqual(Array.from({ length: 4 }, () => [maintenance]))
    await browser.turn({ clock: '2026-11-20T12:00:00+01:00' })
    expect(await outagesIn(browser, '1234')).toEqual([])
    expect(accountOf(26)?.address.zipCode.slice(0, 4)).toBe('8881')
    expect((await browser.read('getOutages', { area: '1012 AB' })).status).toBe(400)
  })

  const report = {
    type: 'NO_DATA',
    zipCode: '1012 AB',
    since: new Date(momentOf('2026-11-20', 11)).toISOString(),
    message: 'Sinds vanochtend.',
    phoneNumber: '0690000001',
    outage: 'outage-1012',
  }

  test('when outages are reported, then each key has its own reference', async () => {
    const browser = await as(1)
    const send = async (key?: string) => v.parse(OutageReceipt, (await browser.write('reportOutage', report, key)).body.result)
    expect(await send('one')).toEqual({ reference: 'ST-26001-001' })
    expect(await send('one')).toEqual({ reference: 'ST-26001-001' })
    expect(await send('two')).toEqual({ reference: 'ST-26001-002' })
  })

  test.each([
    ['a kind that does not exist', { type: 'NO_TEA' }],
    ['no place', { zipCode: null }],
    ['half a place', { zipCode: '1012' }],
    ['a place abroad', { type: 'ABROAD' }],
    ['something that is to come', { since: new Date(momentOf('2026-11-20', 13)).toISOString() }],
    ['a book', { message: 'a'.repeat(501) }],
    ['no number', { phoneNumber: '06' }],
  ])('refused: %s', async (_, wrong) => {
    expect((await (await as(1)).write('reportOutage', { ...report, ...wrong })).status).toBe(400)
  })
})
