import { describe, expect, test } from 'vitest'
import { momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { variantsOf } from '#model/phones/phoneSpec.ts'
import { accountOf, accounts } from '../../fixtures/accounts/all.ts'
import { phones } from '../../fixtures/catalogue/phones.ts'
import { overviewOf } from '../../mocks/overview/overview.ts'
import { usageOn } from '../../mocks/usage/world.ts'
import { accountAt } from '../../mocks/world/placed.ts'
import { worldOf } from '../../mocks/world/world.ts'
import { accountSeen } from './seen.ts'

const TODAY: Day = '2026-11-20'

function world(number: number, today: Day = TODAY) {
  return worldOf(accountSeen(number, today), today)
}
const overview = (number: number, today?: Day) => overviewOf(world(number, today))
const usage = (number: number, today: Day = TODAY) => {
  const made = world(number, today)
  return usageOn(made, made.latest, true)
}
const asks = (number: number) => overview(number).fixMeBarItems.map(({ templateType }) => templateType)
const tiles = (number: number) => overview(number).tiles.map(({ templateType }) => templateType)

describe('the accounts', () => {
  test('a phone that somebody has is one that is sold', () => {
    const sold = phones.flatMap(variantsOf).map(({ storage }) => storage.articleCode)
    const owned = accounts.flatMap((account) => (account.type === 'Postpaid' && account.phone ? account.phone.articleCode : []))
    expect(owned).toHaveLength(3)
    expect(sold).toEqual(expect.arrayContaining(owned))
  })
  test('numbered from 1 without a gap', () => {
    expect(accounts.map(({ number }) => number)).toEqual(accounts.map((_, at) => at + 1))
  })
  test('each has a title, a mobile number, an address that a mail server takes and one line on what it shows', () => {
    for (const account of accounts) {
      const digits = String(account.number).padStart(2, '0')
      expect(account.phoneNumber).toBe(`06900000${digits}`)
      expect(account.customerNumber).toBe(`41000${digits}`)
      expect(account.email).toMatch(/^[a-z-]+\.[a-z-]+@voorbeeld\.example$/)
      expect(account.password).toBe('steltloper-26')
      expect(account.showsText).toMatch(/^Laat zien: .+\.$/)
      expect(account.shows.every((path) => path.startsWith('/'))).toBe(true)
    }
    expect(new Set(accounts.map(({ title }) => title)).size).toBe(accounts.length)
  })
  test('names with an infix or an accent', () => {
    expect(accountOf(4)?.email).toBe('pieter.vandermeer@voorbeeld.example')
    expect(accountOf(6)?.email).toBe('omar.elidrissi@voorbeeld.example')
    expect(accountOf(21)?.email).toBe('zoe.terhaar@voorbeeld.example')
  })
  test('nicknames for the header: one that is cut, one that just fits', () => {
    expect(accountOf(1)?.nickName).toBe('Zonnetje')
    expect(accountOf(36)?.nickName).toBe('Gertjan')
  })
})

describe.each<Day>(['2026-11-20', '2026-11-01', '2027-02-28', '2026-12-31'])('stated usage, on %s', (today) => {
  test.each([
    [1, 4200, 310, 12],
    [2, 3180, 134, 41],
    [27, 800, 22, 0],
    [35, 0, 0, 0],
  ])('account %i: %i MB, %i minutes, %i sms', (number, megabytes, minutes, sms) => {
    const { data, voice } = usage(number, today)
    expect([data.used, voice.used, voice.smsUsed]).toEqual([megabytes, minutes, sms])
  })
  test('account 20: 12.300 MB of 20.000, 180 of 400 minutes', () => {
    const { data, voice } = usage(20, today)
    expect([data.used, data.size + data.additionalCompleteSize]).toEqual([12_300, 20_000])
    expect([voice.used, voice.size + voice.additionalCompleteSize]).toEqual([180, 400])
  })
  test('account 28: the bundle is empty and the data cap is on, so internet costs nothing more', () => {
    expect(overview(28, today)).toMatchObject({
      dataBundle: { used: 1000, size: 1000 },
      dataCap: { active: true },
      voiceSmsBundle: null,
    })
    expect(usage(28, today).outside.map(({ kind }) => kind)).not.toContain('data')
  })
  test('account 31: 2650 of 4000 MB, 31 of 100 minutes, until eleven days from now', () => {
    expect(overview(31, today)).toMatchObject({
      dataBundle: { used: 2650, size: 4000, autoExtend: true },
      voiceSmsBundle: { used: 31, size: 100 },
    })
  })
  test('account 33: 612 of 1000 minutes to other customers', () => {
    expect(overview(33, today).mutualBundle).toMatchObject({ active: true, used: 612, size: 1000 })
  })
})

describe('costs', () => {
  test('account 2: 180 MB, 34 minutes and 41 sms outside the bundle', () => {
    expect(overview(2).currentCosts).toEqual({
      fixed: [{ title: 'Bundels', amount: 600 }],
      outside: [
        { kind: 'data', quantity: 180, amount: 1800 },
        { kind: 'voice', quantity: 34, amount: 680 },
        { kind: 'sms', quantity: 41, amount: 615 },
      ],
      total: 3695,
      extra: 3095,
      invoiceOn: '2026-12-01',
    })
  })
  test('account 2: half a year of history, with calls abroad and to service numbers', () => {
    const made = world(2)
    expect(made.periods).toHaveLength(7)
    const kinds = made.periods.slice(1).flatMap((period) => made.usageOf(period).calls.calls.map(({ kind }) => kind))
    expect(kinds).toContain('abroad')
    expect(kinds).toContain('service')
    const zones = made.periods.flatMap((period) => made.usageOf(period).days)
    expect(zones.some(({ eu }) => eu > 0)).toBe(true)
    expect(zones.some(({ world: elsewhere, costs }) => elsewhere > 0 && costs >= elsewhere * 10)).toBe(true)
  })
  test('the default subscription is 12,50, the other portfolio 12,00, the new one 2,47', () => {
    expect(overview(1).currentCosts?.fixed).toEqual([{ title: 'Bundels', amount: 1250 }])
    expect(overview(29).currentCosts?.fixed).toEqual([{ title: 'Bundels', amount: 1200 }])
    expect(overview(27).currentCosts?.fixed.map(({ amount }) => amount)).toEqual([247])
  })
  test('a phone, a data cap and a household discount have lines of their own', () => {
    expect(overview(16).currentCosts?.fixed.at(-1)).toEqual({ title: 'Telefoon, termijn 5 van 24', amount: 2200 })
    expect(overview(17).currentCosts?.fixed).toHaveLength(1)
    expect(overview(28).currentCosts?.fixed).toEqual([
      { title: 'Bundels', amount: 300 },
      { title: 'Dataplafond', amount: 100 },
    ])
    expect(overview(26).currentCosts?.fixed.at(-1)).toEqual({ title: 'Samenkorting', amount: -100 })
  })
  test('prepaid: what is outside a bundle is paid from the credit, at the old rates for who has not changed', () => {
    const sms = (number: number) => usage(number).outside.find(({ kind }) => kind === 'sms')
    expect(sms(30)).toEqual({ kind: 'sms', quantity: 9, amount: 9 * 15 })
    expect(sms(34)).toEqual({ kind: 'sms', quantity: 7, amount: 7 * 20 })
  })
})

describe('what asks for attention', () => {
  test.each([
    [1, []],
    [3, []],
    [4, ['terminating']],
    [5, ['arrangement']],
    [6, ['simBlocked', 'paymentOverdue']],
    [7, ['simBlocked']],
    [8, ['portingApproved', 'simActivation']],
    [9, ['portingSms']],
    [10, ['portingRejected']],
    [12, ['esimActivation']],
    [14, ['onboarding', 'portingSent']],
    [25, ['paymentOverdue']],
    [30, ['lowBalance']],
    [36, ['creditExpiring']],
  ])('account %i: %o', (number, expected) => expect(asks(number)).toEqual(expected))

  test('who has no internet now, and why', () => {
    const still = (number: number) => overview(number).standstill
    expect(still(6)).toEqual({ why: 'unpaid', amount: 3635 })
    expect(still(7)).toEqual({ why: 'stolen' })
    expect(still(8)).toEqual({ why: 'inactive' })
    expect(still(12)).toEqual({ why: 'inactive' })
    expect(still(28)).toEqual({ why: 'capped', until: '2026-12-01' })
    const others = accounts.filter(({ number }) => ![6, 7, 8, 12, 28].includes(number))
    for (const { number } of others) expect(still(number), `account ${number}`).toBeNull()
  })

  test('everybody else is left alone', () => {
    const busy = [4, 5, 6, 7, 8, 9, 10, 12, 14, 25, 30, 36]
    for (const { number } of accounts.filter((account) => !busy.includes(account.number)))
      expect(asks(number), `account ${number}`).toEqual([])
  })
  test('with the amounts, dates and numbers that the sentences need', () => {
    expect(overview(4).fixMeBarItems).toEqual([{ templateType: 'terminating', date: '2026-12-11' }])
    expect(overview(5).fixMeBarItems).toEqual([{ templateType: 'arrangement', amount: 2910, date: '2026-11-29' }])
    expect(overview(6).fixMeBarItems[1]).toEqual({ templateType: 'paymentOverdue', amount: 3635 })
    // Friday and five workdays: the next Friday
    expect(overview(8).fixMeBarItems[0]).toEqual({ templateType: 'portingApproved', number: '0690001008', date: '2026-11-27' })
    expect(overview(30).fixMeBarItems).toEqual([{ templateType: 'lowBalance', amount: 85 }])
    expect(overview(36).fixMeBarItems).toEqual([{ templateType: 'creditExpiring', date: '2026-12-10' }])
  })
})

describe('tiles', () => {
  test('complete, renewal and phone', () => {
    for (const number of [1, 20, 21]) expect(tiles(number)).toContain('complete')
    expect(accounts.filter(({ number }) => tiles(number).includes('renew')).map(({ number }) => number)).toEqual([15, 24])
    expect(overview(15).tiles).toContainEqual({ templateType: 'renew', date: '2027-02-19' })
    expect(accounts.filter(({ number }) => tiles(number).includes('phone')).map(({ number }) => number)).toEqual([16, 17, 18])
    expect(overview(16).tiles).toContainEqual({ templateType: 'phone', paid: 11_000, total: 52_800, status: 'DELIVERED' })
  })
  test('friends are not invited by who is blocked, behind with paying, leaving or prepaid', () => {
    for (const number of [3, 4, 5, 6, 7, 14, 25, 30]) expect(tiles(number), `account ${number}`).not.toContain('memberDeal')
    expect(tiles(1)).toContain('memberDeal')
  })
  test('account 3 has stopped: no bundles and no costs any more, usage up to the last day', () => {
    expect(overview(3)).toMatchObject({
      dataBundle: null,
      voiceSmsBundle: null,
      currentCosts: null,
      subscriptionActive: false,
      terminationDate: '2026-10-11',
      fixMeTiles: [{ templateType: 'inactive', date: '2026-10-11' }],
    })
    expect(world(3).latest).toEqual({ id: '2026-10-01', from: '2026-10-01', until: '2026-10-11' })
    expect(world(3).periods).toHaveLength(13)
  })
  test('account 4 stops in three weeks: the last bundle ends that day and does not start anew', () => {
    expect(overview(4, '2026-11-20').dataBundle).toMatchObject({ until: '2026-11-30', autoExtend: true })
    expect(overview(4, '2026-11-01').dataBundle).toMatchObject({ until: '2026-11-22', autoExtend: false })
  })
  test('account 19 has two gifts, account 23 a bundle on its way', () => {
    expect(overview(19).giftBundles).toMatchObject([
      { type: 'data', size: 5000, until: '2026-12-02', eligible: true, subscribed: false },
      { type: 'voice', size: 100, until: '2026-12-15', eligible: true, subscribed: false },
    ])
    expect(overview(23).fixMeTiles).toEqual([{ templateType: 'pendingBundle', date: '2026-12-01', size: 20_000 }])
  })
  test('account 32 tops up by itself', () => {
    expect(overview(32).autoTopUps).toEqual([{ type: 'BALANCE', amount: 2000, threshold: 500, dayOfMonth: null }])
  })
})

describe('periods', () => {
  test('account 1: a year back, in calendar months', () => {
    const { periods } = world(1)
    expect(periods).toHaveLength(13)
    expect(periods[0]).toEqual({ id: '2026-11-01', from: '2026-11-01', until: '2026-11-30' })
    expect(periods[12]).toEqual({ id: '2025-11-20', from: '2025-11-20', until: '2025-11-30' })
  })
  test('account 27: from the first day of the contract', () => {
    expect(world(27).periods).toEqual([{ id: '2026-11-14', from: '2026-11-14', until: '2026-11-30' }])
    expect(world(27, '2026-11-03').periods.map(({ from }) => from)).toEqual(['2026-11-01', '2026-10-28'])
  })
  test('account 31: thirty days back from the end of the bundle', () => {
    expect(world(31).periods.slice(0, 2)).toEqual([
      { id: '2026-11-02', from: '2026-11-02', until: '2026-12-01' },
      { id: '2026-10-03', from: '2026-10-03', until: '2026-11-01' },
    ])
  })
  test('account 35: empty days', () => {
    expect(usage(35).data.days).toEqual([
      { day: '2026-11-19', netherlands: 0, eu: 0, world: 0, costs: 0, outside: 0 },
      { day: '2026-11-20', netherlands: 0, eu: 0, world: 0, costs: 0, outside: 0 },
    ])
    expect(usage(35)).toMatchObject({ events: [], outside: [] })
  })
  test('seen early on the first of the month, nothing has happened later than that', () => {
    const now = momentOf('2026-11-01', 0, 20)
    const made = worldOf(accountAt(1, now), '2026-11-01')
    const { events, voice } = usageOn(made, made.latest, true)
    expect(voice.used).toBe(310)
    expect(Math.max(...(events ?? []).map(([at]) => at * 1000))).toBeLessThanOrEqual(now)
  })
})
