import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { getInvoice, getNextInvoice } from '#model/invoices/contract/invoices.ts'
import { askAboutInvoice, getInvoiceQuestions } from '#model/invoices/contract/questions.ts'
import { customerOf } from '../law/law.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

/** The lines of account 2 on the invoice of November: € 4,95 for 0900 numbers, € 1,98 for calls abroad, and a bundle. */
const invoice = 'ol7p7k67xk'
const service = { invoice, line: 5, amount: 495, reason: 'unknown', text: '' } as const
const abroad = { invoice, line: 4, amount: 198, reason: 'unknown', text: '' } as const
const bundle = { invoice, line: 0, amount: 400, reason: 'unknown', text: '' } as const

const answers = async (customer: Awaited<ReturnType<typeof customerOf>>) =>
  (await customer.read(getInvoiceQuestions)).map(({ id, answer }) => [id, answer])

describe('the answer to a question about an invoice line', () => {
  test('0900 numbers: when a customer does not recognise them for the first time, then they are given back on the next invoice', async () => {
    const customer = await customerOf(2, '2026-11-23')
    const before = await customer.read(getNextInvoice)
    expect(await customer.write(askAboutInvoice, service)).toEqual({ id: 'VR-26002-001', answerBy: '2026-11-25', amount: 495 })
    await customer.turnTo('2026-11-24')
    expect(await answers(customer)).toEqual([['VR-26002-001', null]])
    expect((await customer.read(getInvoice, { id: invoice }))?.questions).toEqual([{ line: 5, state: 'open' }])
    await customer.turnTo('2026-11-25')
    const answer = { kind: 'agreed', on: '2026-11-25', amount: 495, month: '2026-12-01' }
    expect(await answers(customer)).toEqual([['VR-26002-001', answer]])
    expect((await customer.read(getInvoice, { id: invoice }))?.questions).toEqual([{ line: 5, state: 'agreed' }])
    const next = await customer.read(getNextInvoice)
    const back = { kind: 'credit', amount: -495, from: '2026-11-25', until: '2026-11-25' }
    expect(before?.lines).not.toContainEqual(back)
    expect(next?.lines).toContainEqual(back)
  })

  test('a second line: when another was given back in the past year, then it is explained', async () => {
    const customer = await customerOf(2, '2026-11-23')
    await customer.write(askAboutInvoice, service)
    await customer.write(askAboutInvoice, abroad)
    await customer.turnTo('2026-11-25')
    const [second] = await answers(customer)
    expect(second).toEqual(['VR-26002-002', { kind: 'explained', on: '2026-11-25', why: 'before' }])
  })

  test('a bundle: when it was ordered, then the line is explained', async () => {
    const customer = await customerOf(2, '2026-11-23')
    await customer.write(askAboutInvoice, bundle)
    await customer.happen({ kind: 'questions-answered' })
    expect(await answers(customer)).toEqual([['VR-26002-001', { kind: 'explained', on: '2026-11-23', why: 'ordered' }]])
  })

  test('no invoice any more: when a line of the last one is given back, then the money goes to the bank account', async () => {
    const customer = await customerOf(3, '2026-11-23')
    await customer.write(askAboutInvoice, { invoice: 'tjo0j6981g', line: 0, amount: 410, reason: 'unknown', text: '' })
    await customer.turnTo('2026-11-25')
    expect(await answers(customer)).toEqual([['VR-26003-001', { kind: 'agreed', on: '2026-11-25', amount: 410, month: null }]])
  })

  test.each([
    ['turns to the day of the answer', 'clock', '2026-11-25'],
    ['lets the answer come', 'event', '2026-11-23'],
  ])('its e-mail: when the clock %s, then it comes once, and a withdrawn question has none', async (_, how) => {
    const browser = visitor(quickBackend())
    await browser.turn({ clock: '2026-11-23T12:00:00+01:00' })
    await browser.as(2)
    await browser.write('askAboutInvoice', service)
    await browser.write('askAboutInvoice', bundle)
    await browser.write('withdrawInvoiceQuestion', { id: 'VR-26002-002' })
    if (how === 'event') await browser.ask('POST', '/demo/happen', { kind: 'questions-answered' })
    await browser.turn({ clock: '2026-11-27T12:00:00+01:00' })
    const told = v.parse(
      v.array(v.object({ method: v.string(), text: v.string() })),
      Object.values(Object((await browser.ask('GET', '/demo/messages')).body)),
    )
    const plain = told.map(({ method, text }) => ({ method, text: text.replace(/\s/g, ' ') }))
    expect(plain.filter(({ text }) => text.includes('VR-26002'))).toEqual([
      {
        method: 'EMAIL',
        text: 'We hebben je vraag over je factuur van 2 november 2026 bekeken. Je krijgt € 4,95 terug, op je factuur van december. Je vraagnummer is VR-26002-001.',
      },
    ])
  })
})
