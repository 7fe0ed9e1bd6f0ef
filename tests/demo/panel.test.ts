import { describe, expect, test } from 'vitest'
import { find } from '#platform/router/find.ts'
import { verdict } from '#platform/router/verdict.ts'
import { accounts as fixtures } from '../../fixtures/accounts/all.ts'
import type { DemoAccount, DemoWorld } from '../../mocks/demo/panel/control.ts'
import { faultTexts } from '../../mocks/demo/panel/faultNames.ts'
import { presets } from '../../mocks/demo/panel/presets.ts'
import { curlOf, faultLike } from '../../mocks/demo/panel/replay.ts'
import { screensOf } from '../../mocks/demo/panel/screens.ts'
import { accountsFor } from '../../mocks/demo/panel/search.ts'
import { turned } from '../../mocks/demo/panel/TurnedList.tsx'
import { faultNames as known } from '../../mocks/server/faults.ts'
import { tell } from '../world/told.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

async function ask<Answer>(path: string): Promise<Answer> {
  const browser = visitor(quickBackend())
  const response = await browser.send('GET', path)
  return response.json()
}

const accounts = await ask<DemoAccount[]>('/demo/accounts')
const found = (typed: string) => accountsFor(accounts, typed).map(({ number }) => number)

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

test('every fault has words', () => expect(Object.keys(faultTexts).toSorted()).toEqual(known.toSorted()))

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
      'Prijzen € +1,50',
      'Antwoorden aangepast',
    ])
    for (const { back } of list) expect((await browser.turn(back)).status).toBe(200)
    expect(turned(await world())).toEqual([])
  })

  test.each(presets.map((preset) => [preset.name, preset] as const))(
    '"%s" is one line; another fault stays beside it',
    async (name, { on, off }) => {
      const browser = visitor(quickBackend())
      const world = async (): Promise<DemoWorld> => (await browser.send('GET', '/demo/world')).json()
      const lines = async () => turned(await world()).map(({ text }) => text)
      await browser.turn({ faults: { getUser: 'html' } })
      await browser.turn(on)
      expect(await lines()).toEqual([name, 'getUser: HTML in plaats van JSON'])
      await browser.turn(off)
      expect(await lines()).toEqual(['getUser: HTML in plaats van JSON'])
    },
  )
})

describe('a call that is done again', () => {
  const call = { method: 'POST', url: 'http://localhost:4173/api/post?endpoint=order', key: 'k1', body: '{"name":"d’r \'n"}' }

  test.each([
    [{ status: 500, failed: null, answer: null }, '500'],
    [{ status: 404, failed: null, answer: null }, '404'],
    [{ status: 418, failed: null, answer: null }, '500'],
    [{ status: 200, failed: null, answer: '{}' }, '500'],
    [{ status: 429, failed: null, answer: '{"code":"MFA_REQUIRED"}' }, '429-challenge'],
    [{ status: 429, failed: null, answer: '{}' }, '429-generic'],
    [{ status: 200, failed: 'het antwoord brak af', answer: null }, 'truncated'],
    [{ status: null, failed: 'TypeError', answer: null }, 'network'],
    [{ status: null, failed: 'TimeoutError', answer: null }, 'timeout'],
  ] as const)('%o fails again as %s', (ended, fault) => expect(faultLike(ended)).toBe(fault))

  test('in a terminal: signed in first, with its key and body', () => {
    const [signIn, again] = curlOf(call, 7).split('\n')
    expect(signIn).toContain(`-d '{"account":7}' 'http://localhost:4173/demo/login'`)
    expect(again).toBe(
      `curl -s -b demo-cookies.txt -X POST -H 'X-Requested-With: mijn' -H 'Idempotency-Key: k1' -H 'Content-Type: application/json' -d '{"name":"d’r '\\''n"}' 'http://localhost:4173/api/post?endpoint=order'`,
    )
  })

  test('as a guest: without cookies', () => {
    expect(curlOf({ ...call, method: 'GET', key: null, body: null }, null)).toBe(
      `curl -s -H 'X-Requested-With: mijn' 'http://localhost:4173/api/post?endpoint=order'`,
    )
  })
})
