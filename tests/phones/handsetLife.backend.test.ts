import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from '#kit/dates.ts'
import type { InvoiceLine } from '#model/invoices/contract/invoices.ts'
import { addressOf } from '../../fixtures/addresses.ts'
import { fixMeBarItemsOf } from '../../mocks/overview/attention.ts'
import { arrived } from '../../mocks/phones/phoneOrder.ts'
import { withdrawn } from '../../mocks/subscription/cancelling.ts'
import { accountSeen } from '../world/seen.ts'
import { quickBackend, visitor } from '../world/visitor.ts'
import { phoneOrder } from './phoneOrder.ts'

const NOON = 'T12:00:00+01:00'
const MORNING = 'T09:00:00+01:00'

type Ordering = { account?: number; on?: string; time?: string; monthly?: number; paidAt?: string }

/** A customer who has just ordered a phone. */
async function ordered({ account = 15, on = '2026-12-02', time = MORNING, monthly = 2200, paidAt }: Ordering = {}) {
  const browser = visitor(quickBackend())
  const turnTo = (day: string, at = NOON) => browser.turn({ clock: day + at })
  await turnTo(on, time)
  await browser.as(account)
  const result = async (operation: string, params?: object) => Object((await browser.read(operation, params)).body.result)
  const wanted = phoneOrder({ monthly, address: addressOf(account) })
  const { flowInstanceId } = Object((await browser.write('createRetentionHandset', wanted)).body.result)
  const { payment } = Object((await browser.write('verifyRetentionHandsetCode', { flowInstanceId, code: '123456' })).body.result)
  if (paidAt) await browser.turn({ clock: paidAt })
  await browser.ask('POST', '/demo/payment', { id: payment.id, decision: 'paid' })
  const phone = async () => Object((await browser.write('handsetOrder', {})).body.result)[0]
  const statusOn = async (day: string) => {
    await turnTo(day)
    return (await phone())?.status
  }
  const happen = (kind: string) => browser.ask('POST', '/demo/happen', { kind })
  const withdraw = (kind: string) => browser.write('withdrawContract', { kind, email: 'chantal@voorbeeld.example' })
  const tile = async () =>
    (await result('postpaidOverview')).tiles.find(({ templateType }: { templateType: string }) => templateType === 'phone')
  /** The lines about phones of all invoices, newest first. */
  const terms = async () => {
    const { invoices } = await result('getInvoices')
    const lines: (InvoiceLine & { month: string })[] = []
    for (const { id, month } of invoices)
      for (const line of (await result('getInvoice', { id })).lines)
        if (line.kind === 'instalment') lines.push({ ...line, month })
    return lines
  }
  return { browser, turnTo, result, phone, statusOn, happen, withdraw, tile, terms, id: payment.id }
}

describe('a phone in terms', () => {
  test('when it is ordered on a Friday, then it arrives on Monday and is paid off after 24 terms', async () => {
    const { statusOn, phone, tile } = await ordered({ on: '2026-12-04' })
    const life = [
      ['2026-12-04', 'ACCEPTED', 0],
      ['2026-12-05', 'WAIT_FOR_DELIVERY', 0],
      ['2026-12-06', 'WAIT_FOR_DELIVERY', 0],
      ['2026-12-07', 'DELIVERED', 0],
      ['2026-12-31', 'DELIVERED', 0],
      ['2027-01-03', 'DELIVERED', 0],
      ['2027-01-11', 'DELIVERED', 0], // invoiced on the 4th, debited today
      ['2027-01-12', 'DELIVERED', 2200],
      ['2027-02-09', 'DELIVERED', 4400],
      ['2028-12-08', 'DELIVERED', 50_600],
      ['2028-12-09', 'PAID_OFF', 52_800],
      ['2031-01-01', 'PAID_OFF', 52_800],
    ] as const
    for (const [day, status, paid] of [...life, ...life.toReversed()]) {
      expect([day, await statusOn(day), (await phone()).totalPaid]).toEqual([day, status, paid])
      // Shows the day of delivery until the phone is no longer new.
      const comes = day <= '2026-12-07' && { date: '2026-12-07' }
      // Delivered without a paid term: shows the day of the first term.
      const begins = day >= '2026-12-07' && paid === 0 && { firstTermOn: '2027-01-04' }
      expect(await tile()).toEqual({ templateType: 'phone', paid, total: 52_800, status, ...comes, ...begins })
      expect((await phone()).firstTermOn).toBe(begins ? begins.firstTermOn : undefined)
    }
    expect(await statusOn('2026-12-03')).toBeUndefined()
  })

  test('the order names the phone in the colour that was ordered, also once it is withdrawn', async () => {
    const { phone, withdraw } = await ordered()
    const named = { name: 'Talura S2, 128 GB', color: 'Zwart', size: { height: 159, width: 76 } }
    expect((await phone()).phone).toEqual({ ...named, picture: expect.stringMatching(/zwart/) })
    await withdraw('phone')
    expect(await phone()).toMatchObject({ status: 'CANCELLED', phone: named })
  })

  test('the invoices have 24 terms, one a month from the month after delivery', async () => {
    const { turnTo, terms } = await ordered()
    await turnTo('2029-06-20')
    expect((await terms()).map(({ month, number, total, amount }) => [month, number, total, amount])).toEqual(
      Array.from({ length: 24 }, (_, at) => [addMonths('2027-01-01', 23 - at), 24 - at, 24, 2200]),
    )
  })

  test('the first invoice has the bundles and a term, without the payment of the order', async () => {
    const { result, turnTo } = await ordered()
    await turnTo('2027-01-20')
    const [{ id }] = (await result('getInvoices')).invoices
    const { lines } = await result('getInvoice', { id })
    const fixed = (lines as InvoiceLine[]).filter(({ from }) => from === '2027-01-01').map((line) => [line.kind, line.amount])
    expect(fixed).toEqual([
      ['dataBundle', 600],
      ['voiceBundle', 500],
      ['instalment', 2200],
    ])
    const { currentCosts } = await result('postpaidOverview')
    expect(currentCosts.fixed).toContainEqual({ title: 'Telefoon, termijn 1 van 24', amount: 2200 })
  })

  test('the contract of a phone begins next month, and cannot be undone by itself', async () => {
    const { result, turnTo, browser } = await ordered()
    expect(await result('getPostpaidOptionsV2')).toMatchObject({
      pendingPeriod: 'twoYearBindingPeriod',
      pendingFinal: true,
      pendingWithPhone: true,
      startsOn: '2027-01-01',
      pendingContractEnd: '2028-12-31',
    })
    expect((await browser.write('undoPostpaidChange', {})).status).toBe(409)
    await turnTo('2027-01-01')
    expect(await result('getPostpaidSubscription')).toMatchObject({
      bindingPeriodType: 'twoYearBindingPeriod',
      contract: { contractEndDate: '2028-12-31', isRenewalEligible: false },
      startDate: addMonths('2026-12-02', -9),
    })
    expect((await result('postpaidOverview')).currentCosts.fixed).toContainEqual({ title: 'Bundels', amount: 1100 })
  })

  test('the contract begins as was shown when the phone is paid just after the month of the order', async () => {
    const { result, id } = await ordered({ on: '2026-12-31', time: 'T23:50:00+01:00', paidAt: '2027-01-01T00:02:00+01:00' })
    const { receipt } = await result('getPaymentReceipt', { id })
    expect(receipt).toMatchObject({ contractEnd: '2028-12-31', arrivesOn: '2027-01-04' })
    expect(await result('getPostpaidSubscription')).toMatchObject({
      bindingPeriodType: 'twoYearBindingPeriod',
      contract: { contractEndDate: '2028-12-31' },
    })
  })

  test('a phone that is not paid off rules out another phone and a smaller bundle', async () => {
    const { result, turnTo, browser } = await ordered()
    expect(await result('getUser')).toMatchObject({ handsetRejectionReason: 'OPEN_HANDSET_ORDER' })
    await turnTo('2027-02-01')
    const campaignIDs = ['INET-3000.twoYears.350', 'MAIN-UNL.twoYears.500']
    const change = { activateComplete: false, campaignIDs, contractAccepted: true }
    expect((await browser.write('changePostpaidCampaigns', change)).body.code).toBe('TOO_SMALL_FOR_PHONE')
    await turnTo('2028-12-10')
    expect(await result('getUser')).toMatchObject({ isHandsetEligible: true, handsetRejectionReason: null })
  })

  test('a phone can be repaired for two years once it has arrived', async () => {
    const { result, turnTo } = await ordered()
    expect((await result('getRepair')).phone).toBeNull()
    await turnTo('2026-12-03')
    expect((await result('getRepair')).phone).toEqual({ name: 'Talura S2, 128 GB', warrantyUntil: '2028-12-03' })
  })

  test('a phone arrives sooner when the demo delivers it', async () => {
    const { happen, phone, result, turnTo } = await ordered({ on: '2026-12-31' })
    expect((await happen('phone-delivered')).status).toBe(200)
    expect((await phone()).status).toBe('DELIVERED')
    expect((await result('getWithdrawals')).open).toContainEqual(expect.objectContaining({ kind: 'phone', until: '2027-01-14' }))
    await turnTo('2027-01-12')
    expect((await phone()).totalPaid).toBe(2200)
  })

  test('a phone that is paid at once has no loan, no terms, and no tile once it is no longer new', async () => {
    const { statusOn, phone, tile, turnTo, terms, result } = await ordered({ monthly: 0 })
    expect(await tile()).toMatchObject({ status: 'ACCEPTED', total: 0 })
    expect((await result('getWithdrawals')).open).toContainEqual(expect.objectContaining({ kind: 'phone', hasLoan: false }))
    expect([await statusOn('2026-12-03'), (await phone()).totalCredit]).toEqual(['PAID_OFF', 0])
    expect(await tile()).toMatchObject({ status: 'PAID_OFF', date: (await phone()).arrivesOn })
    await turnTo('2026-12-10')
    expect(await tile()).toBeUndefined()
    await turnTo('2027-04-20')
    expect(await terms()).toEqual([])
  })

  test('the terms continue after the subscription has ended', async () => {
    const { browser, turnTo, terms, result } = await ordered()
    await turnTo('2028-06-10')
    const { terminationFee: fee } = await result('getTerminateData')
    const leaving = { reason: 'OTHER', endsOn: '2028-07-10', fee, message: '' }
    expect((await browser.write('terminateSubscription', leaving)).status).toBe(200)
    await turnTo('2029-06-20')
    expect((await terms()).reduce((sum, { amount }) => sum + amount, 0)).toBe(52_800)
  })
})

describe('a former phone', () => {
  test('a former phone makes way for the new one, and its terms stay on their invoices', async () => {
    const { turnTo, terms, phone, result } = await ordered({ account: 17 })
    expect((await phone()).status).toBe('ACCEPTED')
    expect((await result('getRepair')).phone).toMatchObject({ name: 'Veldra One 5G' })
    const old = (await terms()).filter(({ amount }) => amount === 1600)
    expect(old[0]).toMatchObject({ month: '2026-11-01', number: 24 })
    await turnTo('2027-02-20')
    expect((await terms()).filter(({ amount }) => amount === 1600)).toEqual(old)
    expect((await terms()).filter(({ amount }) => amount === 2200)).toHaveLength(2)
    expect((await result('getRepair')).phone).toMatchObject({ name: 'Talura S2, 128 GB' })
  })

  test('a former phone: when another one has come, then the day of its delivery stays on the timeline', async () => {
    const { turnTo, result } = await ordered({ account: 17 })
    await turnTo('2027-02-20')
    const rows: { kind: string; name?: string }[] = (await result('getTimeline')).rows
    const names = rows.flatMap(({ kind, name }) => (kind === 'parcel' ? [name] : []))
    expect(names).toEqual(['Veldra One 5G', 'Talura S2, 128 GB'])
  })

  test('a former phone is shown again when the new one is withdrawn', async () => {
    const { withdraw, phone, tile, result } = await ordered({ account: 17 })
    await withdraw('phone')
    expect([await phone(), await tile()]).toMatchObject([
      { status: 'PAID_OFF', totalPaid: 38_400 },
      { paid: 38_400, total: 38_400 },
    ])
    expect((await result('getRepair')).phone).toMatchObject({ name: 'Veldra One 5G' })
  })
})

describe('withdrawing a phone', () => {
  test('a phone that is withdrawn with the subscription: only its return is asked', () => {
    const account = accountSeen(18, '2026-12-01')
    if (account.type !== 'Postpaid' || !account.handset) throw new Error('no phone')
    const sent = { ...account, handset: arrived(account.handset, '2026-12-01') }
    const nothing = { overdue: 0, count: 0, checking: 0 }
    const asked = fixMeBarItemsOf(withdrawn(sent, 'subscription', '2026-12-02'), '2026-12-03', nothing, false)
    expect(asked).toEqual([{ templateType: 'phoneReturn', date: '2026-12-16' }])
  })

  test('a phone that was not shipped never comes, and is refunded', async () => {
    const { withdraw, phone, statusOn, result, tile } = await ordered()
    const { open } = await result('getWithdrawals')
    expect(open.map(({ kind, hasPhone, until }: Record<string, unknown>) => [kind, hasPhone, until])).toEqual([
      ['phone', false, '2026-12-17'],
      ['change', false, '2026-12-17'],
    ])
    expect((await withdraw('phone')).body.result).toMatchObject({
      kind: 'phone',
      orderNumber: 'TU-26015-001',
      returnBy: null,
      refund: { amount: 2741, on: '2026-12-04', receivedOn: null },
    })
    expect([(await phone()).status, await tile()]).toEqual(['CANCELLED', undefined])
    const refund = { templateType: 'phoneRefund', date: '2026-12-04', amount: 2741 }
    expect((await result('postpaidOverview')).fixMeBarItems).toContainEqual(refund)
    expect(await statusOn('2027-03-01')).toBe('CANCELLED')
  })

  test('a phone that was shipped is returned, and settled within two weeks', async () => {
    const { browser, turnTo, withdraw, statusOn, terms, result, phone, happen } = await ordered({ on: '2027-01-04' })
    await turnTo('2027-01-05')
    expect((await phone()).status).toBe('DELIVERED')
    expect((await terms()).map(({ amount }) => amount)).toEqual([])
    const { body } = await withdraw('phone')
    expect(Object(body.result).returnBy).toBe('2027-01-19')
    expect(JSON.stringify((await browser.ask('GET', '/demo/messages')).body)).toContain('In deze e-mail zit je retourlabel')
    const asks = async () => (await result('postpaidOverview')).fixMeBarItems
    expect(await asks()).toContainEqual({ templateType: 'phoneReturn', date: '2027-01-19' })
    expect((await result('getRepair')).phone).toBeNull()
    expect(JSON.stringify((await browser.ask('GET', '/demo/world')).body)).toContain('Telefoon is terug bij ons')
    expect(await statusOn('2027-01-08')).toBe('WAIT_FOR_RETURN')
    expect(await statusOn('2027-01-11')).toBe('RETURN')
    expect(await asks()).not.toContainEqual(expect.objectContaining({ templateType: 'phoneReturn' }))
    expect(await statusOn('2027-01-15')).toBe('TERMINATED')
    expect(await result('getUser')).toMatchObject({ handsetRejectionReason: null })
    await turnTo('2027-01-06')
    await happen('phone-returned')
    expect([(await phone()).status, await statusOn('2027-01-12')]).toEqual(['RETURN', 'TERMINATED'])
  })

  test('a return: the overview shows its state, amount and day until a month after the refund', async () => {
    const { turnTo, withdraw, result } = await ordered({ on: '2027-01-28' })
    await turnTo('2027-02-03') // the first term is on an invoice
    const { body } = await withdraw('phone')
    const amount = 2741 + 2200
    expect(Object(body.result).refund).toEqual({ amount, on: null, receivedOn: null })
    const lineOn = async (day: string) => {
      await turnTo(day)
      const { fixMeBarItems } = await result('postpaidOverview')
      return fixMeBarItems.filter(({ templateType }: { templateType: string }) => /^phoneRe/.test(templateType))
    }
    const refund = { amount, on: '2027-02-11', receivedOn: '2027-02-09' }
    for (let day = '2027-02-04'; day <= '2027-03-14'; day = addDays(day, 1)) {
      const line =
        day < refund.receivedOn
          ? { templateType: 'phoneReturn', date: '2027-02-17' }
          : { templateType: 'phoneReturned', date: refund.on, amount }
      expect([day, await lineOn(day)]).toEqual([day, [line]])
    }
    expect(await lineOn('2027-03-15')).toEqual([])
    expect((await result('getWithdrawals')).done[0]).toMatchObject({ kind: 'phone', refund })
  })

  test('a return that does not come is still asked for after its last day, and settled once it is here', async () => {
    const { browser, turnTo, withdraw, result, phone, happen } = await ordered({ on: '2027-01-04' })
    await turnTo('2027-01-06')
    await withdraw('phone')
    await browser.ask('POST', '/demo/happen', { kind: 'phone-status', status: 'WAIT_FOR_RETURN' })
    const asks = async () => (await result('postpaidOverview')).fixMeBarItems
    for (const day of ['2027-01-20', '2027-01-21', '2027-06-01']) {
      await turnTo(day)
      expect(await asks()).toContainEqual({ templateType: 'phoneReturn', date: '2027-01-20' })
    }
    await happen('phone-returned')
    expect((await phone()).status).toBe('RETURN')
    expect(await asks()).toContainEqual({ templateType: 'phoneReturned', date: '2027-06-03', amount: 2741 })
  })

  test('a withdrawal overrules an earlier status of the warehouse', async () => {
    const { browser, turnTo, withdraw, phone } = await ordered()
    await turnTo('2026-12-04')
    await browser.ask('POST', '/demo/happen', { kind: 'phone-status', status: 'DELIVERED' })
    await withdraw('phone')
    expect((await phone()).status).toBe('WAIT_FOR_RETURN')
  })

  test('a term that was invoiced before the withdrawal is refunded, and its invoice stays as it was', async () => {
    const { turnTo, withdraw, terms, result } = await ordered({ on: '2027-01-28' })
    const invoiced = async () => (await terms()).map(({ month, amount }) => [month, amount])
    await turnTo('2027-02-03')
    expect(await invoiced()).toEqual([['2027-02-01', 2200]])
    expect((await result('getWithdrawals')).open[0].terms).toBe(2200)
    expect((await withdraw('phone')).body.result).toMatchObject({ terms: 2200 })
    await turnTo('2027-04-20')
    expect(await invoiced()).toEqual([['2027-02-01', 2200]])
    expect((await result('getWithdrawals')).done[0].terms).toBe(2200)
  })

  test('the contract is withdrawn alone: the bundles stay as they were, and the phone is still paid', async () => {
    const { withdraw, result, turnTo, phone } = await ordered()
    await withdraw('change')
    expect(await result('getPostpaidOptionsV2')).toMatchObject({ pendingPeriod: null, contractEndDate: '2027-03-01' })
    await turnTo('2027-01-12')
    expect((await result('getPostpaidSubscription')).bindingPeriodType).toBe('yearBindingPeriod')
    expect((await phone()).totalPaid).toBe(2200)
  })

  test('a contract that has begun is withdrawn: the old bundles return after the month that is paid', async () => {
    const { withdraw, result, turnTo } = await ordered({ on: '2026-12-30' })
    await turnTo('2027-01-05')
    expect(Object((await withdraw('change')).body.result)).toMatchObject({ kind: 'change', keepsUntil: '2027-01-31' })
    expect((await result('getPostpaidSubscription')).bindingPeriodType).toBe('twoYearBindingPeriod')
    await turnTo('2027-02-01')
    expect(await result('getPostpaidSubscription')).toMatchObject({
      bindingPeriodType: 'yearBindingPeriod',
      contract: { contractEndDate: '2027-03-29' },
    })
  })
})
