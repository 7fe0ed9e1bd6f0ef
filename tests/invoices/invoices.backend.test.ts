import { faker } from '@faker-js/faker/locale/nl'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, endOfMonth, momentOf, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { euro, sumOf } from '#kit/words/money.ts'
import { monthlyOf, pendingOf } from '#model/bundles/bundleChange.ts'
import { getInvoice, type Invoice, type InvoiceLine, Invoices, NextInvoice } from '#model/invoices/contract/invoices.ts'
import { isOverdue } from '#model/invoices/dueInvoices.ts'
import { invoiceDifference, outsideKinds, partsOf, vatOf } from '#model/invoices/invoices.ts'
import { lineTitle } from '#model/invoices/invoiceText.ts'
import type { PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { bundles, inDays, onFirstOfMonth, postpaid, usage } from '../../fixtures/accounts/build.ts'
import { portfolios } from '../../fixtures/catalogue/bundles.ts'
import { seller } from '../../fixtures/seller.ts'
import { optionsOf } from '../../mocks/bundles/options.ts'
import { invoicesOf, nextInvoiceOf } from '../../mocks/invoices/invoices.ts'
import { overviewOf } from '../../mocks/overview/overview.ts'
import { worldOf } from '../../mocks/world/world.ts'
import { operations } from '../support/operations.ts'
import { HISTORIES, todays } from '../world/checks.ts'
import { contextOf } from '../world/context.ts'
import { accountSeen, subscriberSeen, subscribersOn } from '../world/seen.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

const customer = (number: number, today: Day): PostpaidAccount => {
  const account = accountSeen(number, today)
  if (account.type !== 'Postpaid') throw new Error(`no customer ${number}`)
  return account
}
const made = (number: number, today: Day = '2026-11-20') =>
  invoicesOf(customer(number, today), worldOf(customer(number, today), today))
const ask = (name: string, account: PostpaidAccount, today: Day, input?: object) =>
  operations.get(name)?.answer(input, contextOf(account, momentOf(today, 12)))

/** The invariants of the invoices of any customer on any day. */
function checkInvoices(account: PostpaidAccount, today: Day): void {
  const world = worldOf(account, today)
  const all = invoicesOf(account, world)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  all.forEach((invoice, at) => {
    const { lines, amount, date, state, paidOn, dueOn, debitOn } = invoice
    const { excl, vat, incl, untaxed } = vatOf(lines)
    expect([sumOf(lines), excl + vat, incl + untaxed]).toEqual([amount, incl, amount])
    expect(date <= today && startOfMonth(date) === invoice.month).toBe(true)
    const before = all[at + 1]
    if (before) {
      expect(addMonths(before.month, 1)).toBe(invoice.month)
      expect(sumOf(invoiceDifference(lines, before.lines))).toBe(amount - before.amount)
    }
    if (state === 'PAID' && amount !== 0) expect(paidOn !== null && paidOn < today).toBe(true)
    if (state === 'TO_PAY') expect((dueOn !== null) !== (debitOn !== null)).toBe(true)
  })

  // the overview agrees with the next and the newest invoice
  const { currentCosts, nextInvoice, latestInvoice } = overviewOf(world)
  const expected = nextInvoiceOf(account, world)
  expect(nextInvoice && { date: nextInvoice.date, amount: nextInvoice.amount }).toEqual(
    expected && { date: expected.date, amount: expected.amount },
  )
  if (nextInvoice) {
    expect(sumOf([...nextInvoice.fixed, ...nextInvoice.outside, ...nextInvoice.once])).toBe(nextInvoice.amount)
    // One-off purchases are not among the fixed costs.
    expect(nextInvoice.fixed.filter(({ title }) => /^Extra/.test(title))).toEqual([])
    // Every amount is in the same part as on the page of the next invoice.
    const { since, ahead } = partsOf(expected ?? { month: today, lines: [] })
    expect([sumOf(nextInvoice.fixed), sumOf([...nextInvoice.outside, ...nextInvoice.once])]).toEqual([sumOf(ahead), sumOf(since)])
  }
  // "Extra" is one thing: use outside the bundle and bundles that were bought, as on the invoice of this month.
  if (currentCosts && expected && expected.date > endOfMonth(today)) {
    const extra = expected.lines.filter(({ kind }) => kind.startsWith('extra') || outsideKinds.some((one) => one === kind))
    expect(currentCosts.extra).toBe(sumOf(extra))
  }
  expect(latestInvoice?.date).toBe(invoicesOf(account, world)[0]?.date)
  // the next one adds up, comes later, and repeats no line of the newest one
  const next = expected
  if (next) {
    const { since, ahead } = partsOf(next)
    expect(sumOf(since) + sumOf(ahead)).toBe(next.amount)
    expect(next.date > today).toBe(true)
    if (currentCosts && next.month > startOfMonth(today)) expect(next.date).toBe(currentCosts.invoiceOn)
    const invoiced = all[0] ? partsOf(all[0]).ahead : []
    for (const line of ahead) expect(invoiced).not.toContainEqual(line)

    // a pending change costs the promised price
    const options = optionsOf(account, today, momentOf(today, 12), 0)
    const coming = pendingOf(options)
    if (coming && options.startsOn === next.month) {
      const isBundle = ({ kind, from }: InvoiceLine) => from === next.month && (kind === 'dataCap' || kind.endsWith('Bundle'))
      expect(sumOf(next.lines.filter(isBundle))).toBe(monthlyOf(coming))
    }
  }
}

/** The invoices contain all costs of every month: bundles in advance, the rest afterwards. */
function checkMonths(account: PostpaidAccount, today: Day): void {
  const all = invoicesOf(account, worldOf(account, today))
  const ownKinds = new Set(['thirdParty', 'credit', 'balanceFromPrepaid'])
  const lines = all.flatMap((invoice) => invoice.lines).filter(({ kind }) => !ownKinds.has(kind))
  const world = worldOf(account, today)
  for (const { month } of all.slice(1)) {
    const of = lines.filter(({ from }) => startOfMonth(from) === month)
    const outside = world.months.find(({ from }) => startOfMonth(from) === month)
    const used = outside ? sumOf(world.usageOf(outside).outside) : 0
    const usedLines = sumOf(of.filter(({ quantity }) => quantity !== undefined))
    expect(usedLines, month).toBe(used)
  }
}

describe.each(todays)('on %s', (today) => {
  test.each(subscribersOn(today))('the invoices of account $number add up', (account) => {
    checkInvoices(account, today)
    checkMonths(account, today)
    expect(v.safeParse(Invoices, ask('getInvoices', account, today)).issues).toBeUndefined()
    expect(v.safeParse(v.nullable(NextInvoice), ask('getNextInvoice', account, today)).issues).toBeUndefined()
    for (const { id } of made(account.number, today).slice(0, 3))
      expect(v.safeParse(getInvoice.answer, ask('getInvoice', account, today, { id })).issues).toBeUndefined()
  })

  test('when an invoice is overdue, then the overview has the same amount', () => {
    for (const account of subscribersOn(today)) {
      const world = worldOf(account, today)
      const overdue = sumOf(invoicesOf(account, world).filter(isOverdue))
      const said = overviewOf(world).fixMeBarItems.find(({ templateType }) => templateType === 'paymentOverdue')?.amount
      expect(overdue, `account ${account.number}`).toBe(said ?? 0)
    }
  })
})

test(`${HISTORIES} random histories add up`, () => {
  faker.seed(20_261_123)
  const int = (max: number) => faker.number.int({ max })
  for (let number = 100; number < 100 + HISTORIES; number += 1) {
    const portfolio = faker.helpers.arrayElement(['base', 'challenger1', 'challenger2'] as const)
    const any = () =>
      bundles(
        faker.helpers.arrayElement(portfolios[portfolio].data).id,
        faker.helpers.arrayElement(portfolios[portfolio].voice).id,
        { dataCap: faker.datatype.boolean(), sms: faker.datatype.boolean() },
      )
    const today = addDays('2026-01-01', int(1500))
    const begun = int(150)
    const level = { data: int(6000), minutes: int(60), sms: int(9), abroad: int(9), service: int(4) }
    const described = postpaid({
      number,
      title: 'Iemand',
      shows: ['/'],
      showsText: 'Laat zien: iets.',
      firstName: 'Iemand',
      lastName: 'Anders',
      since: inDays(-begun),
      binding: 'month',
      portfolio,
      bundles: any(),
      earlier:
        faker.helpers.maybe(() => [
          { until: addDays(today, -int(90)), contractEnd: null, bundles: any(), binding: 'month', discount: null, surcharge: {} },
        ]) ?? [],
      dataCapSwitched: Array.from({ length: int(2) }, () => addDays(today, -int(100))).toSorted(),
      termination: faker.helpers.maybe(() => inDays(int(80) - Math.min(40, begun)), { probability: 0.3 }) ?? null,
      extras: Array.from({ length: int(3) }, () => {
        const day = addDays(today, -int(100))
        return { type: 'data', size: 1000, price: 300, day, until: endOfMonth(day), isGift: false } as const
      }),
      prepaidCredit: int(1) * int(4000),
      credits: faker.helpers.maybe(() => [{ month: onFirstOfMonth(-int(4)), amount: int(3000) }]) ?? [],
      usage: usage(level),
    })
    const account = subscriberSeen(described, today)
    checkInvoices(account, today)
    checkMonths(account, today)
  }
}, 120_000)

describe('the stories of the accounts', () => {
  test('account 1: 12 paid', () => {
    expect(made(1).map(({ state }) => state)).toEqual(Array.from({ length: 12 }, () => 'PAID'))
  })
  test('account 2: usage outside the bundle comes afterwards, with the month that it was in', () => {
    const [newest] = made(2)
    expect(newest?.lines.filter(({ quantity }) => quantity !== undefined).every(({ from }) => from === '2026-10-01')).toBe(true)
    expect(newest?.lines.find(({ kind }) => kind === 'dataBundle')).toMatchObject({ from: '2026-11-01', size: 3000 })
  })
  test('account 3: 14 paid, and a final one of € 4,10 that is open', () => {
    const [final, ...paid] = made(3)
    expect(final).toMatchObject({ amount: 410, state: 'TO_PAY' })
    expect(paid.map(({ state }) => state)).toEqual(Array.from({ length: 14 }, () => 'PAID'))
    expect(paid[0]?.lines).toEqual([
      { kind: 'proRata', amount: 452, from: '2026-10-01', until: '2026-10-11', days: 11, monthly: 1250 },
    ])
  })
  test('account 5: 45,30 and 42,00 are in the arrangement of 3 × 29,10', () => {
    const arranged = made(5).filter(({ inArrangement }) => inArrangement)
    expect(arranged.map(({ amount }) => amount)).toEqual([4200, 4530])
    expect(sumOf(arranged)).toBe(3 * 2910)
  })
  test('account 6: 36,35 is overdue and 14,35 open', () => {
    expect(made(6).slice(0, 3)).toMatchObject([
      { amount: 1435, state: 'TO_PAY', debitOn: null },
      { amount: 3635, state: 'NOT_PAID' },
      { amount: 1250, state: 'PAID' },
    ])
  })
  test('account 16: term 1 to 5 of 24, one an invoice', () => {
    const terms = made(16).flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'instalment'))
    expect(terms.map(({ number, total, amount }) => [number, total, amount])).toEqual([5, 4, 3, 2, 1].map((at) => [at, 24, 2200]))
  })
  test('account 17: the last of 24 terms was last month', () => {
    const terms = made(17).map(({ lines }) => lines.find(({ kind }) => kind === 'instalment')?.number ?? null)
    expect(terms.slice(0, 3)).toEqual([null, 24, 23])
    expect(terms.filter((term) => term !== null)).toHaveLength(24)
  })
  test('when more came back (22) or prepaid credit is left (24), then there is nothing to pay', () => {
    expect(made(22).some(({ amount }) => amount < 0)).toBe(true)
    expect(made(24).at(-1)).toMatchObject({ amount: 0, state: 'PAID', paidOn: null })
    const deducted = made(24).flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'balanceFromPrepaid'))
    expect(sumOf(deducted)).toBe(-2500)
  })
  test('account 26: the household discount is a negative line', () => {
    expect(made(26)[0]?.lines.find(({ kind }) => kind === 'household')?.amount).toBe(-100)
  })
  test('when account 27 is new, then it has no invoice, and its first one charges part of the month', () => {
    expect(made(27)).toEqual([])
    const next = nextInvoiceOf(customer(27, '2026-11-20'), worldOf(customer(27, '2026-11-20'), '2026-11-20'))
    expect(next).toMatchObject({ date: '2026-12-01', lines: [{ kind: 'proRata', days: 17, monthly: 1250, amount: 699 }, {}, {}] })
  })
  test('when a subscription stops (4) or changes (23), then it is charged until its last day or at its new price', () => {
    const next = (number: number) =>
      nextInvoiceOf(customer(number, '2026-11-20'), worldOf(customer(number, '2026-11-20'), '2026-11-20'))
    expect(next(4)?.lines[0]).toMatchObject({ kind: 'proRata', until: '2026-12-11', days: 11 })
    expect(next(23)?.lines.find(({ kind }) => kind === 'dataBundle')).toMatchObject({ size: 20_000, amount: 950 })
  })
  test('when prepaid credit is left, then the next invoice is lower', () => {
    const account = { ...customer(1, '2026-11-20'), prepaidCredit: 100_000 }
    expect(nextInvoiceOf(account, worldOf(account, '2026-11-20'))).toMatchObject({ amount: 0 })
  })
  test('when the direct debit is announced, then it is processed on its day', () => {
    expect(made(1, '2026-11-03')[0]).toMatchObject({ state: 'TO_PAY', debitOn: '2026-11-09', processing: false })
    expect(made(1, '2026-11-09')[0]).toMatchObject({ state: 'TO_PAY', processing: true })
    expect(made(1, '2026-11-10')[0]).toMatchObject({ state: 'PAID', paidOn: '2026-11-09' })
  })
})

describe('at the pretend backend', () => {
  const invoiceOf = (result: unknown): Invoice => {
    const invoice = v.parse(getInvoice.answer, result)
    if (!invoice) throw new Error('no invoice')
    return invoice
  }
  /** The account is placed on the calendar on `day`. */
  async function signedIn(account: number, day?: string) {
    const browser = visitor(quickBackend())
    if (day) await browser.turn({ clock: day })
    await browser.as(account)
    return browser
  }
  const listOf = async (browser: ReturnType<typeof visitor>) =>
    v.parse(Invoices, (await browser.read('getInvoices')).body.result).invoices

  test("another customer's invoice and one that does not exist are nothing, and never a fault", async () => {
    const [sanne, omar] = [await signedIn(1), await signedIn(6)]
    const [theirs] = await listOf(omar)
    for (const id of [theirs?.id ?? '', 'onbekend', '', '../1', 'x'.repeat(200), '%00', "'; DROP TABLE"]) {
      const { status, body } = await sanne.read('getInvoice', { id })
      expect([status, body.result], id).toEqual([200, null])
      expect((await sanne.read('getInvoiceDocument', { id })).status, id).toBe(404)
    }
    for (const input of [undefined, { id: 7 }, { id: 'x'.repeat(300) }])
      expect((await sanne.read('getInvoice', input)).status).toBe(400)
  })

  test('prepaid customers have none', async () => {
    const thijs = await signedIn(30)
    for (const name of ['getInvoices', 'getNextInvoice']) expect((await thijs.read(name)).status).toBe(403)
  })

  test('the document has every figure of the screen', async () => {
    for (const number of [2, 6, 16, 22, 24, 26]) {
      const browser = await signedIn(number)
      for (const { id } of await listOf(browser)) {
        const invoice = invoiceOf((await browser.read('getInvoice', { id })).body.result)
        const { body } = await browser.read('getInvoiceDocument', { id })
        const { base64 } = v.parse(v.object({ base64: v.string() }), body.result)
        const texts = [...atob(base64).matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, text = '']) =>
          text.replace(/\\(.)/g, '$1').replaceAll('\x80', '€'),
        )
        const { excl, vat, incl } = vatOf(invoice.lines)
        const titles = invoice.lines.map(lineTitle)
        for (const title of titles)
          expect(
            texts.some((text) => text.startsWith(title.slice(0, 40))),
            title,
          ).toBe(true)
        const figures = [...invoice.lines.map(({ amount }) => amount), Math.abs(invoice.amount)].map(euro)
        const { firstName, lastName, address } = customer(number, '2026-11-20')
        const names = [seller.name, `${firstName} ${lastName}`, `${address.zipCode.replace(' ', '\u00a0')} ${address.city}`]
        expect(texts).toEqual(expect.arrayContaining([`Factuurnummer ${invoice.number}`, ...names, ...figures]))
        // VAT for customers who want to see it, and a sentence that matches the payment state
        expect(texts.includes('Btw 21%')).toBe(invoice.showVat)
        if (invoice.showVat) expect(texts).toEqual(expect.arrayContaining([excl, vat, incl].map(euro)))
        expect(texts.includes('Te betalen')).toBe(invoice.state !== 'PAID' && invoice.amount >= 0)
      }
    }
  })

  test('a subscription that was withdrawn is settled: the screen says when and how much before the invoice is there', async () => {
    const browser = await signedIn(27, '2026-11-23')
    expect((await browser.write('withdrawContract', { kind: 'subscription', email: 'femke@voorbeeld.example' })).status).toBe(200)
    const told = v.parse(Invoices, (await browser.read('getInvoices')).body.result)
    expect([told.invoices, told.next?.date]).toEqual([[], '2026-11-24'])
    await browser.turn({ clock: '2026-11-24' })
    const is = v.parse(Invoices, (await browser.read('getInvoices')).body.result)
    expect([is.invoices[0]?.date, is.invoices[0]?.amount, is.next]).toEqual(['2026-11-24', told.next?.amount, null])
  })

  test('when something is bought or switched, then it is on the next invoice and sent invoices stay as they were', async () => {
    const browser = await signedIn(1, '2027-03-10')
    const before = await listOf(browser)
    expect((await browser.write('topupPostpaidBundle', { id: 'EXTRA-DATA', price: 300 })).status).toBe(200)
    expect((await browser.write('updateNetworkSettings', { dataCap: true, price: 100 })).status).toBe(200)
    const change = { activateComplete: false, campaignIDs: ['INET-20000.year.750', 'MAIN-UNL.year.550'], contractAccepted: true }
    expect((await browser.write('changePostpaidCampaigns', change)).status).toBe(200)
    const told = v.parse(NextInvoice, (await browser.read('getNextInvoice')).body.result)
    await browser.turn({ clock: '2027-04-01' })
    const [newest, ...older] = await listOf(browser)
    expect(older.slice(0, 3).map(({ amount }) => amount)).toEqual(before.slice(0, 3).map(({ amount }) => amount))
    const { lines } = invoiceOf((await browser.read('getInvoice', { id: newest?.id ?? '' })).body.result)
    expect(lines).toContainEqual(expect.objectContaining({ kind: 'dataBundle', size: 20_000, amount: 750, from: '2027-04-01' }))
    expect(lines).toContainEqual(expect.objectContaining({ kind: 'extraData', amount: 300, from: '2027-03-01' }))
    expect(lines).toContainEqual(expect.objectContaining({ kind: 'dataCap', amount: 100, from: '2027-03-01' }))
    expect(told.lines.filter(({ quantity }) => quantity === undefined)).toEqual(
      lines.filter(({ quantity }) => quantity === undefined),
    )
  })
})
