import * as v from 'valibot'
import { expect, test } from 'vitest'
import { postpaidOverview } from '#model/overview/contract.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

test('a discount: when it has ended by the next invoice, then the overview says why that is higher', async () => {
  const customer = visitor(quickBackend())
  const on = (day: string) => customer.turn({ clock: `${day}T12:00:00+01:00` })
  const isSaid = async (day: string) => {
    await on(day)
    return v.parse(postpaidOverview.answer, (await customer.read('postpaidOverview')).body.result).nextInvoice?.discountEnded
  }
  await on('2026-11-26')
  await customer.as(1)
  const campaignIDs = ['INET-20000.year.750', 'MAIN-UNL.year.550']
  await customer.write('changePostpaidCampaigns', { activateComplete: false, campaignIDs, contractAccepted: true })
  expect([await isSaid('2027-04-20'), await isSaid('2027-05-20')]).toEqual([false, true])
})
