import { describe, expect, test } from 'vitest'
import { linksOf } from '#features/sim/links.ts'
import { suggested, wantedOf } from '#features/sim/request.ts'
import type { PendingSim } from '#model/sim/contract/sim.ts'
import type { Simcard, SimcardType } from '#model/sim/contract/simcard.ts'

const card = (statusType: Simcard['statusType'], type: SimcardType = 'USIM'): Simcard => ({
  type,
  status: statusType === 'ACTIVE' || statusType === 'NEW' ? 'Actief' : 'Geblokkeerd',
  statusType,
  statusDescription: '',
  hasPendingSimcardActivation: false,
})
const coming = (type: SimcardType, activatingSince: string | null = null): PendingSim => ({
  type,
  expectedOn: null,
  activatingSince,
})
const paths = (...args: Parameters<typeof linksOf>) => linksOf(...args).map(({ to }) => to)

describe('what can be done about a card, by how it stands (spec 4 SIM block, domain 1.6)', () => {
  test('one that works: block, replace, go over to eSIM', () =>
    expect(paths(card('ACTIVE'), null, false)).toEqual([
      '/simkaart-blokkeren',
      '/simkaart-aanvragen',
      '/simkaart-aanvragen?soort=esim',
    ]))
  test('an eSIM of any type leads to its own screen', () => {
    for (const type of ['ESIMIOS', 'ESIMANDROID', 'Onbekend'] as const)
      expect(paths(card('ACTIVE', type), null, false)).toEqual([
        '/instellingen/esim',
        '/simkaart-blokkeren',
        '/simkaart-aanvragen',
      ])
  })
  test('an old card with applets is a card', () =>
    expect(paths(card('ACTIVE', 'NFC'), null, false)).toEqual(paths(card('ACTIVE'), null, false)))
  test('blocked by the customer: unblock first', () =>
    expect(paths(card('STOLEN'), null, false)[0]).toBe('/simkaart-deblokkeren'))
  test('blocked by the customer while another comes to life: it stays so', () =>
    expect(paths(card('STOLEN'), coming('USIM', '2026-11-20T11:00:00.000Z'), false)).toEqual([]))
  test.each(['SOFTBLOCKED', 'BLOCKED'] as const)('%s by us: nothing here', (statusType) =>
    expect(paths(card(statusType), null, false)).toEqual([]),
  )
  test('on its way: activate, and no other is asked for; while it comes to life nothing', () => {
    expect(paths(card('NEW'), coming('USIM'), false)).toEqual(['/simkaart-activeren'])
    expect(paths(card('NEW'), coming('USIM', '2026-11-20T11:00:00.000Z'), false)).toEqual([])
    expect(paths(card('ACTIVE'), coming('ESIMIOS'), false)).toEqual(['/instellingen/esim', '/simkaart-blokkeren'])
  })
  test('who pays in advance gets no replacement here (spec 2 error page)', () =>
    expect(paths(card('ACTIVE'), null, true)).toEqual(['/simkaart-blokkeren']))
})

describe('what an address suggests', () => {
  const blank = { kind: '', platform: '', reason: '' } as const
  test.each([
    ['?soort=esim', { kind: 'esim', reason: 'TO_ESIM' }],
    ['?soort=kaart', { kind: 'physical', reason: '' }],
    ['?reden=kwijt', { kind: '', reason: 'LOST' }],
    ['?soort=__proto__&reden=constructor', { kind: '', reason: '' }],
  ])('%s', (search, wanted) => expect(suggested(search, blank, card('ACTIVE'))).toMatchObject(wanted))
  test('a card that the customer blocked was lost', () =>
    expect(suggested('', blank, card('STOLEN'))).toMatchObject({ reason: 'LOST' }))
  test('what was chosen before stays, unless it is no reason for this kind', () => {
    const before = { kind: 'physical', platform: '', reason: 'WRONG_SIZE' } as const
    expect(suggested('', before, card('ACTIVE'))).toEqual(before)
    expect(suggested('?soort=esim', before, card('ACTIVE'))).toMatchObject({ kind: 'esim', reason: '' })
  })
  test('nothing is asked for before everything is chosen', () => {
    expect(wantedOf({ kind: 'esim', platform: '', reason: 'NEW_PHONE' })).toBeNull()
    expect(wantedOf({ kind: 'physical', platform: '', reason: '' })).toBeNull()
    expect(wantedOf({ kind: 'physical', platform: 'x', reason: 'LOST' })).toBeNull()
    expect(wantedOf({ kind: 'esim', platform: 'ios', reason: 'NEW_PHONE' })).toMatchObject({ type: 'ESIMIOS' })
    expect(wantedOf({ kind: 'physical', platform: '', reason: 'BROKEN' })).toMatchObject({ type: 'USIM' })
  })
})
