import { describe, expect, test } from 'vitest'
import { accounts as fixtures } from '../../fixtures/accounts/all.ts'
import { faultNames as known } from '../../mocks/faults.ts'
import type { DemoAccount, DemoWorld } from '../../mocks/panel/control.ts'
import { faultNames } from '../../mocks/panel/faultNames.ts'
import { screensOf } from '../../mocks/panel/screens.ts'
import { search } from '../../mocks/panel/search.ts'
import { isOffline, offline, turned } from '../../mocks/panel/turned.ts'
import { find } from '../../src/routes/find.ts'
import { verdict } from '../../src/routes/verdict.ts'
import { tell } from './told.ts'
import { quickBackend, visitor } from './visitor.ts'

async function ask<Answer>(path: string): Promise<Answer> {
  const browser = visitor(quickBackend())
  const response = await browser.send('GET', path)
  return response.json()
}

const accounts = await ask<DemoAccount[]>('/demo/accounts')
const found = (typed: string) => search(accounts, typed).map(({ number }) => number)

describe('search, over all accounts', () => {
  test('nothing typed: all of them', () => {
    expect(found('')).toEqual(accounts.map(({ number }) => number))
    expect(found('   ')).toHaveLength(accounts.length)
  })

  test('by type, by either of its names: every account of it', () => {
    const ofType = (type: DemoAccount['type']) => accounts.filter((account) => account.type === type).map(({ number }) => number)
    expect(found('prepaid')).toHaveLength(ofType('Prepaid').length)
    expect(found('prepaid')).toEqual(expect.arrayContaining(ofType('Prepaid')))
    expect(found('postpaid').toSorted((a, b) => a - b)).toEqual(ofType('Postpaid'))
    expect(found('Abonnement')).toEqual(expect.arrayContaining(ofType('Postpaid')))
  })

  test.each(accounts.map((account) => [account.number, account] as const))(
    'account %i comes first by its number and its phone number, and is found by its name and title',
    (number, { phoneNumber, name, title, showsText }) => {
      expect(found(String(number))[0]).toBe(number)
      expect(found(phoneNumber)).toEqual([number])
      expect(found(phoneNumber.replace(/(\d\d)(?=\d)/g, '$1 '))).toEqual([number])
      expect(found(name)[0]).toBe(number)
      expect(found(title)[0]).toBe(number)
      expect(found(showsText)).toContain(number)
    },
  )

  test('by what is shown: its words, its path and the title of its screen', () => {
    expect(found('onderling bellen')).toEqual(expect.arrayContaining([33, 34]))
    expect(found('/dataplafond')).toEqual([1, 28])
    expect(found('extra internet kopen')).toEqual([1, 2, 28])
  })

  test('by a number that its text mentions', () => expect(found('0690002001')).toEqual([1]))

  test('capitals, accents and the order of words do not matter; every word counts', () => {
    expect(found('ZOE')).toEqual([21])
    expect(found('verbeek thijs')).toEqual([30])
    expect(found('thijs verbeke')).toEqual([])
  })
})

test('every screen of an account exists, and is there for that account', () => {
  for (const account of fixtures) {
    const { facts } = tell(account, '2026-11-20')
    for (const { path } of screensOf(account))
      expect(verdict(find(path)?.route, facts, path), `account ${account.number}: ${path}`).toBe('show')
  }
  expect(fixtures.filter((account) => screensOf(account).length > 0).length).toBeGreaterThan(20)
})

test('no link to the end of a flow, a screen for guests, or one that does not exist', () => {
  const shows = ['/cadeau/bedankt', '/inloggen/mfa', '/bestaat-niet', '/factuur/{id}', '/verlengen', '/verbruik']
  expect(screensOf({ shows })).toEqual([{ path: '/verbruik', title: 'Verbruik' }])
})

test('every fault has words', () => expect(Object.keys(faultNames).toSorted()).toEqual(known.toSorted()))

describe('what is not as usual, and what puts it back', () => {
  test('nothing at first', async () => expect(turned(await ask<DemoWorld>('/demo/world'))).toEqual([]))

  test('each thing that is turned has one line; sending it back leaves none', async () => {
    const browser = visitor(quickBackend())
    await browser.as(1)
    await browser.turn({
      latency: 1500,
      faults: { getUser: '500', getUsage: { fault: 'html', times: 2 } },
      clock: '2099-12-01',
      events: 40,
      priceRise: 150,
      patch: { overview: { dataCap: null } },
    })
    const world = async (): Promise<DemoWorld> => (await browser.send('GET', '/demo/world')).json()
    const list = turned(await world())
    expect(list.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Wachttijd 1,5 s',
      'getUser: 500, serverfout',
      'getUsage: HTML in plaats van JSON, nog 2 keer',
      'Het is 1 december 2099',
      '40 keer gebeld en ge-sms’t',
      'Prijzen + € 1,50',
      'Overzicht aangepast',
    ])
    for (const { back } of list) expect((await browser.turn(back)).status).toBe(200)
    expect(turned(await world())).toEqual([])
  })

  test('offline is one thing, and what else fails stays beside it', async () => {
    const browser = visitor(quickBackend())
    const world = async (): Promise<DemoWorld> => (await browser.send('GET', '/demo/world')).json()
    await browser.turn({ faults: { getUser: '500' } })
    await browser.turn(offline(true))
    expect(isOffline(await world())).toBe(true)
    expect(turned(await world()).map(({ text }) => text)).toEqual(['Offline', 'getUser: 500, serverfout'])
    await browser.turn(offline(false))
    expect(turned(await world()).map(({ text }) => text)).toEqual(['getUser: 500, serverfout'])
  })
})
