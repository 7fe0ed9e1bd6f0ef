import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { monthlyOf, pendingOf } from '#model/bundles/bundleChange.ts'
import { changePostpaidCampaigns, getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { takenBack } from '#model/bundles/replacing.ts'
import { postpaidOverview } from '#model/overview/contract.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { getWithdrawals } from '#model/subscription/contract/withdrawal.ts'
import { quickBackend, type Reply, visitor } from '../world/visitor.ts'

/** The result of an answer, validated by the contract. */
const resultOf = <Output>({ body }: Reply, { answer }: { answer: v.GenericSchema<unknown, Output> }): Output =>
  v.parse(answer, body.result)

type Browser = ReturnType<typeof visitor>

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
  test('a new contract: when there was no internet before, then it works at once and can be withdrawn for 14 days', async () => {
    const sem = await as(22)
    const none = await sem.write('changePostpaidCampaigns', change(['INET-0.year.0', 'MAIN-100.year.200']))
    const { reflectionUntil, startsOn } = resultOf(none, changePostpaidCampaigns)
    expect(reflectionUntil).not.toBeNull()
    await sem.turn({ clock: startsOn })
    const again = await sem.write('changePostpaidCampaigns', change(['INET-6000.year.550', 'MAIN-100.year.200']))
    expect(resultOf(again, changePostpaidCampaigns).internetNow).toBe(true)
    expect(resultOf(await sem.read('postpaidOverview'), postpaidOverview).dataBundle?.size).toBe(6000)
  })

  test('a change of the period alone: when it is ordered, then all bundles are pending at their new price', async () => {
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

  test('Compleet alone: when it is ordered, then no bundle is pending', async () => {
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

  describe('another change in the place of the one on its way', () => {
    const LARGER = ['INET-40000.year.1250', 'MAIN-UNL.year.550']
    const TODAY = '2026-11-18'
    async function on(day: string, account: number) {
      const browser = visitor(quickBackend())
      await browser.turn({ clock: day })
      await browser.as(account)
      return browser
    }
    const optionsOf = async (browser: Browser) => resultOf(await browser.read('getPostpaidOptionsV2'), getPostpaidOptionsV2)
    const pendingId = async (browser: Browser) => {
      const { pendingId: id } = await optionsOf(browser)
      if (id === null) throw new Error('nothing can be replaced')
      return id
    }
    const refusalOf = ({ status, body }: Reply) => [status, body.code]

    test('when it is ordered, then only the new change is pending, and undoing it restores the bundles of before both', async () => {
      const linda = await on(TODAY, 23)
      const before = await optionsOf(linda)
      const replaces = await pendingId(linda)
      expect((await linda.read('getChangeSummary', { campaignIDs: LARGER, replaces })).status).toBe(200)
      const sent = await linda.write('changePostpaidCampaigns', change(LARGER, { replaces }))
      const { from, to, startsOn } = resultOf(sent, changePostpaidCampaigns)
      expect([from.ADDON_INET?.size, to.ADDON_INET?.size, startsOn]).toEqual([10_000, 40_000, '2026-12-01'])
      const after = await optionsOf(linda)
      expect(pendingOf(after)?.ADDON_INET?.size).toBe(40_000)
      expect(after.pendingId).not.toBe(replaces)
      const { fixMeTiles } = resultOf(await linda.read('postpaidOverview'), postpaidOverview)
      expect(fixMeTiles.filter(({ templateType }) => templateType === 'pendingBundle')).toEqual([
        { templateType: 'pendingBundle', date: startsOn, size: 40_000 },
      ])
      const messages = Object.values(Object((await linda.ask('GET', '/demo/messages')).body)) as { text: string }[]
      expect(messages.at(-1)?.text).toContain('Je eerdere wijziging gaat niet door.')
      expect((await linda.write('undoPostpaidChange', {})).status).toBe(200)
      expect(await optionsOf(linda)).toEqual(takenBack(before))
    })

    test('when another change was shown than the pending one, then it is refused', async () => {
      const linda = await on(TODAY, 23)
      const replaces = await pendingId(linda)
      const order = (ids: string[], more: object) => linda.write('changePostpaidCampaigns', change(ids, more))
      expect(refusalOf(await order(LARGER, {}))).toEqual([409, 'CHANGE_PENDING'])
      expect(refusalOf(await order(LARGER, { replaces: 'another' }))).toEqual([409, 'CHANGE_PENDING'])
      expect(refusalOf(await order(LARGER, { replaces: 23 }))).toEqual([400, undefined])
      expect(refusalOf(await linda.read('getChangeSummary', { campaignIDs: LARGER }))).toEqual([409, 'CHANGE_PENDING'])
      expect((await order(LARGER, { replaces })).status).toBe(200)
      // A second tab that shows the first one still.
      const other = ['INET-6000.year.550', 'MAIN-UNL.year.550']
      expect(refusalOf(await order(other, { replaces }))).toEqual([409, 'CHANGE_PENDING'])
      expect(pendingOf(await optionsOf(linda))?.ADDON_INET?.size).toBe(40_000)
      await linda.write('undoPostpaidChange', {})
      expect(refusalOf(await order(other, { replaces }))).toEqual([409, 'NO_CHANGE_PENDING'])
    })

    test('when it is what the customer has or what is pending, then it is refused unless the price fell', async () => {
      const linda = await on(TODAY, 23)
      const same = ['INET-20000.year.750', 'MAIN-UNL.year.550']
      // Ordered when 20 GB was not cheaper for the first months.
      const first = await linda.write('changePostpaidCampaigns', change(same, { replaces: await pendingId(linda) }))
      expect(first.status).toBe(200)
      const replaces = await pendingId(linda)
      for (const ids of [['INET-10000.year.700', 'MAIN-UNL.year.550'], same])
        expect(refusalOf(await linda.write('changePostpaidCampaigns', change(ids, { replaces })))).toEqual([
          409,
          'NOTHING_CHANGED',
        ])
      expect(await pendingId(linda)).toBe(replaces)
    })

    test('days later: internet that is on at once is what was chosen last, and stops with it', async () => {
      const sem = await on(TODAY, 22)
      await sem.write('changePostpaidCampaigns', change(['INET-0.year.0', 'MAIN-100.year.200']))
      await sem.turn({ clock: '2026-12-01' })
      const internet = async () => resultOf(await sem.read('postpaidOverview'), postpaidOverview).dataBundle?.size
      const first = await sem.write('changePostpaidCampaigns', change(['INET-6000.year.550', 'MAIN-100.year.200']))
      expect([first.status, await internet()]).toEqual([200, 6000])
      await sem.turn({ clock: '2026-12-05' })
      const replaces = await pendingId(sem)
      const larger = await sem.write(
        'changePostpaidCampaigns',
        change(['INET-10000.year.700', 'MAIN-100.year.200'], { replaces }),
      )
      expect([resultOf(larger, changePostpaidCampaigns).internetNow, await internet()]).toEqual([true, 10_000])
      await sem.write('undoPostpaidChange', {})
      expect(await internet()).toBeUndefined()
    })

    test('when the first change had Compleet and the second has not, then Compleet is not requested', async () => {
      const sanne = await on(TODAY, 1)
      const ids = ['INET-20000.year.750', 'MAIN-UNL.year.550']
      await sanne.write('changePostpaidCampaigns', change(ids, { activateComplete: true }))
      const replaces = await pendingId(sanne)
      expect((await sanne.write('changePostpaidCampaigns', change(ids, { replaces }))).status).toBe(200)
      const { completeStatus, pendingComplete } = await optionsOf(sanne)
      expect([completeStatus, pendingComplete]).toEqual(['ELIGIBLE', false])
    })

    test('when it replaces a new contract, then the reflection period is that of the remaining contract', async () => {
      const sanne = await on(TODAY, 1)
      const contract = ['INET-10000.twoYears.600', 'MAIN-UNL.twoYears.500']
      await sanne.write('changePostpaidCampaigns', change(contract))
      const ends = async () =>
        resultOf(await sanne.read('getWithdrawals'), getWithdrawals).open.map(({ kind, until }) => [kind, until])
      expect(await ends()).toEqual([['change', '2026-12-02']])
      await sanne.turn({ clock: '2026-11-20' })
      const larger = ['INET-20000.twoYears.850', 'MAIN-UNL.twoYears.500']
      const again = await sanne.write('changePostpaidCampaigns', change(larger, { replaces: await pendingId(sanne) }))
      expect([again.status, await ends()]).toEqual([200, [['change', '2026-12-04']]])
      const within = await sanne.write(
        'changePostpaidCampaigns',
        change(['INET-20000.year.750', 'MAIN-UNL.year.550'], { replaces: await pendingId(sanne) }),
      )
      expect([within.status, await ends()]).toEqual([200, []])
    })

    test('when either of the two is a renewal, then it is refused', async () => {
      const chantal = await on(TODAY, 15)
      const extension = ['INET-10000.retention.600.renewal', 'MAIN-UNL.retention.500.renewal']
      const larger = ['INET-20000.year.750', 'MAIN-UNL.year.550']
      const order = (ids: string[], more: object = {}) => chantal.write('changePostpaidCampaigns', change(ids, more))
      expect((await order(larger)).status).toBe(200)
      expect(refusalOf(await order(extension, { replaces: await pendingId(chantal) }))).toEqual([409, 'CHANGE_PENDING'])
      await chantal.write('undoPostpaidChange', {})
      expect((await order(extension)).status).toBe(200)
      const { pendingRenewal, pendingId: id } = await optionsOf(chantal)
      expect([pendingRenewal, id]).toEqual([true, null])
      expect(refusalOf(await order(larger, { replaces: '' }))).toEqual([409, 'CHANGE_PENDING'])
    })
  })
})
