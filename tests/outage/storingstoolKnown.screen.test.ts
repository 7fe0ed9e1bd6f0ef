import { describe, expect, test } from 'vitest'
import { copy as outageCopy } from '#features/outage/copy.ts'
import { checksOf, type KnownOutage, tipsFor, wayOutOf } from '#features/outage/known.ts'
import type { OutageType } from '#model/outage/contract.ts'
import type { Simcard } from '#model/sim/contract/simcard.ts'
import { now, overview, prepaidOverview, withData } from '../overview/overzichtOverview.ts'

const simcard: Simcard = {
  type: 'USIM',
  status: 'Actief',
  statusType: 'ACTIVE',
  statusDescription: '',
  hasPendingSimcardActivation: false,
}
const nothing: KnownOutage = { overview: null, simcard: null }
const known: KnownOutage = { overview, simcard }
const capped = (used: number): KnownOutage => ({ simcard, overview: { ...withData({ used }), dataCap: { active: true } } })

const told = (type: OutageType, what: KnownOutage, at = now) =>
  checksOf(type, what, at).map(({ text, fine }) => `${fine ? '+' : '-'} ${text.replaceAll('\u00a0', ' ')}`)
const asked = (type: OutageType, what: KnownOutage, at = now) => tipsFor(type, what, at).map((tip) => outageCopy.tips[tip])

const ownBundle = 'Is je internetbundel op of staat je dataplafond aan?'
const otherPhone = 'Stop je simkaart in een andere telefoon. Werkt het dan wel?'

describe('what the app knows is ticked off', () => {
  test('card, bundle and data cap', () => {
    expect(told('NO_DATA', known)).toEqual([
      '+ Je simkaart is actief.',
      '+ Je internetbundel is niet op. Je hebt nog 6 GB.',
      '+ Je dataplafond staat uit.',
    ])
    expect(told('SLOW_DATA', { ...nothing, overview: withData({ isInfiniteBundle: true }) })).toEqual([
      '+ Je hebt onbeperkt internet.',
    ])
  })

  test('the reason, when it is here', () => {
    expect(told('NO_DATA', capped(10_000))).toContain(
      '- Je internetbundel is op en je dataplafond staat aan. Daarom staat je internet uit.',
    )
    expect(told('NO_DATA', capped(4000))).toContain('+ Je dataplafond staat aan, maar houdt nu niets tegen.')
    expect(told('NO_CALLS', { ...nothing, overview: { ...prepaidOverview, balance: 0 } })).toEqual(['- Je beltegoed is op.'])
    expect(told('NO_SMS', { simcard, overview: { ...overview, subscriptionActive: false } })).toEqual([
      '- Je abonnement is gestopt. Daarom werkt je telefoon nu niet.',
    ])
  })

  test('only what has to do with it, and nothing of a period that has gone', () => {
    expect(told('NO_COVERAGE', known)).toEqual(['+ Je simkaart is actief.'])
    expect(told('NO_DATA', { ...known, simcard: null }, Date.parse('2026-12-02T12:00:00Z'))).toEqual([])
    expect(told('NO_DATA', nothing)).toEqual([])
  })
})

describe('the rest is asked once', () => {
  test('what is known is not asked', () => {
    expect(asked('NO_DATA', known)).not.toContain(ownBundle)
    expect(asked('NO_DATA', nothing)).toContain(ownBundle)
    expect(asked('NO_DATA', known, Date.parse('2026-12-02T12:00:00Z'))).toContain(ownBundle)
  })

  test('nor is what has nothing to do with it', () => {
    expect(asked('NO_SMS', nothing)).toEqual([
      'Zet je telefoon uit en weer aan.',
      'Zet de vliegtuigstand 10 seconden aan en weer uit.',
      otherPhone,
    ])
    expect(asked('ABROAD', known)).toContain('In het buitenland: staat roaming aan?')
    // A card inside the phone fits no other phone.
    expect(asked('NO_SMS', { ...known, simcard: { ...simcard, type: 'ESIMIOS' } })).not.toContain(otherPhone)
  })
})

test.each([
  ['by the customer', 'STOLEN', overview, '/simkaart-deblokkeren', 'Simkaart deblokkeren'],
  [
    'for an invoice',
    'SOFTBLOCKED',
    { ...overview, fixMeBarItems: [{ templateType: 'paymentOverdue', amount: 3635 }] },
    '/facturen',
    'Betaal € 36,35',
  ],
  [
    'with the subscription',
    'BLOCKED',
    { ...overview, subscriptionActive: false },
    '/instellingen/simkaart',
    'Bekijk je simkaart',
  ],
] as const)('the way out of a card that is blocked %s', (_, statusType, what, to, label) => {
  const [path, words] = wayOutOf({ ...simcard, status: 'Geblokkeerd', statusType }, what)
  expect([path, words.replaceAll('\u00a0', ' ')]).toEqual([to, label])
})
