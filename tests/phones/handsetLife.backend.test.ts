import { describe, expect, test } from 'vitest'
import { addDays, addMonths, startOfMonth } from '#kit/dates.ts'
import type { InvoiceLine } from '#model/invoices/contract/invoices.ts'
import { phoneArrivesOn } from '#model/phones/phoneDelivery.ts'
import { accountOf } from '../../fixtures/accounts/all.ts'
import { fixMeBarItemsOf } from '../../mocks/overview/attention.ts'
import { arrived } from '../../mocks/phones/phoneOrder.ts'
import { withdrawn } from '../../mocks/subscription/cancelling.ts'
import { accountSeen } from '../world/seen.ts'
import { quickBackend, visitor } from '../world/visitor.ts'
import { phoneOrder } from './phoneOrder.ts'

const NOON = 'T12:00:00+01:00'
const MORNING = 'T09:00:00+01:00'
const ARTICLE = 'TUR-TAL-S2-128-ZWART'
const TWO_YEARS = ['INET-10000.twoYears.600', 'MAIN-UNL.twoYears.500']
const costs = { total: 54_900, discount: 0, contractLengthInMonths: 24, maximumMonthlyCredit: null }

type Ordering = { account?: number; on?: string; time?: string; monthly?: number; paidAt?: string }

/** A customer who has just ordered a phone. */
async function ordered({ account = 15, on = '2026-12-02', time = MORNING, monthly = 2200, paidAt }: Ordering = {}) {
  const browser = visitor(quickBackend())
  const turnTo = (day: string, at = NOON) => browser.turn({ clock: day + at })
  await turnTo(on, time)
  await browser.as(account)
  const result = async (operation: string, params?: object) => Object((await browser.read(operation, params)).body.result)
  const address = accountOf(account)?.address
  if (!address) throw new Error('no such account')
  const wanted = phoneOrder({ storage: { articleCode: ARTICLE, costs }, monthly, campaignIDs: TWO_YEARS, address })
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

describe('the day on which it arrives', () => {
  test.each([
    ['2026-12-02T12:00:00+01:00', '1234 AB', '2026-12-03'],
    ['2026-12-02T21:59:59+01:00', '1234 AB', '2026-12-03'],
    ['2026-12-02T22:00:00+01:00', '1234 AB', '2026-12-04'],
    ['2026-12-04T12:00:00+01:00', '1234 AB', '2026-12-07'],
    ['2026-12-06T12:00:00+01:00', '1234 AB', '2026-12-07'],
    ['2026-12-24T12:00:00+01:00', '1234 AB', '2026-12-28'],
    ['2026-12-31T23:00:00+01:00', '1234 AB', '2027-01-04'],
    ['2026-12-02T12:00:00+01:00', '8881 ZZ', '2026-12-04'],
    ['2026-12-03T12:00:00+01:00', '8881 ZZ', '2026-12-07'],
    ['2027-06-30T23:30:00+02:00', '1791 ZZ', '2027-07-05'],
  ])('ordered at %s for %s: %s', (at, zipCode, day) => expect(phoneArrivesOn(Date.parse(at), zipCode)).toBe(day))
})

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
      // The day of delivery is told until the phone is no longer new.
      const comes = day <= '2026-12-07' && { date: '2026-12-07' }
      // Delivered without a paid term: shows the day of the first term.
      const begins = day >= '2026-12-07' && paid === 0 && { firstTermOn: '2027-01-04' }
      expect(await tile()).toEqual({ templateType: 'phone', paid, total: 52_800, status, ...comes, ...begins })
      expect((await phone()).firstTermOn).toBe(begins ? begins.firstTermOn : undefined)
    }
    expect(await statusOn('2026-12-03')).toBeUndefined()
  })

  test('which phone it is, in the colour that was ordered, also once it is withdrawn', async () => {
    const { phone, withdraw } = await ordered()
    const named = {
      name: 'Talura S2, 128 GB',
      color: 'Zwart',
      picture: expect.stringMatching(/zwart/),
      size: { height: 159, width: 76 },
    }
    expect((await phone()).phone).toEqual(named)
    await withdraw('phone')
    expect(await phone()).toMatchObject({ status: 'CANCELLED', phone: named })
  })

  test('24 terms on the invoices, in as many months, and together the loan', async () => {
    const { turnTo, terms } = await ordered()
    await turnTo('2027-03-20')
    expect((await terms()).map(({ month, number, amount }) => [month, number, amount])).toEqual([
      ['2027-03-01', 3, 2200],
      ['2027-02-01', 2, 2200],
      ['2027-01-01', 1, 2200],
    ])
    await turnTo('2029-06-20')
    const all = await terms()
    expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, at) => 24 - at))
    expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(52_800)
    expect(all[0]).toMatchObject({ month: '2028-12-01', total: 24 })
  })

  test('the invoice has the bundles and a term, and nothing of what was paid with the order', async () => {
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

  test('the contract that goes with it begins next month, and cannot be taken back by itself', async () => {
    const { result, turnTo, browser } = await ordered()
    const options = await result('getPostpaidOptionsV2')
    expect(options).toMatchObject({
      pendingPeriod: 'twoYearBindingPeriod',
      pendingFinal: true,
      pendingWithPhone: true,
      startsOn: '2027-01-01',
      pendingContractEnd: '2028-12-31',
    })
    expect(
      (await browser.ask('DELETE', '/api/delete?endpoint=undoPostpaidChange', undefined, { 'Idempotency-Key': 'kluut' })).status,
    ).toBe(409)
    await turnTo('2027-01-01')
    const subscription = await result('getPostpaidSubscription')
    expect(subscription).toMatchObject({
      bindingPeriodType: 'twoYearBindingPeriod',
      contract: { contractEndDate: '2028-12-31', isRenewalEligible: false },
      startDate: addMonths('2026-12-02', -9),
    })
    expect((await result('postpaidOverview')).currentCosts.fixed).toContainEqual({ title: 'Bundels', amount: 1100 })
  })

  test('when it is paid just after the month of the order, then the contract begins as was shown', async () => {
    const { result, id } = await ordered({ on: '2026-12-31', time: 'T23:50:00+01:00', paidAt: '2027-01-01T00:02:00+01:00' })
    expect((await result('getPaymentReceipt', { id })).receipt).toMatchObject({
      contractEnd: '2028-12-31',
      arrivesOn: '2027-01-04',
    })
    expect(await result('getPostpaidSubscription')).toMatchObject({
      bindingPeriodType: 'twoYearBindingPeriod',
      contract: { contractEndDate: '2028-12-31' },
    })
  })

  test('until it is paid off, there is no other phone and no smaller bundle', async () => {
    const { result, turnTo, browser } = await ordered()
    expect(await result('getUser')).toMatchObject({ handsetRejectionReason: 'OPEN_HANDSET_ORDER' })
    await turnTo('2027-02-01')
    const change = {
      activateComplete: false,
      campaignIDs: ['INET-3000.twoYears.350', 'MAIN-UNL.twoYears.500'],
      contractAccepted: true,
    }
    expect((await browser.write('changePostpaidCampaigns', change)).body.code).toBe('TOO_SMALL_FOR_PHONE')
    await turnTo('2028-12-10')
    expect(await result('getUser')).toMatchObject({ isHandsetEligible: true, handsetRejectionReason: null })
  })

  test('when it has arrived, then it can be repaired for two years', async () => {
    const { result, turnTo } = await ordered()
    expect((await result('getRepair')).phone).toBeNull()
    await turnTo('2026-12-03')
    expect((await result('getRepair')).phone).toEqual({ name: 'Talura S2, 128 GB', warrantyUntil: '2028-12-03' })
  })

  test('when the panel says that it arrived, then it is here sooner', async () => {
    const { happen, phone, result, turnTo } = await ordered({ on: '2026-12-31' })
    expect(JSON.stringify((await Object(happen('phone-delivered'))).status)).toBe('200')
    expect((await phone()).status).toBe('DELIVERED')
    expect((await result('getWithdrawals')).open).toContainEqual(expect.objectContaining({ kind: 'phone', until: '2027-01-14' }))
    await turnTo('2027-01-12')
    expect((await phone()).totalPaid).toBe(2200)
  })

  test('paid at once: no loan, no terms, no tile once it is no longer new', async () => {
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

  test('when the subscription has ended, then its terms go on', async () => {
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
  test('makes way, and its terms stay where they were', async () => {
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

  test('when the new one does not come, then the former one is shown again', async () => {
    const { withdraw, phone, tile, result } = await ordered({ account: 17 })
    await withdraw('phone')
    expect([await phone(), await tile()]).toMatchObject([
      { status: 'PAID_OFF', totalPaid: 38_400 },
      { paid: 38_400, total: 38_400 },
    ])
    expect((await result('getRepair')).phone).toMatchObject({ name: 'Veldra One 5G' })
  })
})

describe('withdrawing it', () => {
  test('when it is withdrawn with the subscription, then only its return is asked', () => {
    const account = accountSeen(18, '2026-12-01')
    if (account.type !== 'Postpaid' || !account.handset) throw new Error('no phone')
    const sent = { ...account, handset: arrived(account.handset, '2026-12-01') }
    const nothing = { overdue: 0, count: 0, checking: 0 }
    const asked = fixMeBarItemsOf(withdrawn(sent, 'subscription', '2026-12-02'), '2026-12-03', nothing, false)
    expect(asked).toEqual([{ templateType: 'phoneReturn', date: '2026-12-16' }])
  })

  test('when it has not left, then it never comes and is refunded', async () => {
    const { withdraw, phone, statusOn, result, tile } = await ordered()
    expect(
      (await result('getWithdrawals')).open.map(({ kind, hasPhone, until }: Record<string, unknown>) => [kind, hasPhone, until]),
    ).toEqual([
      ['phone', false, '2026-12-17'],
      ['change', false, '2026-12-17'],
    ])
    expect(Object((await withdraw('phone')).body.result)).toMatchObject({
      kind: 'phone',
      orderNumber: 'TU-26015-001',
      returnBy: null,
    })
    expect([(await phone()).status, await tile(), await statusOn('2027-03-01')]).toEqual(['CANCELLED', undefined, 'CANCELLED'])
  })

  test('when it has left, then it is returned and settled within two weeks', async () => {
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

  test('a return: every day until a month after the refund says how it stands, with the amount and the day', async () => {
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

  test('a return that does not come: it stays asked for after its last day, and is settled once it is here', async () => {
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

  test('a phone that was never shipped: what was paid for it comes back', async () => {
    const { withdraw, result } = await ordered()
    expect(Object((await withdraw('phone')).body.result).refund).toEqual({ amount: 2741, on: '2026-12-04', receivedOn: null })
    expect((await result('postpaidOverview')).fixMeBarItems).toContainEqual({
      templateType: 'phoneRefund',
      date: '2026-12-04',
      amount: 2741,
    })
  })

  test('a withdrawal after the warehouse told a status: what was told no longer counts', async () => {
    const { browser, turnTo, withdraw, phone } = await ordered()
    await turnTo('2026-12-04')
    await browser.ask('POST', '/demo/happen', { kind: 'phone-status', status: 'DELIVERED' })
    await withdraw('phone')
    expect((await phone()).status).toBe('WAIT_FOR_RETURN')
  })

  test('a term that was invoiced meanwhile goes back to the bank account, and its invoice stays as it was', async () => {
    const { turnTo, withdraw, terms, result } = await ordered({ on: '2027-01-28' })
    await turnTo('2027-02-03')
    expect((await terms()).map(({ month, amount }) => [month, amount])).toEqual([['2027-02-01', 2200]])
    const told = (await result('getWithdrawals')).open[0]
    const { body } = await withdraw('phone')
    expect([told.terms, Object(body.result).terms]).toEqual([2200, 2200])
    await turnTo('2027-04-20')
    expect((await terms()).map(({ month, amount }) => [month, amount])).toEqual([['2027-02-01', 2200]])
    expect((await result('getWithdrawals')).done[0].terms).toBe(2200)
  })

  test('the contract alone: the bundles stay as they were, and the phone is paid on', async () => {
    const { withdraw, result, turnTo, phone } = await ordered()
    await withdraw('change')
    expect(await result('getPostpaidOptionsV2')).toMatchObject({ pendingPeriod: null, contractEndDate: '2027-03-01' })
    await turnTo('2027-01-12')
    expect([(await result('getPostpaidSubscription')).bindingPeriodType, (await phone()).totalPaid]).toEqual([
      'yearBindingPeriod',
      2200,
    ])
  })

  test('the contract once it has begun: the month that is paid, and then the old bundles', async () => {
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

  test('on the day after the last it cannot be withdrawn', async () => {
    const { turnTo, withdraw } = await ordered()
    await turnTo('2026-12-18')
    expect([(await withdraw('phone')).body.code, (await withdraw('change')).body.code]).toEqual(['TOO_LATE', 'TOO_LATE'])
  })

  test('when the clock goes back, then nothing was ordered until its moment comes again', async () => {
    const { turnTo, phone, result } = await ordered()
    await turnTo('2026-12-01')
    expect([await phone(), (await result('getPostpaidOptionsV2')).pendingPeriod]).toEqual([undefined, null])
    await turnTo(addDays(startOfMonth('2027-05-01'), 12))
    expect((await phone()).totalPaid).toBe(11_000)
  })
})
