import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, endOfMonth } from '#kit/dates.ts'
import { availablePeriods, currentOf, discountOf, monthlyOf } from '#model/bundles/bundleChange.ts'
import { ChangeReceipt, getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { getInvoices } from '#model/invoices/contract/invoices.ts'
import { getPostpaidOptionsRetention, getSimOnlyOffer, getUsageMonths } from '#model/renewal/contract.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { getTerminateData } from '#model/subscription/contract/termination.ts'
import { getWithdrawals } from '#model/subscription/contract/withdrawal.ts'
import { getUsage } from '#model/usage/contract.ts'
import { coveredOf } from '#model/usage/covered.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

/** Signed in on 20 November 2026: the term of account 15 ends on 20 February. */
async function as(account: number, clock = '2026-11-20T12:00:00+01:00') {
  const browser = visitor(quickBackend())
  await browser.turn({ clock })
  await browser.as(account)
  return {
    ...browser,
    get: async <Output>({ name, answer }: { name: string; answer: v.GenericSchema<unknown, Output> }, params?: object) =>
      v.parse(answer, (await browser.read(name, params)).body.result),
    order: (campaignIDs: string[], more: object = {}) =>
      browser.write('changePostpaidCampaigns', { activateComplete: false, campaignIDs, contractAccepted: true, ...more }),
    to: (day: string) => browser.turn({ clock: `${day}T12:00:00+01:00` }),
  }
}
const YEAR = ['INET-10000.retention.600.renewal', 'MAIN-UNL.retention.500.renewal']
const OFFER = ['INET-20000.retention.750.renewal', 'MAIN-UNL.retention.500.renewal']

describe('what is sold to who stays (spec 7 getPostpaidOptionsRetention, spec 9)', () => {
  test('a year for who stays has id 4; all of it begins after the term', async () => {
    const chantal = await as(15)
    const options = await chantal.get(getPostpaidOptionsRetention)
    expect(options.retentionBindingPeriod.id).toBe(4)
    // A regular year beside it would be the same for more money.
    expect(availablePeriods(options)).toEqual(['twoYearBindingPeriod', 'retentionBindingPeriod', 'monthBindingPeriod'])
    expect(options.startsOn).toBe('2027-03-01')
    const [internet] = options.retentionBindingPeriod.bundleOptionCategories
    expect(internet?.bundleOptions.map(({ price }) => price)).toEqual([0, 200, 350, 500, 600, 750, 1100, 2000])
  })

  test.each([1, 2, 6, 16, 29, 3, 4, 23])(
    'account %i may not extend: nothing is available, and an order is refused',
    async (account) => {
      const browser = await as(account)
      const options = await browser.get(getPostpaidOptionsRetention)
      const groups = [
        options.monthBindingPeriod,
        options.yearBindingPeriod,
        options.twoYearBindingPeriod,
        options.retentionBindingPeriod,
      ]
      expect(groups.some(({ available }) => available)).toBe(false)
      expect(await browser.get(getSimOnlyOffer)).toBeNull()
      const ids = account === 29 ? ['C1-INET-5000.retention.500.renewal', 'C1-MAIN-UNL.retention.350.renewal'] : YEAR
      const { status } = await browser.order(ids)
      expect(status).toBe(account === 23 ? 409 : 403)
      expect((await browser.read('getChangeSummary', { campaignIDs: ids })).status).toBe(status)
    },
  )

  test('the offer of account 15: 20 GB, € 7,50 for 6 months and € 8,00 after that', async () => {
    const offer = await (await as(15)).get(getSimOnlyOffer)
    expect(offer && [offer.period, monthlyOf(offer), monthlyOf(offer, true), discountOf(offer)]).toEqual([
      'retentionBindingPeriod',
      1250,
      1300,
      6,
    ])
  })

  test('by the month it begins with the next; a bundle that is not sold any more is not part of it', async () => {
    const sem = await as(22)
    const options = await sem.get(getPostpaidOptionsRetention)
    expect(options.startsOn).toBe('2026-12-01')
    const all = [options.monthBindingPeriod, options.retentionBindingPeriod].flatMap((group) => group.bundleOptionCategories)
    expect(all.flatMap(({ bundleOptions }) => bundleOptions).some(({ deprecated }) => deprecated)).toBe(false)
    expect(currentOf(options).ADDON_INET?.deprecated).toBe(true)
  })

  test('when the customer is prepaid, then nothing is offered', async () => {
    const browser = await as(30)
    for (const name of ['getPostpaidOptionsRetention', 'getSimOnlyOffer', 'getUsageMonths', 'getChangeSummary'])
      expect((await browser.read(name, { campaignIDs: YEAR })).status).toBe(403)
  })
})

describe('extending', () => {
  test('when an order mixes renewals with other options, then it is refused', async () => {
    const chantal = await as(15)
    const options = await chantal.get(getPostpaidOptionsV2)
    expect(availablePeriods(options)).not.toContain('retentionBindingPeriod')
    for (const ids of [
      ['INET-20000.retention.800', 'MAIN-UNL.retention.500'],
      ['INET-20000.retention.800.renewal', 'MAIN-UNL.retention.500'],
      ['INET-20000.retention.800.gratis', 'MAIN-UNL.retention.500.gratis'],
      ['INET-20000.retention.800.renewal'],
    ])
      expect((await chantal.order(ids)).body.code, String(ids)).toBe('NOT_AVAILABLE')
    expect((await chantal.order(YEAR, { contractAccepted: false })).body.code).toBe('CONTRACT_NOT_ACCEPTED')
    await chantal.turn({ priceRise: 25 })
    expect((await chantal.order(YEAR)).body).toMatchObject({ code: 'PRICE_CHANGED' })
  })

  test('the same period and the same bundles are a new contract all the same, at the prices of now', async () => {
    const chantal = await as(15)
    const sent = await chantal.order(['INET-10000.twoYears.600.renewal', 'MAIN-UNL.twoYears.500.renewal'])
    await chantal.to(v.parse(ChangeReceipt, sent.body.result).startsOn ?? '')
    await chantal.to('2028-12-15') // in the last months of two years
    const again = v.parse(
      ChangeReceipt,
      (await chantal.order(['INET-10000.twoYears.600.renewal', 'MAIN-UNL.twoYears.500.renewal'])).body.result,
    )
    expect([again.startsOn, again.contractEnd]).toEqual(['2029-03-01', '2031-02-28'])
    const options = await chantal.get(getPostpaidOptionsV2)
    expect([options.pendingRenewal, options.startsOn]).toEqual([true, '2029-03-01'])
    expect(
      (await chantal.get(getPostpaidSubscription)).bundles.some(({ subscribedStatus }) => subscribedStatus === 'Pending'),
    ).toBe(true)
  })

  test('within 14 days it is withdrawn, and everything is as it was', async () => {
    const chantal = await as(15)
    await chantal.order(OFFER)
    const [open] = (await chantal.get(getWithdrawals)).open
    expect(open).toMatchObject({ kind: 'change', until: '2026-12-04', keepsUntil: null })
    await chantal.to('2026-12-03')
    await chantal.write('withdrawContract', { kind: 'change', email: 'chantal@voorbeeld.example' })
    expect((await chantal.get(getPostpaidOptionsV2)).pendingPeriod).toBeNull()
    expect((await chantal.get(getWithdrawals)).open).toEqual([])
  })

  test('withdrawn after it has begun: the month that is paid, and then what there was before', async () => {
    const ahmed = await as(26, '2026-11-25T12:00:00+01:00')
    await ahmed.order(['INET-6000.retention.500.renewal', 'MAIN-200.retention.250.renewal'])
    await ahmed.to('2026-12-02')
    await ahmed.write('withdrawContract', { kind: 'change', email: 'ahmed@voorbeeld.example' })
    const options = await ahmed.get(getPostpaidOptionsV2)
    expect([options.pendingPeriod, options.startsOn, options.pendingFinal, options.pendingRenewal]).toEqual([
      'monthBindingPeriod',
      '2027-01-01',
      true,
      false,
    ])
    await ahmed.to('2027-01-02')
    expect(monthlyOf(currentOf(await ahmed.get(getPostpaidOptionsV2)))).toBe(1400)
  })

  test('when the customer leaves before it begins, then only the old term counts', async () => {
    const chantal = await as(15)
    const before = await chantal.get(getTerminateData)
    await chantal.order(YEAR)
    await chantal.to('2026-12-10') // the reflection period is over
    const data = await chantal.get(getTerminateData)
    expect([data.contractEnd, data.monthly, data.changeOn, data.renewalOn]).toEqual([
      before.contractEnd,
      before.monthly,
      null,
      '2027-03-01',
    ])
    const sent = await chantal.write('terminateSubscription', {
      reason: 'OTHER',
      endsOn: '2027-03-20',
      fee: 0,
      message: '',
    })
    expect(sent.status).toBe(200)
    expect((await chantal.get(getPostpaidOptionsV2)).pendingPeriod).toBeNull()
  })

  test('when the customer stays after all, then the renewal is back', async () => {
    const [chantal, constant] = [await as(15), await as(15)]
    await constant.order(YEAR)
    await chantal.order(YEAR)
    await chantal.to('2026-12-10')
    const before = await chantal.get(getPostpaidOptionsV2)
    await chantal.write('terminateSubscription', { reason: 'OTHER', endsOn: '2027-03-20', fee: 0, message: '' })
    expect((await chantal.get(getPostpaidOptionsV2)).pendingPeriod).toBeNull()
    await chantal.to('2026-12-20')
    expect((await chantal.get(getPostpaidSubscription)).renewalIfStaying).toBe('2027-03-01')
    await chantal.write('undoTermination', {})
    expect(JSON.stringify((await chantal.ask('GET', '/demo/messages')).body)).toMatch(/Je verlenging gaat in op 1\smaart 2027\./)
    expect(await chantal.get(getPostpaidOptionsV2)).toEqual(before)
    await Promise.all([chantal.to('2027-03-02'), constant.to('2027-03-02')])
    const renewed = await constant.get(getPostpaidSubscription)
    expect(renewed.contract?.contractEndDate).toBe('2028-02-29')
    expect(await chantal.get(getPostpaidSubscription)).toEqual(renewed)
  })

  test('when the customer stays only after it would have begun, then there is no renewal', async () => {
    const chantal = await as(15)
    await chantal.order(YEAR)
    await chantal.to('2026-12-10')
    await chantal.write('terminateSubscription', { reason: 'OTHER', endsOn: '2027-08-31', fee: 0, message: '' })
    await chantal.to('2027-07-20')
    const before = await chantal.get(getPostpaidSubscription)
    expect(before.renewalIfStaying).toBeNull()
    const paid = await chantal.get(getInvoices)
    await chantal.write('undoTermination', {})
    expect((await chantal.get(getPostpaidSubscription)).contract?.contractEndDate).toBe(before.contract?.contractEndDate)
    expect((await chantal.get(getInvoices)).invoices).toEqual(paid.invoices)
  })

  test('the summary tells the contract that would be, and a confirmation is sent', async () => {
    const chantal = await as(15)
    const { body } = await chantal.read('getChangeSummary', { campaignIDs: OFFER })
    const text = atob(String(Object(body.result).base64))
    for (const told of ['12,50', '13,00', 'Gaat in op 01-03-2027', 'Loopt tot en met 29-02-2028', '04-12-2026'])
      expect(text).toContain(told)
    await chantal.order(OFFER)
    expect(JSON.stringify((await chantal.ask('GET', '/demo/messages')).body)).toContain('Je nieuwe contract loopt tot en met 29')
    const mails = JSON.stringify((await chantal.ask('GET', '/demo/messages')).body).replaceAll(/\s|\\u00a0/g, ' ')
    expect(mails).toContain('Je betaalt € 12,50 per maand, na 6 maanden € 13,00.')
  })
})

describe('the months of the advice', () => {
  test.each([1, 2, 15, 20, 27, 28])('account %i: whole months, oldest first, as the usage of each says', async (account) => {
    const browser = await as(account)
    const months = await browser.get(getUsageMonths)
    const { periods } = await browser.get(getUsage)
    const whole = periods.filter(({ from, until }) => from.endsWith('-01') && until === endOfMonth(from) && until < '2026-11-20')
    expect(months.map(({ month }) => month)).toEqual(
      whole
        .slice(0, 12)
        .map(({ from }) => from)
        .toReversed(),
    )
    for (const { month, data, voice, sms } of months) {
      const usage = await browser.get(getUsage, { period: month })
      expect([data.used, voice.used, sms]).toEqual([coveredOf(usage.data.days), usage.voice.used, usage.voice.smsUsed])
      expect(data.given + data.bought).toBe(usage.data.topUps.reduce((sum, { size }) => sum + size, 0))
    }
    if (account === 27) expect(months).toEqual([])
  })

  test('when extras were bought, then they are counted apart', async () => {
    const daan = await as(2)
    const [offer] = (await daan.read('getPostpaidTopupBundles')).body.result as { id: string; type: string }[]
    expect(offer).toBeDefined()
    await daan.write('topupPostpaidBundle', { id: offer?.id ?? '', price: 300 })
    await daan.to(addDays(addMonths('2026-12-01', 0), 4))
    const last = (await daan.get(getUsageMonths)).at(-1)
    expect([last?.month, (last?.data.bought ?? 0) + (last?.voice.bought ?? 0) > 0]).toEqual(['2026-11-01', true])
  })
})
