import { faker } from '@faker-js/faker/locale/nl'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { addDays, dayOf, momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { euro, sumOf } from '#kit/words/money.ts'
import { countsFor, planOf } from '#model/invoices/arrangements.ts'
import { PaymentArrangements } from '#model/invoices/contract/arrangements.ts'
import { type InvoiceSummary, Invoices } from '#model/invoices/contract/invoices.ts'
import { dueOf, openSumOf, urgentOf, waitsForCustomer } from '#model/invoices/dueInvoices.ts'
import { Overview } from '#model/overview/contract.ts'
import type { PaidFor } from '#model/payment/contract.ts'
import type { Account, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { inDays, postpaid, usage } from '../../fixtures/accounts/build.ts'
import { invoicesOf } from '../../mocks/invoices/invoices.ts'
import { openMonthsOf, standingsOn } from '../../mocks/invoices/unpaid.ts'
import { after } from '../../mocks/world/asOf.ts'
import type { WorldEvent } from '../../mocks/world/events.ts'
import { worldOf } from '../../mocks/world/world.ts'
import { pdfLines } from '../support/pdfText.ts'
import { HISTORIES, todays } from '../world/checks.ts'
import { accountSeen, subscriberSeen, subscribersOn } from '../world/seen.ts'
import { timed } from '../world/timed.ts'
import { visitor } from '../world/visitor.ts'

const MINUTE = 60_000
const DAY_MS = 24 * 60 * MINUTE
const BACK = 'http://localhost:4173/betaling-controleren'

/** The account is placed on the calendar on `day`. */
async function customer(account: number, day?: Day) {
  const { backend, pass } = timed()
  const browser = visitor(backend)
  if (day) await browser.turn({ clock: day })
  await browser.as(account)
  const invoices = async () => v.parse(Invoices, (await browser.read('getInvoices')).body.result).invoices
  const order = (what: PaidFor, amount: number) =>
    browser.write('createPayment', { for: what, AccountPayment: { Amount: amount, Issuer: null, ReturnURL: BACK } })
  const decide = (id: string, decision: string) => browser.ask('POST', '/demo/payment', { id, decision })
  const begin = async (what: PaidFor, amount: number): Promise<string> =>
    Object((await order(what, amount)).body.result).payment.id
  return {
    browser,
    pass,
    invoices,
    order,
    begin,
    decide,
    status: async (id: string) => Object((await browser.read('getPaymentStatus', { id })).body.result).status,
    receipt: async (id: string) => Object((await browser.read('getPaymentReceipt', { id })).body.result).receipt,
    open: async () => urgentOf(await invoices()),
    async pay(what: PaidFor, amount: number, decision = 'paid') {
      const id = await begin(what, amount)
      await decide(id, decision)
      return id
    },
    overview: async () => v.parse(Overview, (await browser.read('postpaidOverview')).body.result),
    items: async () =>
      v
        .parse(Overview, (await browser.read('postpaidOverview')).body.result)
        .fixMeBarItems.map(({ templateType }) => templateType),
    sim: async () => Object((await browser.read('getSimCard')).body.result).statusType,
    arrangements: async () => v.parse(PaymentArrangements, (await browser.read('getPaymentArrangements')).body.result),
    async request(terms: number) {
      const { offer } = v.parse(PaymentArrangements, (await browser.read('getPaymentArrangements')).body.result)
      return browser.write('requestPaymentArrangement', { terms, amount: offer?.amount ?? 0, firstOn: offer?.firstOn ?? '' })
    },
  }
}

const ids = (...invoices: InvoiceSummary[]): PaidFor => ({ kind: 'invoices', ids: invoices.map(({ id }) => id) })
const due = (...invoices: InvoiceSummary[]) => sumOf(invoices.map((invoice) => ({ amount: dueOf(invoice) })))

const changed = (was: number, now: number) => ({ statusCode: 409, code: 'PRICE_CHANGED', details: { was, now } })

function two<Item>([one, other]: readonly Item[]): [Item, Item] {
  if (one === undefined || other === undefined) throw new Error('fewer than two')
  return [one, other]
}

describe('paying an invoice', () => {
  test('when it is overdue and paid, then the bar disappears and the card works again', async () => {
    const { open, pay, invoices, items, sim, overview, receipt, browser } = await customer(6)
    const [overdue, later] = two(await open())
    expect([await items(), await sim()]).toEqual([['simBlocked', 'paymentOverdue'], 'SOFTBLOCKED'])
    const id = await pay(ids(overdue), 3635)
    expect(await receipt(id)).toEqual({ reference: id, amount: 3635, count: 1, left: 1435, unblocks: true })
    const paid = (await invoices()).find((invoice) => invoice.id === overdue.id)
    expect(paid).toMatchObject({ state: 'PAID', paidOn: expect.any(String), debitOn: null, amount: 3635 })
    expect((await open()).map((invoice) => invoice.id)).toEqual([later.id])
    expect([await items(), await sim()]).toEqual([[], 'ACTIVE'])
    expect((await overview()).buyDataEligible).toBe(true)
    expect(Object((await browser.read('getPostpaidSubscription')).body.result).cancelSubscriptionStatus).toBe('Active')
  })

  test('paying: when a bank checks one payment of a late and a later invoice, then the overview names the amount of that payment', async () => {
    const { open, pay, overview } = await customer(6)
    await pay(ids(...(await open())), 5070, 'slow')
    const { standstill, fixMeBarItems } = await overview()
    expect(standstill).toEqual({ why: 'checking', amount: 5070 })
    expect(fixMeBarItems.find(({ templateType }) => templateType === 'paymentChecking')?.amount).toBe(5070)
  })

  test('when a bank processes it, then it is not asked for and cannot be paid twice', async () => {
    const { open, begin, decide, order, invoices, pass, status, arrangements, overview } = await customer(6)
    const [overdue, later] = two(await open())
    const other = await begin(ids(overdue, later), 5070)
    const id = await begin(ids(overdue), 3635)
    await decide(id, 'slow')
    expect((await invoices()).find((invoice) => invoice.id === overdue.id)).toMatchObject({ processing: true, state: 'NOT_PAID' })
    expect((await order(ids(overdue), 3635)).body).toMatchObject({ statusCode: 409, code: 'PAYMENT_PENDING' })
    expect((await arrangements()).refusal).toBe('PAYMENT_PENDING')
    // The overview no longer asks for it, and shows the current reason.
    const said = await overview()
    expect(said.fixMeBarItems.map(({ templateType }) => templateType)).toEqual(['simBlocked', 'paymentChecking'])
    expect([said.standstill, said.latestInvoice?.processing]).toEqual([{ why: 'checking', amount: 3635 }, false])
    // another page of the bank is still open: its earlier payment has ended
    await decide(other, 'paid')
    expect(await status(other)).toBe('cancelled')
    pass(4 * MINUTE)
    expect([await status(id), (await open()).map((invoice) => invoice.id)]).toEqual(['paid', [later.id]])
  })

  test('when the clock moves on before the bank decides, then it still pays the invoice that it was begun for', async () => {
    const { browser, open, begin, decide, invoices, status } = await customer(6)
    const [overdue] = two(await open())
    const id = await begin(ids(overdue), 3635)
    await browser.turn({ clock: 5 * MINUTE })
    await decide(id, 'paid')
    await browser.turn({ clock: 70 * DAY_MS })
    expect(await status(id)).toBe('paid')
    expect((await invoices()).find((invoice) => invoice.id === overdue.id)).toMatchObject({ state: 'PAID', amount: 3635 })
  })

  test('when its last day has passed, then an open invoice is overdue', async () => {
    const { browser, open, pay, items, pass } = await customer(6)
    const [overdue] = two(await open())
    await pay(ids(overdue), 3635)
    pass(60 * DAY_MS)
    await browser.as(6)
    expect((await open()).map(({ state }) => state)).toEqual(['NOT_PAID'])
    expect(await items()).toEqual(['paymentOverdue'])
  })

  test('when its amount changed meanwhile, then it is refused with both amounts', async () => {
    const { browser, open, order, pay } = await customer(6)
    const [, later] = two(await open())
    await browser.ask('POST', '/demo/happen', { kind: 'invoice-credited', amount: 50 })
    expect((await order(ids(later), 1435)).body).toMatchObject(changed(1435, 1385))
    await pay(ids(later), 1385)
    expect((await open()).length).toBe(1)
  })

  test('when the panel pays, then nothing is open', async () => {
    const { browser, open, items, sim } = await customer(6)
    await browser.ask('POST', '/demo/happen', { kind: 'invoice-paid' })
    expect([await open(), await items(), await sim()]).toEqual([[], [], 'ACTIVE'])
  })
})

describe('an arrangement', () => {
  test('when the panel pays all terms it is finished, and when it misses one the rest is open at once', async () => {
    const paid = await customer(5)
    await paid.browser.ask('POST', '/demo/happen', { kind: 'terms-paid' })
    expect((await paid.arrangements()).arrangements).toMatchObject([{ state: 'FINISHED' }])
    expect([await paid.open(), await paid.items()]).toEqual([[], []])

    const missed = await customer(5)
    await missed.browser.ask('POST', '/demo/happen', { kind: 'term-missed' })
    expect(await missed.arrangements()).toMatchObject({ arrangements: [{ state: 'STOPPED' }], offer: null, refusal: 'STOPPED' })
    expect((await missed.open()).length).toBe(2)
    expect(await missed.items()).toEqual(['paymentOverdue'])
    const [partPaid] = (await missed.invoices()).filter(({ paidInTerms }) => paidInTerms > 0)
    const { body } = await missed.browser.read('getInvoiceDocument', { id: partPaid?.id })
    const document = pdfLines(Object(body.result).base64)
    const rest = euro(Number(partPaid?.amount) - 2910)
    expect(document).toContainEqual({ text: 'Al betaald in termijnen', amount: euro(2910) })
    expect(document).toContainEqual({ text: 'Te betalen', amount: rest })
    expect(document.map(({ text }) => text).join(' ')).toContain(`Betaal ${rest} zo snel mogelijk`)
    await missed.browser.ask('POST', '/demo/happen', { kind: 'invoice-paid' })
    expect([await missed.open(), await missed.items()]).toEqual([[], []])
  })

  test('when account 5 pays its terms of € 29,10, then each pays the oldest invoice first', async () => {
    const { arrangements, pay, receipt, invoices, items, order, browser } = await customer(5, '2026-11-20')
    const running = (await arrangements()).arrangements[0]
    expect(running).toMatchObject({ state: 'RUNNING', total: 8730 })
    expect(await arrangements()).toMatchObject({ offer: null, refusal: 'RUNNING' })
    const covered = async () => {
      const told = (await invoices()).filter(({ amount }) => amount > 4000)
      return told.map(({ state, paidInTerms, inArrangement }) => [state, paidInTerms, inArrangement])
    }
    expect([await covered(), await items()]).toEqual([
      [
        ['NOT_PAID', 0, true],
        ['NOT_PAID', 2910, true],
      ],
      ['arrangement'],
    ])
    expect((await order({ kind: 'term', number: 3 }, 2910)).body).toMatchObject({ code: 'TERM_CHANGED' })
    expect((await order({ kind: 'term', number: 2 }, 2900)).body).toMatchObject(changed(2900, 2910))
    const second = await pay({ kind: 'term', number: 2 }, 2910)
    expect(await receipt(second)).toMatchObject({ number: 2, amount: 2910, left: 2910, next: { amount: 2910 }, unblocks: false })
    expect(await covered()).toEqual([
      ['NOT_PAID', 1290, true],
      ['PAID', 4530, false],
    ])
    const third = await pay({ kind: 'term', number: 3 }, 2910)
    expect(await receipt(third)).toMatchObject({ number: 3, left: 0, next: null })
    expect([await covered(), await items()]).toEqual([
      [
        ['PAID', 4200, false],
        ['PAID', 4530, false],
      ],
      [],
    ])
    expect(await arrangements()).toMatchObject({ arrangements: [{ state: 'FINISHED' }], offer: null, refusal: 'NOTHING_OPEN' })
    expect(Object((await browser.read('getUser')).body.result).handsetRejectionReason).toBeNull()
  })

  test('when it is requested, then all open invoices are in it and the first term unblocks the card', async () => {
    const { request, arrangements, invoices, items, sim, pay, receipt, order, overview } = await customer(6)
    const { offer } = await arrangements()
    expect(offer).toMatchObject({ amount: 5070, invoices: 2 })
    const begun = (await request(4)).body.result
    expect(begun).toEqual({ kind: 'begun', total: 5070, terms: planOf(5070, 4, offer?.firstOn ?? ''), simBlocked: true })
    const arranged = (await invoices()).filter(({ inArrangement }) => inArrangement)
    expect([arranged.length, await items(), await sim()]).toEqual([2, ['simBlocked', 'arrangement'], 'SOFTBLOCKED'])
    expect((await overview()).standstill).toEqual({ why: 'term', amount: 1268 })
    for (const invoice of arranged)
      expect((await order(ids(invoice), invoice.amount)).body).toMatchObject({ code: 'IN_ARRANGEMENT' })
    expect((await request(2)).body).toMatchObject({ statusCode: 409, code: 'RUNNING' })
    const first = await pay({ kind: 'term', number: 1 }, 1268)
    expect([await receipt(first), await sim()]).toEqual([expect.objectContaining({ unblocks: true, left: 3802 }), 'ACTIVE'])
  })

  test('when an invoice is not due yet, then the arrangement does not make it late', async () => {
    const { request, open, invoices, pass, browser } = await customer(6)
    const [overdue, later] = two(await open())
    expect([overdue.state, later.state]).toEqual(['NOT_PAID', 'TO_PAY'])
    await request(6)
    const states = async () => {
      const own = (await invoices()).filter(({ inArrangement }) => inArrangement)
      return [overdue, later].map(({ id }) => own.find((one) => one.id === id)?.state)
    }
    expect(await states()).toEqual(['NOT_PAID', 'TO_PAY'])
    const dueOn = later.dueOn ?? ''
    pass(momentOf(addDays(dueOn, 1), 12) - momentOf(dayOf(Date.now()), 12))
    await browser.as(6)
    expect((await states())[1] ?? 'NOT_PAID').toBe('NOT_PAID')
  })

  test('when a term is late, then it is asked for with its last day, unless a bank processes it', async () => {
    const { request, overview, pass, browser, pay, arrangements, items } = await customer(6)
    await request(3)
    const terms = (await arrangements()).arrangements[0]?.terms ?? []
    pass(8 * DAY_MS)
    await browser.as(6)
    const late = { templateType: 'arrangementLate', amount: 1690, date: addDays(terms[0]?.dueOn ?? '', 7) }
    expect((await overview()).fixMeBarItems).toContainEqual(late)
    await pay({ kind: 'term', number: 1 }, 1690, 'slow')
    expect((await arrangements()).arrangements[0]).toMatchObject({ state: 'RUNNING', processing: true })
    expect(await items()).not.toContain('arrangementLate')
  })

  test('when a term is paid at a slow bank on the last day, then it is in time', async () => {
    const { browser, pay, order, arrangements, overview, invoices } = await customer(5, '2026-11-20')
    const at = (moment: string) => browser.turn({ clock: `${moment}+01:00` })
    await at('2026-12-06T23:58:30')
    await pay({ kind: 'term', number: 2 }, 2910, 'slow')
    await at('2026-12-07T00:00:30')
    expect((await arrangements()).arrangements).toMatchObject([{ state: 'RUNNING', processing: true }])
    const asked = (await overview()).fixMeBarItems.map(({ templateType, amount }) => [templateType, amount])
    expect(asked).toEqual([['paymentChecking', 2910]])
    const inTerms = (await invoices()).filter(({ inArrangement }) => inArrangement)
    expect(inTerms).toHaveLength(2)
    expect((await order(ids(...inTerms), due(...inTerms))).status).not.toBe(200)
    await at('2026-12-07T00:10:00')
    const [running] = (await arrangements()).arrangements
    expect(running).toMatchObject({
      state: 'RUNNING',
      processing: false,
      terms: [{}, { paidOn: '2026-12-06' }, { paidOn: null }],
    })
  })

  test('when a term arrives after the arrangement has stopped, then it does not revive it', () => {
    const at = momentOf('2026-12-10', 12)
    const term = { kind: 'payment-decided', what: { kind: 'term', number: 2 }, payment: 'x', amount: 2910 } as const
    const events: WorldEvent[] = [
      { kind: 'invoice-paid', at },
      { ...term, orderNumber: null, outcome: 'paid', at: at + MINUTE },
    ]
    const [before, later] = [1, 2].map((done) => events.slice(0, done).reduce(after, accountSeen(5, '2026-11-20')))
    expect(before?.type === 'Postpaid' && before.arrangements[0]?.terms[1]?.paidOn).toBeNull()
    expect(later).toEqual(before)
  })

  test('when a term is missed for 7 days, then the rest is open and there is no new arrangement until it is paid', async () => {
    const { browser, request, pay, arrangements, open, order, items, pass, invoices } = await customer(6)
    await request(3)
    await pay({ kind: 'term', number: 1 }, 1690)
    pass((7 + 31 + 8) * DAY_MS)
    await browser.as(6)
    expect(await arrangements()).toMatchObject({ arrangements: [{ state: 'STOPPED' }], offer: null, refusal: 'STOPPED' })
    expect((await request(2)).body).toMatchObject({ code: 'STOPPED' })
    expect((await order({ kind: 'term', number: 2 }, 1690)).body).toMatchObject({ code: 'TERM_CHANGED' })
    const left = await open()
    expect([openSumOf(left), await items()]).toEqual([3380, ['paymentOverdue']])
    await pay(ids(...left), 3380)
    expect([await open(), await items()]).toEqual([[], []])
    expect((await arrangements()).refusal).toBe('NOTHING_OPEN')
    expect((await invoices()).every(({ state, processing }) => state === 'PAID' || processing || state === 'TO_PAY')).toBe(true)
  })
})

/** Checks the terms: they add up to the open amount, and paying all of them pays all invoices. */
function checkTerms(account: PostpaidAccount, today: Day, counts: (amount: number) => readonly number[]): void {
  const open = invoicesOf(account, worldOf(account, today)).filter(waitsForCustomer).toReversed()
  const [months, total, at] = [open.map(({ month }) => month), openSumOf(open), momentOf(today, 12)]
  expect(months).toEqual(openMonthsOf(account, today))
  for (const count of counts(total)) {
    const terms = planOf(total, count, addDays(today, 7))
    let customer: Account = after(account, { kind: 'arrangement-begun', months, amounts: open.map(dueOf), terms, at })
    terms.forEach(({ amount }, number) => {
      if (customer.type === 'Prepaid') throw new Error('another customer')
      const inTerms = [...standingsOn(customer, today)].filter(([month]) => months.includes(month))
      expect(inTerms.reduce((sum, [, { paidInTerms }]) => sum + paidInTerms, 0)).toBe(sumOf(terms.slice(0, number)))
      expect(sumOf(customer.arrangements.at(-1)?.terms ?? [])).toBe(total)
      const what = { kind: 'term', number: number + 1 } as const
      customer = after(customer, {
        kind: 'payment-decided',
        payment: 'een',
        what,
        amount,
        outcome: 'paid',
        orderNumber: null,
        at,
      })
    })
    if (customer.type === 'Prepaid') throw new Error('another customer')
    const standings = standingsOn(customer, today)
    expect([openMonthsOf(customer, today), months.map((month) => standings.get(month)?.state)]).toEqual([
      [],
      months.map(() => 'PAID'),
    ])
  }
}

describe.each(todays)('on %s', (today) => {
  test('terms sum to the total for every account', () => {
    for (const account of subscribersOn(today)) if (account.unpaid.length > 0) checkTerms(account, today, countsFor)
  })
})

test(`${HISTORIES} random histories: terms sum to what is open, to the cent`, () => {
  faker.seed(20_261_125)
  const int = (max: number) => faker.number.int({ max })
  for (let number = 100; number < 100 + HISTORIES; number += 1) {
    const account = postpaid({
      number,
      title: 'Iemand',
      shows: ['/'],
      showsText: 'Laat zien: iets.',
      firstName: 'Iemand',
      lastName: 'Anders',
      since: inDays(-90 - int(120)),
      unpaid: Array.from({ length: int(3) }, () => ({
        state: faker.helpers.arrayElement(['open', 'failed'] as const),
        others: int(9000),
      })),
      usage: usage({ data: 100, minutes: 0, sms: int(2) }),
    })
    const today = addDays('2026-01-01', int(1500))
    checkTerms(subscriberSeen(account, today), today, (amount) => countsFor(amount).slice(int(4)).slice(0, 1))
  }
})
