import { describe, expect, test } from 'vitest'
import type { AbroadRates } from '#model/abroad/contract.ts'
import { COUNTRIES_ABROAD, ISSUING_COUNTRIES } from '#model/abroad/countries.ts'
import type { TravelCap } from '../../fixtures/accounts/account.ts'
import { accountOf } from '../../fixtures/accounts/all.ts'
import { zoneCountries, zoneNames, zoneOf, zoneRates } from '../../fixtures/catalogue/abroad.ts'
import { emergencyOf } from '../../fixtures/catalogue/alarmNumbers.ts'
import { rates } from '../../fixtures/catalogue/rates.ts'
import { countedFrom, meterOf } from '../../mocks/abroad/world.ts'
import { placed } from '../../mocks/world/placed.ts'
import { cases } from '../law/writes.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

const backend = quickBackend()
const as = async (number: number, clock = '2026-11-24T12:00:00+01:00') => {
  const browser = visitor(backend)
  await browser.turn({ clock })
  await browser.as(number)
  return browser
}

describe('the table of countries and prices', () => {
  test('every country stands in exactly one zone, and no zone has any other', () => {
    const all = zoneNames.flatMap((zone) => zoneCountries[zone])
    expect(all.toSorted()).toEqual([...COUNTRIES_ABROAD].toSorted())
    expect(new Set(all).size).toBe(all.length)
    expect(COUNTRIES_ABROAD.length).toBeGreaterThan(200)
  })
  test('the rates of home apply in every other country of the EU and the EEA', () => {
    for (const code of ISSUING_COUNTRIES) expect([code, zoneOf(code)]).toEqual([code, code === 'NL' ? null : 'EU'])
    expect(['CH', 'GB', 'TR'].map(zoneOf)).toEqual(['NEAR', 'NEAR', 'NEAR'])
    expect(['GF', 'GP', 'MF', 'MQ', 'RE', 'YT', 'AX'].map(zoneOf)).toEqual(Array(7).fill('EU'))
    expect(['AW', 'BQ', 'CW', 'SX'].map(zoneOf)).toEqual(Array(4).fill('FAR'))
  })
  test.each(['call', 'called', 'sms', 'data'] as const)(
    'the price of %s is above that of home, and rises with the zone',
    (kind) => {
      const { NEAR, FAR, REST } = zoneRates
      const home = { call: 'voice', called: 'voice', sms: 'sms', data: 'data' } as const
      const most = kind === 'called' ? 0 : Math.max(...Object.values(rates).map((one) => one[home[kind]]))
      expect(most).toBeLessThan(NEAR[kind])
      expect(NEAR[kind]).toBeLessThan(FAR[kind])
      expect(FAR[kind]).toBeLessThan(REST[kind])
    },
  )
  test('an alarm number: when it is known, then it is digits, and otherwise it is null', () => {
    for (const code of COUNTRIES_ABROAD)
      for (const number of Object.values(emergencyOf(code) ?? {})) expect(number, code).toMatch(/^\d{2,5}$/)
    expect(emergencyOf('ES')).toEqual({ police: '112', ambulance: '112', fire: '112' })
    expect(emergencyOf('US')).toEqual({ police: '911', ambulance: '911', fire: '911' })
    expect(emergencyOf('CH')).toEqual({ police: '117', ambulance: '144', fire: '118' })
    expect(emergencyOf('KP')).toBeNull()
  })
})

describe('what a customer is told', () => {
  const ask = async (number: number): Promise<AbroadRates> =>
    Object((await (await as(number)).read('getAbroadRates')).body.result)
  test('in the EU the own rates of home, elsewhere those of the zone', async () => {
    const { zones } = await ask(1)
    expect(zones.map(({ zone }) => zone)).toEqual(['EU', 'NEAR', 'FAR', 'REST'])
    expect(zones[0]?.prices).toEqual({ call: 20, called: 0, sms: 15, data: 10 })
    expect(zones[1]?.prices).toEqual({ call: 80, called: 40, sms: 30, data: 25 })
  })
  test('fair use: when the bundle is unlimited, then there is a limit, and otherwise there is none', async () => {
    expect((await ask(1)).fairUse).toBeNull()
    const browser = await as(1)
    const largest = cases.changePostpaidCampaigns?.[0]?.input
    if (typeof largest !== 'function') throw new Error('there is no order of the largest bundles')
    await browser.write('changePostpaidCampaigns', await largest(browser))
    await browser.turn({ clock: '2026-12-01T12:00:00+01:00' })
    expect(Object((await browser.read('getAbroadRates')).body.result).fairUse).toBe(38_000)
  })
})

describe('internet outside the EU stops', () => {
  const found = accountOf(2)
  if (!found) throw new Error('the account is missing')
  const account = placed(found, Date.parse('2026-11-24T12:00:00+01:00'))
  const limit: TravelCap = {
    country: 'TR',
    from: '2026-12-20',
    until: '2026-12-27',
    amount: 1000,
    since: '2026-11-24+',
    stopped: null,
  }
  const use = (half: TravelCap['since'], megabytes: number, perMb = 20) => ({ half, megabytes, perMb })

  test('at the legal limit of each month', () => {
    const used = meterOf(account)
    expect(used(use('2026-12-05', 300))).toBe(300)
    expect(used(use('2026-12-05+', 300))).toBe(2) // € 60,40 of € 60,50
    expect(used(use('2026-12-06', 300))).toBe(0)
    expect(used(use('2027-01-01', 300))).toBe(300)
  })
  test('at the own limit, on the days of the trip only', () => {
    const used = meterOf({ ...account, travelCaps: [limit] })
    expect(used(use('2026-12-19+', 60))).toBe(60)
    expect(used(use('2026-12-20', 30))).toBe(30)
    expect(used(use('2026-12-27+', 30))).toBe(20)
    expect(used(use('2026-12-28', 60))).toBe(60)
  })
  test('a limit: when it was cancelled or the customer is prepaid, then internet goes on', () => {
    const used = meterOf({ ...account, travelCaps: [{ ...limit, stopped: '2026-12-22+' }] })
    expect([used(use('2026-12-22', 60)), used(use('2026-12-22+', 60))]).toEqual([50, 60])
    expect(meterOf({ ...account, type: 'Prepaid' } as never)(use('2026-12-05', 9000))).toBe(9000)
  })
  test('usage before a period counts while its limit applies in it', () => {
    expect(countedFrom(account, '2027-01-01')).toBe('2027-01-01')
    expect(countedFrom({ ...account, travelCaps: [{ ...limit, until: '2027-01-05' }] }, '2027-01-01')).toBe('2026-12-20')
  })
})
