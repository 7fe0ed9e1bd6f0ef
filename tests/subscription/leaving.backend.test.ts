import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

const TODAY: Day = '2026-12-10'

/** A customer in the middle of a month, whose clock can be moved. */
async function customer(account: number, today: Day = TODAY) {
  const browser = visitor(quickBackend())
  const turnTo = (day: Day) => browser.turn({ clock: `${day}T12:00:00+01:00` })
  await turnTo(today)
  await browser.as(account)
  const told = async (name: string, params?: object) => Object((await browser.read(name, params)).body.result)
  const refusal = async (name: string, input: object) => {
    const { status, body } = await browser.write(name, input)
    return [status, body.code]
  }
  const fee = async () => Number((await told('getTerminateData')).terminationFee)
  const leave = (input: object) => browser.write('terminateSubscription', { reason: 'OTHER', message: '', fee: 0, ...input })
  return { browser, turnTo, told, refusal, fee, leave }
}

describe('cancelling', () => {
  test('the fee of account 29 is what is told, agreed on, sent and invoiced', async () => {
    const { told, leave, fee, turnTo, browser } = await customer(29, '2026-11-20')
    expect(await told('getTerminateData')).toMatchObject({ terminationFee: 5721, monthly: 1200, contractEnd: '2027-05-14' })
    const { body } = await leave({ endsOn: '2026-12-20', fee: await fee() })
    expect(body.result).toMatchObject({ endsOn: '2026-12-20', fee: 5721, undoUntil: '2026-12-19', finalInvoiceOn: '2027-01-04' })
    const mails = Object((await browser.ask('GET', '/demo/messages')).body) as { method: string; text: string }[]
    expect(mails.at(-1)).toMatchObject({ method: 'EMAIL' })
    expect(mails.at(-1)?.text).toContain('57,21')
    await turnTo('2027-01-04')
    const [newest] = (await told('getInvoices')).invoices
    expect((await told('getInvoice', { id: newest.id })).lines).toContainEqual(
      expect.objectContaining({ kind: 'terminationFee', amount: 5721 }),
    )
    // the last one: no invoice follows
    await turnTo('2027-03-04')
    expect((await told('getInvoices')).invoices[0].id).toBe(newest.id)
  })

  test('the fee of account 29 does not count a contract that can still be withdrawn', async () => {
    const { told, fee, browser, leave, turnTo } = await customer(29, '2026-11-24')
    const own = await fee()
    const campaignIDs = ['C1-INET-UNL.twoYears.1900', 'C1-MAIN-UNL.twoYears.350']
    const wanted = { campaignIDs, activateComplete: false, contractAccepted: true }
    expect((await browser.write('changePostpaidCampaigns', wanted)).status).toBe(200)
    expect(await fee()).toBe(own)
    // Withdrawing undoes the change alone, so that it is no way out.
    expect(await told('getTerminateData')).toMatchObject({ withdrawUntil: null })
    expect((await leave({ endsOn: '2026-12-24', fee: own })).status).toBe(200)
    expect((await browser.write('withdrawContract', { kind: 'change', email: 'a@voorbeeld.example' })).status).toBe(200)
    await turnTo('2027-01-05')
    const [last] = (await told('getInvoices')).invoices
    expect((await told('getInvoice', { id: last.id })).lines).toContainEqual(
      expect.objectContaining({ kind: 'terminationFee', amount: own }),
    )
  })

  test('a change is not undone under a cancellation, whose fee was told with it', async () => {
    const { fee, browser, leave, turnTo, refusal } = await customer(28)
    const campaignIDs = ['INET-10000.twoYears.600', 'MAIN-UNL.twoYears.500']
    const wanted = { campaignIDs, activateComplete: false, contractAccepted: true }
    expect((await browser.write('changePostpaidCampaigns', wanted)).status).toBe(200)
    await turnTo('2026-12-28')
    expect((await leave({ endsOn: '2027-01-28', fee: await fee() })).status).toBe(200)
    expect(await refusal('undoPostpaidChange', {})).toEqual([403, 'NOT_ALLOWED'])
    expect((await browser.write('undoTermination', {})).status).toBe(200)
    expect((await browser.write('undoPostpaidChange', {})).status).toBe(200)
  })

  test('nothing can be bought or changed any more; staying brings it all back, until the day before', async () => {
    const { told, leave, refusal, turnTo, browser } = await customer(28)
    const end = addMonths(TODAY, 1)
    await leave({ endsOn: end })
    expect(await told('getPostpaidSubscription')).toMatchObject({
      cancelSubscriptionStatus: 'ToBeTerminated',
      buyDataEligible: false,
    })
    expect(
      await refusal('changePostpaidCampaigns', { activateComplete: false, campaignIDs: ['x'], contractAccepted: true }),
    ).toEqual([403, 'NOT_ALLOWED'])
    await turnTo(end)
    expect(await refusal('undoTermination', {})).toEqual([409, 'TOO_LATE'])
    await turnTo(addDays(end, -1))
    expect((await browser.write('undoTermination', {})).body.result).toBe(true)
    expect(await refusal('undoTermination', {})).toEqual([409, 'NOT_CANCELLED'])
    await turnTo(addDays(end, 40))
    expect(await told('getPostpaidSubscription')).toMatchObject({ cancelSubscriptionStatus: 'Active', terminationDate: null })
  })

  test('another provider cancels along with the number: nothing can be cancelled, changed or doubled any more', async () => {
    const { browser, told, refusal } = await customer(1)
    expect((await told('completeStatus')).completeStatus).toBe('ELIGIBLE')
    await browser.ask('POST', '/demo/happen', { kind: 'number-leaves' })
    expect(await told('getPostpaidSubscription')).toMatchObject({
      cancelSubscriptionStatus: 'Cancelled',
      terminationDate: null,
      buyDataEligible: false,
    })
    const wanted = { reason: 'OTHER', message: '', fee: 0, endsOn: addMonths(TODAY, 1) }
    expect(await refusal('terminateSubscription', wanted)).toEqual([409, 'ALREADY_CANCELLED'])
    expect(await refusal('activateComplete', {})).toEqual([403, 'NOT_ALLOWED'])
  })

  test.each([
    // a term that lasts longer than the notice of a month, and none
    [29, '2027-06-03', '3 juni 2027'],
    [28, '2027-01-10', '10 januari 2027'],
  ])('the number of account %s: two working days later its last day is told, for free', async (account, last, inWords) => {
    const { browser, told, turnTo } = await customer(account)
    const status = async () => {
      const { cancelSubscriptionStatus, terminationDate } = await told('getPostpaidSubscription')
      return [cancelSubscriptionStatus, terminationDate]
    }
    const mails = async () =>
      (Object((await browser.ask('GET', '/demo/messages')).body) as { text: string }[]).filter(({ text }) =>
        text.includes('heeft je nieuwe provider je nummer'),
      )
    await browser.ask('POST', '/demo/happen', { kind: 'number-leaves' })
    await turnTo('2026-12-11')
    expect(await status()).toEqual(['Cancelled', null])
    expect(await mails()).toEqual([])
    await turnTo('2026-12-14')
    expect(await status()).toEqual(['ToBeTerminated', last])
    expect((await mails()).map(({ text }) => text.replaceAll('\u00a0', ' ').includes(inWords))).toEqual([true])
    await turnTo(last as Day)
    expect((await status())[0]).toBe('ToBeTerminated')
    await turnTo(addDays(last as Day, 1))
    expect((await status())[0]).toBe('Terminated')
    await turnTo(addMonths(last as Day, 2))
    const [newest] = (await told('getInvoices')).invoices
    expect(newest.date < addDays(last as Day, 30)).toBe(true)
    const { lines } = await told('getInvoice', { id: newest.id })
    expect(lines.map(({ kind }: { kind: string }) => kind)).not.toContain('terminationFee')
  })

  test('who keeps the number after all has the subscription again, and another provider may ask anew', async () => {
    const { browser, told, turnTo } = await customer(28)
    await browser.ask('POST', '/demo/happen', { kind: 'number-leaves' })
    await turnTo('2026-12-14')
    expect((await browser.write('undoTermination', {})).status).toBe(200)
    await turnTo('2027-02-01')
    expect(await told('getPostpaidSubscription')).toMatchObject({ cancelSubscriptionStatus: 'Active', terminationDate: null })
    await browser.ask('POST', '/demo/happen', { kind: 'number-leaves' })
    await turnTo('2027-02-03')
    expect(await told('getPostpaidSubscription')).toMatchObject({ terminationDate: '2027-03-01' })
    const { body } = await browser.ask('GET', '/demo/messages')
    expect(JSON.stringify(body).match(/heeft je nieuwe provider je nummer/g)).toHaveLength(2)
  })

  test('when the customer died, then it stops tomorrow without a fee and the rest of the month is refunded', async () => {
    const { leave, told, turnTo } = await customer(1)
    expect((await leave({ reason: 'DECEASED', endsOn: addDays(TODAY, 1) })).body.result).toMatchObject({
      fee: 0,
      isDeceased: true,
    })
    await turnTo('2027-01-04')
    const [newest, before] = (await told('getInvoices')).invoices
    expect((await told('getInvoice', { id: newest.id })).lines).toContainEqual(expect.objectContaining({ kind: 'correction' }))
    expect(newest.amount).toBeLessThan(0)
    expect(before.amount).toBeGreaterThan(0) // an existing invoice never changes
  })

  test('when a phone is paid in terms, then its rest is named and paid on', async () => {
    const { told, leave, fee, turnTo } = await customer(16)
    expect(await told('getTerminateData')).toMatchObject({ phone: 41_800 })
    const { body } = await leave({ endsOn: addMonths(TODAY, 1), fee: await fee() })
    expect(body.result).toMatchObject({ finalInvoiceOn: '2027-02-01', lastTermOn: '2028-07-03' })
    expect(await told('postpaidOverview')).toMatchObject({ lastInvoiceOn: '2028-07-03' })
    await turnTo('2027-03-05')
    const [newest] = (await told('getInvoices')).invoices
    expect((await told('getInvoice', { id: newest.id })).lines.map(({ kind }: { kind: string }) => kind)).toEqual(['instalment'])
    // No other invoice follows, neither before the last term is debited nor after it.
    for (const day of ['2028-07-03', '2028-07-10', '2029-01-01'] as const) {
      await turnTo(day)
      const { invoices, next } = await told('getInvoices')
      expect([invoices[0].date, next], day).toEqual(['2028-07-03', null])
      expect((await told('postpaidOverview')).nextInvoice, day).toBeNull()
    }
  })

  test('when the customer may leave by the month, then a cheaper offer is shown', async () => {
    const offers = await Promise.all(
      [26, 22, 28, 1, 4].map(async (number) => (await (await customer(number)).told('getTerminateData')).offer),
    )
    expect(offers).toEqual([300, 300, null, null, null])
  })
})

describe('withdrawing', () => {
  test('account 27: 6 days are € 2,47, and the settlement is that to the cent', async () => {
    const { told, browser, turnTo } = await customer(27, '2026-11-20')
    expect((await told('getWithdrawals')).open).toMatchObject([
      { kind: 'subscription', orderedOn: '2026-11-14', until: '2026-11-30', costs: { days: 6, total: 247, invoiced: 0 } },
    ])
    expect(await told('getTerminateData')).toMatchObject({ withdrawUntil: '2026-11-30' })
    const { body } = await browser.write('withdrawContract', { kind: 'subscription', email: 'femke@voorbeeld.example' })
    expect(body.result).toMatchObject({
      reference: 'HR-26027-001',
      costs: { total: 247 },
      at: expect.stringMatching(/^2026-11-20T11:00:0/),
    })
    // The amount and the date of the refund are shown until it is paid.
    expect(await told('postpaidOverview')).toMatchObject({
      subscriptionActive: false,
      terminationDate: '2026-11-20',
      nextInvoice: { date: '2026-11-23', amount: 247 },
      latestInvoice: null,
    })
    expect((await told('getInvoices')).next).toMatchObject({ date: '2026-11-23', amount: 247 })
    await turnTo('2026-11-23')
    expect(await told('postpaidOverview')).toMatchObject({
      nextInvoice: null,
      latestInvoice: { date: '2026-11-23', amount: 247 },
    })
    expect((await told('getInvoices')).invoices).toMatchObject([{ date: '2026-11-23', amount: 247 }])
  })

  test('when a month was invoiced ahead, then the rest comes back', async () => {
    // begun on 27 November, invoiced on 1 December, withdrawn on 3 December
    const { told, browser, turnTo } = await customer(27, '2026-12-03')
    const [{ costs }] = (await told('getWithdrawals')).open
    expect(costs).toMatchObject({ days: 6, total: 247 })
    expect(costs.invoiced).toBeGreaterThan(247)
    await browser.write('withdrawContract', { kind: 'subscription', email: 'femke@voorbeeld.example' })
    await turnTo('2026-12-04')
    const amounts = (await told('getInvoices')).invoices.map(({ amount }: { amount: number }) => amount)
    expect(amounts).toHaveLength(2)
    expect(amounts[0] + amounts[1]).toBe(247)
  })

  test('the receipt is a document with the date and the time, of this customer alone', async () => {
    const { told, browser } = await customer(18)
    await browser.write('withdrawContract', { kind: 'phone', email: 'joost@voorbeeld.example' })
    const document = atob((await told('getWithdrawalDocument', { reference: 'HR-26018-001' })).base64).replaceAll('\u00a0', ' ')
    for (const text of [
      'HR-26018-001',
      '10 december 2026 om 12:00',
      'Joost Vermeulen',
      'joost@voorbeeld.example',
      '24 december 2026',
    ])
      expect(document).toContain(text)
    expect((await browser.read('getWithdrawalDocument', { reference: 'HR-26027-001' })).status).toBe(404)
  })

  test('whether anything can be withdrawn is told with who is here, as the list of it says', async () => {
    for (const account of [1, 27, 30]) {
      const { told } = await customer(account)
      const open = account === 30 ? [] : (await told('getWithdrawals')).open
      expect((await told('getUser')).isInReflection, `account ${account}`).toBe(open.length > 0)
    }
    const { told, browser } = await customer(27)
    expect((await told('getUser')).isInReflection).toBe(true)
    await browser.write('withdrawContract', { kind: 'subscription', email: 'femke@voorbeeld.example' })
    expect((await told('getUser')).isInReflection).toBe(false)
  })

  test('when it is a phone, then the period runs from its arrival', async () => {
    const { told, browser, turnTo } = await customer(18)
    await browser.ask('POST', '/demo/happen', { kind: 'phone-delivered' })
    expect((await told('getWithdrawals')).open).toMatchObject([{ kind: 'phone', until: '2026-12-24' }])
    await turnTo('2026-12-25')
    expect((await told('getWithdrawals')).open).toEqual([])
  })

  test('a new customer who has confirmed nothing owes nothing, and is not led to the contract any more', async () => {
    const { told, browser } = await customer(14)
    expect((await told('getWithdrawals')).open).toMatchObject([{ kind: 'subscription', costs: { total: 0 } }])
    await browser.write('withdrawContract', { kind: 'subscription', email: 'wouter@voorbeeld.example' })
    expect(await told('read')).toMatchObject({ contractAccepted: 'true' })
    expect((await told('getInvoices')).invoices).toEqual([])
    expect((await told('postpaidOverview')).fixMeBarItems).toEqual([])
  })

  test('bundles that come back after a withdrawal cannot be taken back', async () => {
    const { told, browser, turnTo, refusal } = await customer(26, '2026-12-28')
    const ids = ['INET-10000.twoYears.600', 'MAIN-UNL.twoYears.500']
    const order = { activateComplete: false, campaignIDs: ids, contractAccepted: true }
    expect((await browser.write('changePostpaidCampaigns', order)).status).toBe(200)
    await turnTo('2027-01-05')
    expect((await told('getWithdrawals')).open).toMatchObject([{ kind: 'change', keepsUntil: '2027-01-31', until: '2027-01-11' }])
    await browser.write('withdrawContract', { kind: 'change', email: 'ahmed@voorbeeld.example' })
    expect(await told('getPostpaidOptionsV2')).toMatchObject({
      pendingFinal: true,
      pendingWithPhone: false,
      startsOn: '2027-02-01',
      contractEndDate: null,
    })
    expect(await refusal('undoPostpaidChange', {})).toEqual([409, 'NO_CHANGE_PENDING'])
    await turnTo('2027-02-01')
    expect(await told('getPostpaidSubscription')).toMatchObject({ bindingPeriodType: 'monthBindingPeriod', contract: null })
  })

  test('when something can be withdrawn, then the customer has the flag for the footer and nothing asks attention', async () => {
    const seen = async (account: number) => {
      const { told } = await customer(account)
      return [(await told('getUser')).isInReflection ?? false, (await told('postpaidOverview')).fixMeBarItems]
    }
    expect(await seen(18)).toEqual([true, []])
    expect(await seen(1)).toEqual([false, []])
  })
})
