import { describe, expect, test } from 'vitest'
import {
  type AccessFacts,
  type Gate,
  hasGift,
  mayBuyData,
  mayBuyMinutes,
  mayCancelPorting,
  mayEditPorting,
  mayOrderHandset,
  mayOrderPhone,
  mayRetain,
  onboarding,
  postpaid,
  prepaid,
  type Source,
} from '#model/access/access.ts'
import { customerFacts } from '#model/access/customerFacts.ts'
import type { Overview } from '#model/overview/contract.ts'
import type { CancelSubscriptionStatus } from '#model/subscription/contract/subscription.ts'

type Answers = Parameters<typeof customerFacts>[0]

const gates = {
  postpaid,
  prepaid,
  mayBuyData,
  mayBuyMinutes,
  mayRetain,
  mayOrderHandset,
  mayOrderPhone,
  mayEditPorting,
  mayCancelPorting,
  hasGift,
  onboarding,
} satisfies Record<string, Gate>
type Name = keyof typeof gates
const names = (outcome: boolean | undefined, answers: Answers) =>
  (Object.keys(gates) as Name[]).filter((name) => gates[name](customerFacts(answers)) === outcome)

const flags = { prepaid: false, contractAccepted: 'true' } as const
const overview: Pick<Overview, 'fixMeBarItems' | 'giftBundles'> = { fixMeBarItems: [], giftBundles: [] }
const gift = { id: 'x', type: 'data', size: 5000, until: '2026-12-02', eligible: true, subscribed: false } as const
const settled = [
  { code: 'ADDON_INET', id: 'a', subscribedStatus: 'Subscribed' },
  { code: 'MAIN', id: 'b', subscribedStatus: 'Subscribed' },
] as const
const customer = {
  flags,
  user: { isHandsetEligible: true },
  subscription: {
    buyDataEligible: true,
    buyMinuteEligible: true,
    bundles: [...settled],
    cancelSubscriptionStatus: 'Active' as CancelSubscriptionStatus,
  },
  simcard: { statusType: 'ACTIVE' },
  overview,
  handsetOrder: null,
  porting: { status: 'NO_PORTING' },
} satisfies Answers
const newcomer = {
  ...customer,
  flags: { ...flags, contractAccepted: 'false' },
  simcard: { statusType: 'BLOCKED' },
} satisfies Answers

/** The source of each fact. */
const sources: Partial<Record<keyof AccessFacts, Source>> = {
  needsOnboarding: 'simcard',
  buyDataEligible: 'subscription',
  buyMinuteEligible: 'subscription',
  retentionEligible: 'subscription',
  handsetEligible: 'user',
  hasRoomForOrder: 'handsetOrder',
  portingActive: 'overview',
  portingRunning: 'porting',
  giftEligible: 'overview',
}

test.each(Object.entries(gates))('%s asks for what it hangs on, and for nothing else', (_, gate) => {
  const asked = new Set<Source | undefined>()
  const facts = new Proxy<AccessFacts>(
    { prepaid: false },
    {
      get(known, name: keyof AccessFacts) {
        asked.add(sources[name])
        return known[name]
      },
    },
  )
  gate(facts)
  asked.delete(undefined)
  expect([...asked].sort()).toEqual([...gate.needs].sort())
})

describe('route guards (spec 5)', () => {
  test('a customer with a subscription and nothing out of the ordinary', () => {
    expect(names(true, customer)).toEqual([
      'postpaid',
      'mayBuyData',
      'mayBuyMinutes',
      'mayRetain',
      'mayOrderHandset',
      'mayOrderPhone',
    ])
    expect(names(undefined, customer)).toEqual([])
  })
  test('some pages are only for postpaid users, some only for prepaid users', () => {
    const inAdvance = { ...customer, flags: { ...flags, prepaid: true } }
    expect(names(true, inAdvance)).toEqual(['prepaid'])
  })
  test('some need buy-data or buy-minutes eligibility', () => {
    const stopping = { ...customer.subscription, cancelSubscriptionStatus: 'ToBeTerminated' as const }
    expect(names(false, { ...customer, subscription: stopping })).toEqual(expect.arrayContaining(['mayBuyData', 'mayBuyMinutes']))
    const subscription = { ...customer.subscription, buyDataEligible: false }
    expect(mayBuyData(customerFacts({ ...customer, subscription }))).toBe(false)
    expect(mayBuyMinutes(customerFacts({ ...customer, subscription }))).toBe(true)
    const other = { ...customer.subscription, buyMinuteEligible: false }
    expect(mayBuyMinutes(customerFacts({ ...customer, subscription: other }))).toBe(false)
  })
  test('retention pages need a postpaid user eligible for retention', () => {
    const bundles = [...settled, { code: 'ADDON_INET', id: 'c', subscribedStatus: 'Pending' } as const]
    expect(mayRetain(customerFacts({ ...customer, subscription: { ...customer.subscription, bundles } }))).toBe(false)
  })
  test('porting data pages: only when the porting template is active or onboarding is in progress', () => {
    const withItem = { ...customer, overview: { ...overview, fixMeBarItems: [{ templateType: 'portingSent' as const }] } }
    expect(mayEditPorting(customerFacts(withItem))).toBe(true)
    expect(mayEditPorting(customerFacts(newcomer))).toBe(true)
    expect(mayEditPorting(customerFacts(customer))).toBe(false)
  })
  test('gift page: only when at least one gift bundle is eligible', () => {
    const giftBundles = [{ ...gift, eligible: false }, gift]
    expect(hasGift(customerFacts({ ...customer, overview: { ...overview, giftBundles } }))).toBe(true)
    const without = [{ ...gift, eligible: false }]
    expect(hasGift(customerFacts({ ...customer, overview: { ...overview, giftBundles: without } }))).toBe(false)
  })
  test('onboarding: only while not finished', () => {
    expect(onboarding(customerFacts(newcomer))).toBe(true)
    expect(onboarding(customerFacts(customer))).toBe(false)
  })
  test('handset orders: not for prepaid users, not beside an open order, not when the backend refuses', () => {
    expect(mayOrderHandset(customerFacts({ ...customer, user: { isHandsetEligible: false } }))).toBe(false)
    const handsetOrder = { status: 'DELIVERED', totalCredit: 100, totalPaid: 50 } as const
    expect(mayOrderHandset(customerFacts({ ...customer, handsetOrder }))).toBe(false)
    expect(mayOrderPhone(customerFacts({ ...customer, handsetOrder }))).toBe(false)
  })
  test('a number on its way can be called off', () =>
    expect(mayCancelPorting(customerFacts({ ...customer, porting: { status: 'REJECTED' } }))).toBe(true))
})

describe('what was not told (decisions D7)', () => {
  test('a session and nothing else: only the kind of customer and onboarding are known', () => {
    expect(names(undefined, { flags })).toEqual([
      'mayBuyData',
      'mayBuyMinutes',
      'mayRetain',
      'mayOrderHandset',
      'mayOrderPhone',
      'mayEditPorting',
      'mayCancelPorting',
      'hasGift',
    ])
    expect(names(false, { flags })).toEqual(['prepaid', 'onboarding'])
  })
  test('who pays in advance is refused without waiting for what only a subscription has', () =>
    expect(names(undefined, { flags: { prepaid: true } })).toEqual(['mayEditPorting', 'mayCancelPorting']))

  test.each<[keyof Answers, Name[]]>([
    ['user', ['mayOrderHandset', 'mayOrderPhone']],
    ['subscription', ['mayBuyData', 'mayBuyMinutes', 'mayRetain', 'mayOrderPhone']],
    ['simcard', []],
    ['overview', ['mayEditPorting', 'hasGift']],
    ['handsetOrder', ['mayOrderHandset', 'mayOrderPhone']],
    ['porting', ['mayCancelPorting']],
  ])('without %s: %o', (missing, expected) => expect(names(undefined, { ...customer, [missing]: undefined })).toEqual(expected))

  test('a newcomer waits for the simcard, and nobody else does', () => {
    expect(names(undefined, { ...newcomer, simcard: undefined })).toEqual(['mayEditPorting', 'onboarding'])
    expect(onboarding(customerFacts({ ...customer, simcard: undefined }))).toBe(false)
  })
  test('no order is known to be no order; one that did not load is treated so (spec 8)', () =>
    expect(mayOrderHandset(customerFacts({ ...customer, handsetOrder: null }))).toBe(true))
})
