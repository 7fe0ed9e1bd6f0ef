import { describe, expect, test } from 'vitest'
import type { Day } from '#kit/parts.ts'
import { mobileNumberProblem } from '#kit/typed/phoneNumber.ts'
import { amountText } from '#kit/words/dataSize.ts'
import { leftOf } from '#model/bundles/bundles.ts'
import { termsOf } from '#model/bundles/changeTerms.ts'
import { WORLD_LIMIT } from '#model/bundles/dataCap.ts'
import { giftSizes, MOST_GIVEN } from '#model/friends/giving.ts'
import { FRIENDS_A_YEAR, giftStatus } from '#model/friends/memberDeal.ts'
import type { InvoiceLine } from '#model/invoices/contract/invoices.ts'
import { hindranceOf, isOverdue, waitsForCustomer } from '#model/invoices/dueInvoices.ts'
import { groupTitle, invoiceName, lineTitle, spanText, totalTitle } from '#model/invoices/invoiceText.ts'
import { completeBy } from '#model/payment/completeBy.ts'
import { phoneContractStartsOn } from '#model/phones/handsetBundles.ts'
import { SLIDER_STEP } from '#model/phones/instalment.ts'
import { isPhoneOnItsWay, phoneState } from '#model/phones/phoneState.ts'
import { VERIFICATION } from '#model/profile/bankAccount.ts'
import { LONGEST_NAME, MOST_PASSKEYS, QUESTION_LIVES } from '#model/security/passkeys.ts'
import { cardYearOn, newsUntil, nextCardOn } from '#model/year/year.ts'

/**
 * Rules that the app and the mock backend share: a comparison of the two cannot detect an error in them. The expected values here are
 * literals from the specification.
 */

test('Compleet is on after two working days at the latest (domain 1.22)', () => {
  expect(completeBy('2026-11-23')).toBe('2026-11-25') // Monday
  expect(completeBy('2026-11-27')).toBe('2026-12-01') // Friday: the weekend does not count
  expect(completeBy('2026-12-24')).toBe('2026-12-29') // Christmas and a weekend come in between
})

test('ten friends a year; a gift after the fourteen days of the friend (domain 1.22)', () => {
  expect(FRIENDS_A_YEAR).toBe(10)
  expect(giftStatus('2026-11-09', '2026-11-23')).toEqual({ status: 'waiting', giftOn: '2026-11-24' })
  expect(giftStatus('2026-11-09', '2026-11-24')).toEqual({ status: 'done' })
})

test('a housemate is given 1, 2 or 5 GB, and at most 10 GB a month (domain 1.22)', () => {
  expect(giftSizes).toEqual([1000, 2000, 5000])
  expect(MOST_GIVEN).toBe(10_000)
})

test('a bank account is checked with one cent, the slider goes by whole euros (spec 9)', () => {
  expect(VERIFICATION).toBe(1)
  expect(SLIDER_STEP).toBe(100)
})

test('a passkey answers within two minutes, its name has 40 characters, and ten are enough (domain 1.24)', () => {
  expect([QUESTION_LIVES, LONGEST_NAME, MOST_PASSKEYS]).toEqual([120_000, 40, 10])
})

test('outside the EU internet stops at € 60,50 a month (domain 1.3)', () => expect(WORLD_LIMIT).toBe(6050))

test('what is left of a bundle: doubled, with what was bought; what was charged outside it does not count (spec 5)', () => {
  const bundle = { size: 10_000, additionalCompleteSize: 0, topUps: [], used: 4200, outside: 0 }
  expect(leftOf(bundle)).toBe(5800)
  expect(leftOf({ ...bundle, additionalCompleteSize: 10_000 })).toBe(15_800)
  expect(leftOf({ ...bundle, size: 3000, used: 3063, outside: 63, topUps: [{ size: 1000 }] })).toBe(1000)
  expect(leftOf({ ...bundle, used: 10_500 })).toBe(0)
  expect(leftOf({ ...bundle, givenAway: [{ size: 2000 }] })).toBe(3800)
})

test('an amount in a sentence', () => {
  expect(amountText({ type: 'data', size: 5000 })).toBe('5\u00a0GB')
  expect(amountText({ type: 'voice', size: 1 })).toBe('1\u00a0minuut')
  expect(amountText({ type: 'voice', size: 100 })).toBe('100\u00a0minuten')
})

test('the contract that comes with a phone begins on the first of the next month (domain 1.3)', () => {
  expect(phoneContractStartsOn('2026-11-23')).toBe('2026-12-01')
  expect(phoneContractStartsOn('2026-11-30')).toBe('2026-12-01')
  expect(phoneContractStartsOn('2026-12-01')).toBe('2027-01-01')
})

test('another period begins a new contract on the first of the next month, with fourteen days to think, until a working day (domain 1.3, 1.15)', () => {
  const none = { ADDON_INET: null, MAIN: null, ADDON_SMS: null, DATA_CAP: null }
  const from = { ...none, period: 'yearBindingPeriod' } as const
  const order = (period: 'twoYearBindingPeriod' | 'monthBindingPeriod' | 'yearBindingPeriod', today: Day) =>
    termsOf({ from, to: { ...none, period }, startsOn: '2026-12-01', complete: false }, today)
  expect(order('twoYearBindingPeriod', '2026-11-23')).toMatchObject({
    startsOn: '2026-12-01',
    contractEnd: '2028-11-30',
    reflectionUntil: '2026-12-07',
    completeBy: null,
  })
  expect(order('twoYearBindingPeriod', '2026-11-21').reflectionUntil).toBe('2026-12-07') // the fourteenth day is a Saturday
  expect(order('monthBindingPeriod', '2026-11-23')).toMatchObject({ contractEnd: null, reflectionUntil: null })
  expect(order('yearBindingPeriod', '2026-11-23')).toMatchObject({ startsOn: null, contractEnd: null })
})

describe('the order of a phone (spec 3)', () => {
  test.each([
    ['INITIAL', false, 'none'],
    ['NEW', true, 'paying'],
    ['ACCEPTED', true, 'paying'],
    ['PROCESSING_BY_LOGISTICS', true, 'paying'],
    ['WAIT_FOR_DELIVERY', true, 'paying'],
    ['DELIVERED', false, 'paying'],
    ['WAIT_FOR_RETURN', false, 'returning'],
    ['RETURN', false, 'returning'],
    ['PAID_OFF', false, 'paid'],
    ['TERMINATED', false, 'none'],
    ['CANCELLED', false, 'none'],
    ['REJECTED', false, 'none'],
  ] as const)('%s: on its way %s, %s', (status, comes, standing) => {
    expect(isPhoneOnItsWay({ status })).toBe(comes)
    expect(phoneState({ status, totalCredit: 50_000, totalPaid: status === 'PAID_OFF' ? 50_000 : 0 })).toBe(standing)
  })
})

test('a mobile number has ten digits and begins with 06, or with +316 or 00316 (spec 5)', () => {
  expect(mobileNumberProblem(' ')).toBe('required')
  for (const wrong of ['0612', '06123456789', '0201234567', '+3260012345', '+31600000000'])
    expect(mobileNumberProblem(wrong), wrong).toBe('invalid')
  for (const right of ['0612345678', '06 12 34 56 78', '+31612345678', '0031 6 1234 5678', '06-1234.5678'])
    expect(mobileNumberProblem(right), right).toBeNull()
})

describe('what an invoice asks (domain 1.10)', () => {
  const invoice = {
    state: 'TO_PAY',
    amount: 1250,
    paidInTerms: 0,
    inArrangement: false,
    processing: false,
    debitOn: null,
    paidOn: null,
    date: '2026-11-02',
  } as const

  test.each([
    ['to pay by the customer', {}, null, false],
    ['its debit is announced', { debitOn: '2026-11-09' }, 'debit', false],
    ['its debit failed', { state: 'NOT_PAID', debitOn: '2026-11-09' }, null, true],
    ['too late, in an arrangement', { state: 'NOT_PAID', inArrangement: true }, 'arrangement', false],
    ['the bank is busy', { state: 'NOT_PAID', processing: true }, 'processing', true],
    ['paid', { state: 'PAID', paidOn: '2026-11-09' }, 'paid', false],
    ['nothing to pay', { state: 'PAID', amount: 0 }, 'nothing', false],
    ['money comes back', { amount: -1 }, 'back', false],
  ] as const)('%s', (_, change, hindrance, overdue) => {
    const standing = { ...invoice, ...change }
    expect(hindranceOf(standing)).toBe(hindrance)
    expect(waitsForCustomer(standing)).toBe(hindrance === null)
    expect(isOverdue(standing)).toBe(overdue)
  })
})

describe('what stands on an invoice (domain invoices.detail)', () => {
  const line = (facts: Partial<InvoiceLine> & Pick<InvoiceLine, 'kind'>): InvoiceLine => ({
    from: '2026-11-01',
    until: '2026-11-30',
    amount: 100,
    ...facts,
  })

  test.each([
    [line({ kind: 'dataBundle', size: 10_000 }), 'Internetbundel 10 GB'],
    [line({ kind: 'dataBundle', size: null }), 'Internetbundel onbeperkt'],
    [line({ kind: 'voiceBundle', size: 200 }), 'Belbundel 200 min'],
    [line({ kind: 'smsBundle' }), "Onbeperkt sms'en"],
    [line({ kind: 'dataCap' }), 'Dataplafond'],
    [line({ kind: 'correction' }), 'Verschil bundels november'],
    [line({ kind: 'extraData', size: 1000 }), 'Extra internet 1 GB'],
    [line({ kind: 'extraVoice', size: 50 }), 'Extra minuten 50 min'],
    [line({ kind: 'data', quantity: 180 }), 'Internet buiten je bundel, 180 MB'],
    [line({ kind: 'voice', quantity: 34 }), 'Bellen buiten je bundel, 34 min'],
    [line({ kind: 'sms', quantity: 41 }), 'Sms buiten je bundel, 41 sms'],
    [line({ kind: 'sms' }), 'Sms buiten je bundel, 0 sms'],
    [line({ kind: 'abroad', quantity: 12 }), 'Bellen naar het buitenland, 12 min'],
    [line({ kind: 'service', quantity: 3 }), '0900-nummers, 3 min'],
    [line({ kind: 'thirdParty' }), '0900-nummers en betaalde sms-diensten'],
    [line({ kind: 'proRata', from: '2026-11-17' }), 'Gedeelte van de maand (17 november tot en met 30 november)'],
    [line({ kind: 'instalment', number: 5, total: 24 }), 'Termijn 5 van 24'],
    [line({ kind: 'instalment', number: 5, total: 24, amount: -1 }), 'Terug: termijn 5 van 24'],
    [line({ kind: 'instalment', number: 5, total: 24, amount: 0 }), 'Termijn 5 van 24'],
    [line({ kind: 'simReplacement' }), 'Vervangende simkaart'],
    [line({ kind: 'reminderCosts' }), 'Herinneringskosten'],
    [line({ kind: 'collectionCosts' }), 'Incassokosten'],
    [line({ kind: 'terminationFee' }), 'Opzegvergoeding'],
    [line({ kind: 'household' }), 'Samenkorting november'],
    [line({ kind: 'verification', amount: -1 }), 'Terug: verificatie rekeningnummer'],
    [line({ kind: 'compensation', amount: -83, from: '2026-11-12' }), 'Vergoeding storing 12 november'],
    [line({ kind: 'balanceFromPrepaid' }), 'Beltegoed van je prepaid'],
    [line({ kind: 'credit' }), 'Terug van ons'],
    [line({ kind: 'other' }), 'Overige kosten'],
  ])('%#: %s', (given, title) => expect(lineTitle(given).replaceAll('\u00a0', ' ')).toBe(title))

  test('groups', () => {
    const [bundle, part] = [line({ kind: 'dataBundle', size: 1000 }), line({ kind: 'proRata', from: '2026-11-17' })]
    expect(groupTitle('fixed', [bundle])).toBe('Vaste kosten (november)')
    expect(groupTitle('fixed', [bundle, part])).toBe('Vaste kosten')
    expect(groupTitle('fixed', [part])).toBe('Vaste kosten')
    expect(groupTitle('fixed', [bundle, line({ kind: 'dataCap', from: '2026-11-17' })])).toBe('Vaste kosten')
    expect(groupTitle('fixed', [bundle, line({ kind: 'dataCap', until: '2026-11-16' })])).toBe('Vaste kosten')
    expect([groupTitle('fixed', []), groupTitle('outside', [])]).toEqual(['Vaste kosten', 'Buiten je bundel'])
    expect(groupTitle('outside', [line({ kind: 'sms', quantity: 1 })])).toBe('Buiten je bundel (november)')
    expect(groupTitle('phone', [])).toBe('Telefoon')
    expect(groupTitle('thirdParty', [])).toBe('Diensten van anderen')
    expect(groupTitle('once', [])).toBe('Eenmalige kosten')
    expect(groupTitle('discount', [])).toBe('Kortingen')
  })

  test('its name, its days and its total', () => {
    expect(invoiceName('2026-11-02')).toBe('Factuur 2\u00a0november')
    expect(spanText({ from: '2026-11-01', until: '2026-11-30' })).toBe('november')
    expect(totalTitle({ amount: 1430, state: 'TO_PAY' })).toBe('Te betalen')
    expect(totalTitle({ amount: 1430, state: 'PAID' })).toBe('Totaal')
    expect(totalTitle({ amount: -300, state: 'TO_PAY' })).toBe('Je krijgt terug')
    expect([0, -1].map((amount) => totalTitle({ amount, state: 'PAID' }))).toEqual(['Totaal', 'Je krijgt terug'])
  })
})

test('the card of the year: when it is January, then it is about the year before, and news until the end of the month (domain 1.14)', () => {
  expect(['2026-12-31', '2027-01-01', '2027-02-01'].map(cardYearOn)).toEqual(['2026-01-01', '2026-01-01', '2027-01-01'])
  expect(['2026-12-31', '2027-01-01', '2027-02-01'].map(newsUntil)).toEqual([null, '2027-01-31', null])
  expect(nextCardOn('2027-01-31')).toBe('2028-01-01')
})
