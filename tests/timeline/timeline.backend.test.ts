import { describe, expect, test } from 'vitest'
import { addDays, momentOf } from '#kit/dates.ts'
import { changePostpaidCampaigns, getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { activateComplete } from '#model/bundles/contract/complete.ts'
import { redeemTopUpCode } from '#model/credit/contract/credit.ts'
import { topupPrepaidBundle } from '#model/credit/contract/prepaidBundle.ts'
import { inviteToHousehold, leaveHousehold } from '#model/friends/contract/household.ts'
import { askAboutInvoice } from '#model/invoices/contract/questions.ts'
import { numberport, numberportingConfirm } from '#model/porting/contract.ts'
import { updateAddress } from '#model/profile/contract/address.ts'
import { activateSimcard, createSimcard } from '#model/sim/contract/sim.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { getTerminateData, terminateSubscription, undoTermination } from '#model/subscription/contract/termination.ts'
import { withdrawContract } from '#model/subscription/contract/withdrawal.ts'
import { renewableFrom } from '#model/subscription/rightsClock.ts'
import { getTimeline, type TimelineKind, type TimelineRow } from '#model/timeline/contract.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { createBackend } from '../../mocks/server/doors/handle.ts'
import { customerOf } from '../law/law.ts'
import { cases, NOW } from '../law/writes.ts'
import { visitor } from '../world/visitor.ts'

type Customer = Awaited<ReturnType<typeof customerOf>>

const rowsOf = async (customer: Customer, kind: TimelineKind) =>
  (await customer.read(getTimeline)).rows.filter((row) => row.kind === kind)

const elsewhere = { street: 'Wulpplein', houseNumber: 21, houseNumberAddition: '', zipCode: '2468 CD', city: 'Zeewijk' }

/** The write that records each kind of event with a day of its own, and the row that tells it. */
const rowsByWrite: Readonly<Record<string, TimelineKind | readonly TimelineKind[]>> = {
  topupPostpaidBundle: 'bought',
  activateGiftBundle: 'bought',
  changePostpaidCampaigns: ['change', 'renewal'],
  terminateSubscription: 'cancelled',
  undoTermination: 'stayed',
  withdrawContract: 'withdrawn',
  activateComplete: 'complete',
  askAboutInvoice: 'answer',
  requestRepair: 'repair',
  createSimcard: 'sim',
  redeemTopUpCode: 'payment',
  topupPrepaidBundle: 'payment',
  numberport: 'portingAsked',
  requestPaymentArrangement: 'term',
  leaveHousehold: 'household',
  requestData: 'message',
}

const told = async (browser: ReturnType<typeof visitor>): Promise<readonly TimelineRow[]> =>
  Object((await browser.read('getTimeline')).body.result).rows

describe('the timeline after a write', () => {
  test.each(Object.entries(rowsByWrite))(
    '%s: when it was carried out, then the timeline has a row of it: %s',
    async (name, kind) => {
      for (const { account, before, input } of cases[name] ?? []) {
        const browser = visitor(createBackend({ latency: 0, clock: () => NOW }))
        await browser.as(account)
        await before?.(browser)
        const sent = typeof input === 'function' ? await input(browser) : input
        const earlier = await told(browser)
        expect((await browser.write(name, sent ?? {})).status).toBe(200)
        const now = await told(browser)
        expect(now, `account ${account}`).not.toEqual(earlier)
        const kinds = new Set(now.map((row) => row.kind))
        expect([kind].flat().filter((one) => kinds.has(one)).length, `account ${account}`).toBeGreaterThan(0)
      }
    },
  )
})

describe('money back in the timeline', () => {
  test('a question: when it is agreed with, then the refund stands at the invoice that deducts it, and stays there', async () => {
    const customer = await customerOf(2, '2026-11-23')
    await customer.write(askAboutInvoice, { invoice: 'ol7p7k67xk', line: 5, amount: 495, reason: 'unknown', text: '' })
    expect(await rowsOf(customer, 'refund')).toEqual([])
    await customer.turnTo('2026-11-25')
    const refund = {
      id: 'refund-VR-26002-001',
      kind: 'refund',
      day: '2026-12-01',
      amount: 495,
      reason: 'question',
      by: 'invoice',
    }
    expect(await rowsOf(customer, 'refund')).toEqual([{ ...refund, state: 'coming', invoice: null }])
    await customer.turnTo('2026-12-01')
    expect(await rowsOf(customer, 'refund')).toEqual([{ ...refund, state: 'done', invoice: expect.any(String) }])
  })
})

describe('what came or happened, in the timeline', () => {
  test('a contract: when it was signed, then it is announced as it will be told, and stays when it is taken back', async () => {
    const customer = await customerOf(1, '2026-11-23')
    const { startsOn, twoYearBindingPeriod } = await customer.read(getPostpaidOptionsV2)
    const campaignIDs = twoYearBindingPeriod.bundleOptionCategories
      .filter(({ code }) => code === 'MAIN' || code === 'ADDON_INET')
      .flatMap(({ bundleOptions }) => bundleOptions.findLast(({ blocked }) => !blocked)?.id ?? [])
    await customer.write(changePostpaidCampaigns, { activateComplete: false, campaignIDs, contractAccepted: true })
    const begins = [{ kind: 'renewal', day: startsOn, id: `renewal-${startsOn}` }]
    expect(await rowsOf(customer, 'renewal')).toEqual(begins)
    expect(await rowsOf(customer, 'change')).toEqual([])
    const signed = await rowsOf(customer, 'signed')
    expect(signed).toContainEqual({ kind: 'signed', day: '2026-11-23', id: 'signed-2026-11-23' })
    await customer.turnTo(startsOn)
    expect(await rowsOf(customer, 'renewal')).toEqual(begins)
    await customer.write(withdrawContract, { kind: 'change', email: 'iemand@voorbeeld.example' })
    expect(await rowsOf(customer, 'renewal')).toEqual(begins)
    expect(await rowsOf(customer, 'signed')).toEqual(signed)
  })

  test('a household: when somebody left and invites again, then the day of leaving stays', async () => {
    const customer = await customerOf(26, '2026-11-23')
    const { endsOn } = await customer.write(leaveHousehold)
    const left = [{ kind: 'household', day: endsOn, id: `household-${endsOn}` }]
    await customer.turnTo(endsOn)
    expect(await rowsOf(customer, 'household')).toEqual(left)
    await customer.write(inviteToHousehold, { phoneNumber: '0690002026' })
    expect(await rowsOf(customer, 'household')).toEqual(left)
  })

  test('cards: when another one works, then the days on which both began stay', async () => {
    const customer = await customerOf(12, '2026-11-23')
    await customer.write(activateSimcard, { digits: null })
    await customer.turnTo('2026-11-24')
    const esim = [{ kind: 'esim', day: '2026-11-23', id: 'esim-2026-11-23' }]
    expect(await rowsOf(customer, 'esim')).toEqual(esim)
    await customer.write(createSimcard, { type: 'USIM', reason: 'BROKEN', price: 0 })
    await customer.happen({ kind: 'sim-active' })
    expect(await rowsOf(customer, 'simActive')).toEqual([{ kind: 'simActive', day: '2026-11-24', id: 'simActive-2026-11-24' }])
    expect(await rowsOf(customer, 'esim')).toEqual(esim)
  })

  test('a subscription: when it is withdrawn, then the number that came and the cancellation before it stay', async () => {
    const customer = await customerOf(27, '2026-11-23')
    await customer.write(numberport, {
      number: '0690001001',
      provider: 'Belmaat',
      contractType: 'PREPAID',
      customerNumber: null,
      moment: 'ASAP',
      wishDate: null,
    })
    await customer.write(numberportingConfirm, { code: '123456' })
    await customer.happen({ kind: 'number-approved', on: '2026-11-26' })
    await customer.turnTo('2026-11-27')
    const came = await rowsOf(customer, 'porting')
    expect(came.map(({ day }) => day)).toEqual(['2026-11-26'])
    const { contractEnd } = await customer.read(getTerminateData)
    await customer.write(terminateSubscription, { reason: 'OTHER', message: '', fee: 0, endsOn: contractEnd ?? '2026-12-31' })
    await customer.turnTo('2026-11-28')
    await customer.write(withdrawContract, { kind: 'subscription', email: 'iemand@voorbeeld.example' })
    expect(await rowsOf(customer, 'porting')).toEqual(came)
    expect((await rowsOf(customer, 'cancelled')).map(({ day }) => day)).toEqual(['2026-11-27'])
  })

  test('a contract that nobody confirmed: when its subscription ends, then no settlement is announced, and none comes', async () => {
    const customer = await customerOf(14, '2026-11-23')
    await customer.happen({ kind: 'number-leaves' })
    await customer.turnTo('2026-12-18')
    expect(await rowsOf(customer, 'stop')).toHaveLength(1)
    expect(await rowsOf(customer, 'settlement')).toEqual([])
    await customer.turnTo('2027-01-05')
    expect(await rowsOf(customer, 'invoice')).toEqual([])
  })

  test('a term: when a change without a term follows it, then its last day stays', async () => {
    const customer = await customerOf(1, '2026-11-23')
    const [end] = await rowsOf(customer, 'contract')
    await customer.turnTo(addDays(end?.day ?? '', -3))
    const { startsOn, monthBindingPeriod } = await customer.read(getPostpaidOptionsV2)
    const campaignIDs = monthBindingPeriod.bundleOptionCategories
      .filter(({ code }) => code === 'MAIN' || code === 'ADDON_INET')
      .flatMap(({ bundleOptions }) => bundleOptions.findLast(({ blocked }) => !blocked)?.id ?? [])
    await customer.write(changePostpaidCampaigns, { activateComplete: false, campaignIDs, contractAccepted: true })
    await customer.turnTo(addDays(startsOn, 1))
    expect(await rowsOf(customer, 'change')).toHaveLength(1)
    expect(await rowsOf(customer, 'contract')).toContainEqual(end)
  })

  test('the day from which a new term may be signed: when the customer cancels after it, then it stays', async () => {
    const customer = await customerOf(1, '2026-11-23')
    const [opens] = await rowsOf(customer, 'renew')
    await customer.turnTo(addDays(opens?.day ?? '', 1))
    const { contractEnd } = await customer.read(getTerminateData)
    await customer.write(terminateSubscription, { reason: 'OTHER', message: '', fee: 0, endsOn: contractEnd ?? '' })
    expect(await rowsOf(customer, 'renew')).toEqual([opens])
  })

  test('the day from which a new term may be signed: when the customer cancels before it, then it is not announced', async () => {
    const customer = await customerOf(1, '2026-11-23')
    const { contractEnd } = await customer.read(getTerminateData)
    await customer.write(terminateSubscription, { reason: 'OTHER', message: '', fee: 0, endsOn: contractEnd ?? '' })
    expect(await rowsOf(customer, 'renew')).toEqual([])
  })

  test('the day from which a new term may be signed: when a customer who signed cancels and stays after all, then no past day comes or goes', async () => {
    const customer = await customerOf(1, '2026-11-23')
    const [opens] = await rowsOf(customer, 'renew')
    const today = addDays(opens?.day ?? '', 30)
    const past = async () => (await rowsOf(customer, 'renew')).filter(({ day }) => day < today)
    await customer.turnTo(opens?.day ?? '')
    await customer.write(changePostpaidCampaigns, {
      campaignIDs: ['INET-10000.twoYears.600.renewal', 'MAIN-UNL.twoYears.500.renewal'],
      activateComplete: false,
      contractAccepted: true,
    })
    await customer.turnTo(today)
    const signed = await past()
    const { contractEnd } = await customer.read(getTerminateData)
    await customer.write(terminateSubscription, { reason: 'OTHER', message: '', fee: 0, endsOn: contractEnd ?? '' })
    expect(await past()).toEqual(signed)
    await customer.write(undoTermination)
    expect(await past()).toEqual(signed)
  })

  test('every subscriber: when the contract names the first day to renew, then the timeline announces that day', async () => {
    const announced: number[] = []
    for (const { number, type } of accounts) {
      if (type === 'Prepaid') continue
      const customer = await customerOf(number, '2026-11-23')
      const now = momentOf('2026-11-23', 12)
      const opens = renewableFrom(await customer.read(getPostpaidSubscription), await customer.read(getPostpaidOptionsV2), now)
      if (opens === null) continue
      expect(
        (await rowsOf(customer, 'renew')).map(({ day }) => day),
        `account ${number}`,
      ).toEqual([opens])
      announced.push(number)
    }
    expect(announced.length).toBeGreaterThan(10)
  })

  test('Compleet: when it has begun and the customer moves, then its first day stays', async () => {
    const customer = await customerOf(1, '2026-11-23')
    await customer.write(activateComplete)
    const [begins] = await rowsOf(customer, 'complete')
    await customer.turnTo(addDays(begins?.day ?? '', 1))
    await customer.write(updateAddress, elsewhere)
    expect(await rowsOf(customer, 'complete')).toEqual([begins])
  })

  test('a renewal that failed: when on-net calling is bought again, then it stays', async () => {
    const customer = await customerOf(33, '2026-11-20')
    await customer.write(topupPrepaidBundle, { id: 'PP-M', price: 1000, autoExtend: false })
    await customer.turnTo('2026-12-09')
    const missed = await rowsOf(customer, 'missed')
    expect(missed.map(({ day }) => day)).toEqual(['2026-12-09'])
    await customer.write(redeemTopUpCode, { code: '2000000000000014' })
    await customer.write(topupPrepaidBundle, { id: 'PP-ONDERLING', price: 250, autoExtend: false })
    expect(await rowsOf(customer, 'missed')).toEqual(missed)
  })

  test('an outage: when the customer moves, then it stays', async () => {
    const customer = await customerOf(2, '2026-11-23')
    await customer.happen({ kind: 'outage-struck', hours: 14, isOver: true })
    const struck = await rowsOf(customer, 'outage')
    expect(struck).toHaveLength(1)
    await customer.write(updateAddress, elsewhere)
    expect(await rowsOf(customer, 'outage')).toEqual(struck)
  })
})

describe('messages in the timeline', () => {
  test('a code or a link: when one was sent, then it is not told', async () => {
    const browser = visitor(createBackend({ latency: 0, clock: () => NOW }))
    await browser.as(1)
    await browser.write('sendProofCode', {})
    const sent: { text: string }[] = await (await browser.send('GET', '/demo/messages')).json()
    expect(sent.map(({ text }) => text)).toEqual([expect.stringMatching(/code/)])
    expect((await told(browser)).filter(({ kind }) => kind === 'message')).toEqual([])
  })
})
