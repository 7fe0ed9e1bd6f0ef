import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { changePostpaidCampaigns, getPostpaidOptionsV2 } from '../../src/api/contract/bundleOptions.ts'
import { postpaidOverview } from '../../src/api/contract/overview.ts'
import { getPostpaidSubscription } from '../../src/api/contract/subscription.ts'
import { monthlyOf, pendingOf } from '../../src/domain/bundleChange.ts'
import { quickBackend, type Reply, visitor } from './visitor.ts'

/** The result of an answer, validated by the contract. */
const resultOf = <Output>({ body }: Reply, { answer }: { answer: v.GenericSchema<unknown, Output> }): Output =>
  v.parse(answer, body.result)

async function as(account: number) {
  const browser = visitor(quickBackend())
  await browser.as(account)
  return browser
}
const change = (campaignIDs: string[], more: object = {}) => ({
  activateComplete: false,
  campaignIDs,
  contractAccepted: true,
  ...more,
})

describe('changing bundles at the pretend backend', () => {
  test('a change is pending, shows on the overview, and has been made next month', async () => {
    const sanne = await as(1)
    const sent = await sanne.write('changePostpaidCampaigns', change(['INET-20000.year.750', 'MAIN-UNL.year.550']))
    const receipt = resultOf(sent, changePostpaidCampaigns)
    expect([monthlyOf(receipt.from), monthlyOf(receipt.to), receipt.reflectionUntil]).toEqual([1250, 1300, null])
    const before = resultOf(await sanne.read('postpaidOverview'), postpaidOverview)
    expect(before.fixMeTiles).toContainEqual({ templateType: 'pendingBundle', date: receipt.startsOn, size: 20_000 })
    await sanne.turn({ clock: receipt.startsOn })
    const overview = resultOf(await sanne.read('postpaidOverview'), postpaidOverview)
    expect([overview.dataBundle?.size, overview.fixMeTiles]).toEqual([20_000, []])
    expect(overview.currentCosts?.fixed[0]?.amount).toBe(1300)
    const options = resultOf(await sanne.read('getPostpaidOptionsV2'), getPostpaidOptionsV2)
    expect(options.yearBindingPeriod.bundleOptionCategories[0]?.subscribedBundles[0]).toMatchObject({
      price: 750,
      originalPrice: 950,
      discountMonthsLeft: 6,
    })
  })

  test('a new contract has 14 days; none at first is internet at once', async () => {
    const sem = await as(22)
    const none = await sem.write('changePostpaidCampaigns', change(['INET-0.year.0', 'MAIN-100.year.200']))
    const { reflectionUntil, startsOn } = resultOf(none, changePostpaidCampaigns)
    expect(reflectionUntil).not.toBeNull()
    await sem.turn({ clock: startsOn })
    const again = await sem.write('changePostpaidCampaigns', change(['INET-6000.year.550', 'MAIN-100.year.200']))
    expect(resultOf(again, changePostpaidCampaigns).internetNow).toBe(true)
    expect(resultOf(await sem.read('postpaidOverview'), postpaidOverview).dataBundle?.size).toBe(6000)
  })

  test('only another period: all bundles are on their way, at the price that they get', async () => {
    const sanne = await as(1)
    await sanne.write('changePostpaidCampaigns', change(['INET-10000.twoYears.600', 'MAIN-UNL.twoYears.500']))
    const options = resultOf(await sanne.read('getPostpaidOptionsV2'), getPostpaidOptionsV2)
    const coming = options.twoYearBindingPeriod.bundleOptionCategories.flatMap(({ pendingBundles }) => pendingBundles)
    expect(coming.map(({ price }) => price)).toEqual([600, 500])
    const next = pendingOf(options)
    expect(next && monthlyOf(next)).toBe(1100)
    const { bundles } = resultOf(await sanne.read('getPostpaidSubscription'), getPostpaidSubscription)
    expect(bundles.map(({ subscribedStatus }) => subscribedStatus)).toEqual(['Expiring', 'Pending', 'Expiring', 'Pending'])
  })

  test('only Compleet: no bundle changes, so nothing is on its way but Compleet', async () => {
    const sanne = await as(1)
    const sent = await sanne.write(
      'changePostpaidCampaigns',
      change(['INET-10000.year.700', 'MAIN-UNL.year.550'], { activateComplete: true }),
    )
    const receipt = resultOf(sent, changePostpaidCampaigns)
    expect([receipt.startsOn, receipt.completeBy === null]).toEqual([null, false])
    const options = resultOf(await sanne.read('getPostpaidOptionsV2'), getPostpaidOptionsV2)
    expect([options.pendingPeriod, options.completeStatus, options.pendingComplete]).toEqual([null, 'PENDING', false])
  })

  test('a data cap that is switched meanwhile stays as it was switched', async () => {
    const sanne = await as(1)
    const sent = await sanne.write('changePostpaidCampaigns', change(['INET-20000.year.750', 'MAIN-UNL.year.550']))
    await sanne.write('updateNetworkSettings', { dataCap: true, price: 100 })
    await sanne.turn({ clock: resultOf(sent, changePostpaidCampaigns).startsOn })
    expect(resultOf(await sanne.read('postpaidOverview'), postpaidOverview).dataCap).toEqual({ active: true })
  })

  test.each([
    [1, ['INET-10000.year.700', 'MAIN-UNL.year.550'], 409, 'NOTHING_CHANGED'],
    [1, ['INET-20000.year.700', 'MAIN-UNL.year.550'], 409, 'PRICE_CHANGED'],
    [1, ['INET-20000.month.1050', 'MAIN-UNL.month.600'], 422, 'NOT_AVAILABLE'],
    [1, ['INET-20000.year.750', 'MAIN-UNL.month.600'], 422, 'NOT_AVAILABLE'],
    [1, ['INET-20000.year.750'], 422, 'NOT_AVAILABLE'],
    [1, ['INET-2000-OUD.year.325', 'MAIN-UNL.year.550'], 422, 'NOT_AVAILABLE'],
    [1, ['NIETS.year.1', 'MAIN-UNL.year.550'], 422, 'NOT_AVAILABLE'],
    [4, ['INET-20000.year.750', 'MAIN-UNL.year.550'], 403, 'NOT_ALLOWED'],
    [16, ['INET-3000.twoYears.350', 'MAIN-UNL.twoYears.500'], 422, 'TOO_SMALL_FOR_PHONE'],
    [23, ['INET-40000.year.1250', 'MAIN-UNL.year.550'], 409, 'CHANGE_PENDING'],
  ])('account %i may not have %j: %i %s', async (account, campaignIDs, status, code) => {
    const browser = await as(account)
    expect(await browser.write('changePostpaidCampaigns', change(campaignIDs))).toMatchObject({ status, body: { code } })
  })

  test('not without consent; taken back once', async () => {
    const linda = await as(23)
    expect((await linda.ask('PUT', '/api/put?endpoint=undoPostpaidChange', {}, { 'Idempotency-Key': 'k' })).status).toBe(405)
    const [first, second] = [await linda.write('undoPostpaidChange', {}), await linda.write('undoPostpaidChange', {})]
    expect([first.status, second.status, second.body.code]).toEqual([200, 409, 'NO_CHANGE_PENDING'])
    const ids = ['INET-20000.year.750', 'MAIN-UNL.year.550']
    expect(await linda.write('changePostpaidCampaigns', change(ids, { contractAccepted: false }))).toMatchObject({
      status: 422,
      body: { code: 'CONTRACT_NOT_ACCEPTED' },
    })
  })
})
