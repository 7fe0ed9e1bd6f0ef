import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { addDays, momentOf } from '#kit/dates.ts'
import { getInvoice, getNextInvoice } from '#model/invoices/contract/invoices.ts'
import { getPayments } from '#model/invoices/contract/paymentHistory.ts'
import type { Read } from '#model/operation.ts'
import { getCompensations, getOutages } from '#model/outage/contract.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

/** A customer on 20 November 2026 at noon. */
async function customer(account: number) {
  const browser = visitor(quickBackend())
  await browser.turn({ clock: '2026-11-20T12:00:00+01:00' })
  await browser.as(account)
  const read = async <Answer>(operation: Read<never, Answer>, input?: object) =>
    v.parse(operation.answer, (await browser.read(operation.name, input)).body.result)
  return {
    ...browser,
    compensations: () => read(getCompensations),
    outages: (area: string) => read(getOutages, { area }),
    nextLines: async () => (await read(getNextInvoice))?.lines.map(({ kind }) => kind) ?? [],
    invoice: (id: string) => read(getInvoice, { id }),
    payments: async () => (await read(getPayments)).payments,
    happenings: async () =>
      ((await browser.ask('GET', '/demo/world')).body.happenings as { name: string }[]).map(({ name }) => name),
    happen: (happening: object) => browser.ask('POST', '/demo/happen', happening),
    at: (clock: string) => browser.turn({ clock }),
  }
}

const LONG = { kind: 'outage-struck', hours: 14, isOver: true }
const LASTING = { kind: 'outage-struck', hours: 14, isOver: false }

describe('an outage of 14 hours', () => {
  test('when it is over, then the next invoice is lower and says why, until a reset', async () => {
    const browser = await customer(1)
    expect([await browser.compensations(), await browser.nextLines()]).toEqual([[], expect.not.arrayContaining(['compensation'])])
    await browser.happen(LONG)
    // INET-10000 and MAIN-UNL are € 12,50 a month.
    const [told] = await browser.compensations()
    expect(told).toMatchObject({
      area: expect.any(String),
      from: expect.stringMatching('^2026-11-19T21:00:'),
      until: expect.stringMatching('^2026-11-20T11:00:'),
      amount: 42,
      month: '2026-12-01',
      invoice: null,
      paid: null,
    })
    expect(await browser.nextLines()).toContain('compensation')
    await browser.at('2026-12-02T12:00:00+01:00')
    expect(await browser.compensations()).toMatchObject([
      { invoice: expect.stringMatching(/^[a-z0-9]{10}$/), paid: '2026-11-30T23:00:00.000Z' },
    ])
    await browser.ask('POST', '/demo/reset')
    await browser.as(1)
    expect(await browser.compensations()).toEqual([])
    expect(await browser.nextLines()).not.toContain('compensation')
  })

  test('when one lasts already or it is short, then it gives nothing', async () => {
    const browser = await customer(1)
    await browser.happen({ ...LONG, hours: 12 })
    expect(await browser.compensations()).toEqual([])
    await browser.happen(LONG)
    expect(await browser.compensations()).toEqual([])
  })

  test('when it still lasts, then it is at home and compensates more with every day', async () => {
    const browser = await customer(1)
    await browser.happen(LASTING)
    const [told] = await browser.compensations()
    expect(told).toMatchObject({ until: null, amount: 42, month: null })
    const area = told?.id.split('-')[1] ?? ''
    expect(await browser.outages(area)).toMatchObject([{ kind: 'outage', id: told?.id, expectedEnd: null }])
    await browser.at('2026-11-21T12:00:00+01:00')
    expect(await browser.compensations()).toMatchObject([{ until: null, amount: 83 }])
    expect(await browser.nextLines()).not.toContain('compensation')
    await browser.happen({ kind: 'outage-over', id: told?.id })
    expect(await browser.outages(area)).toEqual([])
    expect(await browser.compensations()).toMatchObject([{ amount: 83, month: '2026-12-01' }])
  })

  test('when it outlasts the subscription, then the last invoice compensates it', async () => {
    const browser = await customer(4)
    const { terminationDate } = Object((await browser.read('postpaidOverview')).body.result)
    await browser.at(`${terminationDate}T20:00:00+01:00`)
    await browser.happen(LASTING)
    await browser.at(`${addDays(terminationDate, 3)}T12:00:00+01:00`)
    const [lasting] = await browser.compensations()
    await browser.happen({ kind: 'outage-over', id: lasting?.id })
    const [told] = await browser.compensations()
    expect(told).toMatchObject({
      amount: lasting?.amount,
      until: new Date(momentOf(addDays(terminationDate, 1)) - 1).toISOString(),
    })
    await browser.at(`${addDays(terminationDate, 50)}T12:00:00+01:00`)
    const [paid] = await browser.compensations()
    const invoice = await browser.invoice(paid?.invoice ?? '')
    expect(invoice?.lines).toContainEqual(expect.objectContaining({ kind: 'compensation', amount: -Number(told?.amount) }))
  })

  test('when the customer is prepaid, then they get a thirtieth of the bundle as credit at once', async () => {
    const browser = await customer(31)
    await browser.happen(LONG)
    const [told] = await browser.compensations()
    expect(told).toMatchObject({ month: null, invoice: null, paid: expect.stringMatching('^2026-11-20T11:00:') })
    expect((await browser.payments())[0]).toMatchObject({ kind: 'refund', method: 'other', amount: told?.amount, status: 'paid' })
  })

  test('when the bundle ends meanwhile, then the bundle of its first day counts', async () => {
    const browser = await customer(36)
    await browser.at('2026-11-23T14:00:00+01:00')
    await browser.happen(LASTING)
    expect((await browser.compensations()).map(({ amount }) => amount)).toEqual([50])
    await browser.at('2026-11-24T08:00:00+01:00')
    const [lasting] = await browser.compensations()
    expect(lasting?.amount).toBeGreaterThanOrEqual(50)
    await browser.happen({ kind: 'outage-over', id: lasting?.id })
    expect((await browser.compensations()).map(({ amount }) => amount)).toEqual([lasting?.amount])
    expect((await browser.payments())[0]).toMatchObject({ kind: 'refund', amount: lasting?.amount, status: 'paid' })
  })

  test('when on-net calling runs beside a bundle, then it is compensated too', async () => {
    const browser = await customer(33)
    await browser.write('setAutoExtendPrepaidDataCampaign', { id: 'PP-ONDERLING', autoExtend: false })
    await browser.write('topupPrepaidBundle', { id: 'PP-S', price: 500, autoExtend: false })
    await browser.at('2026-12-08T20:00:00+01:00')
    await browser.happen(LASTING)
    const [told] = await browser.compensations()
    await browser.at('2026-12-09T01:00:00+01:00')
    expect((await browser.compensations()).map(({ amount }) => amount)).toEqual([told?.amount])
  })

  test('when the customer pays nothing, then it gives nothing', async () => {
    for (const account of [30, 3]) expect((await (await customer(account)).happenings()).join()).not.toContain('in je wijk')
    expect((await (await customer(1)).happenings()).join()).toContain('Een storing van 14 uur in je wijk')
  })
})

describe('the outage in the centre of Amsterdam', () => {
  test('lasts three hours from when the account was first seen', async () => {
    const browser = await customer(1)
    const end = { expectedEnd: '2026-11-20T14:00:00.000Z' }
    expect(await browser.outages('1012')).toMatchObject([end])
    await browser.at('2026-11-20T14:59:00+01:00')
    expect(await browser.outages('1012')).toMatchObject([end])
    await browser.at('2026-11-20T15:00:00+01:00')
    expect(await browser.outages('1012')).toEqual([])
  })

  test('ends when it is over', async () => {
    const browser = await customer(1)
    expect(await browser.happenings()).toContain('De storing in Amsterdam-Centrum is voorbij')
    await browser.happen({ kind: 'outage-over', id: 'outage-1012' })
    expect(await browser.outages('1012')).toEqual([])
    expect(await browser.happenings()).not.toContain('De storing in Amsterdam-Centrum is voorbij')
    expect(await browser.compensations()).toEqual([])
  })
})
