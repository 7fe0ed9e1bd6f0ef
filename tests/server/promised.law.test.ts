import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { addDays, dayOf, momentOf } from '#kit/dates.ts'
import { euro } from '#kit/words/money.ts'
import { getUsage } from '#model/usage/contract.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { root } from '../support/paths.ts'
import { quickBackend, visitor } from '../world/visitor.ts'
import { promised } from './promised.ts'

const THINGS = 'sms|e-mail|mail|berichten|bericht|seintje|link|verzendlabel|codes?|bevestiging|machtigingsformulier'
const PROMISES = [
  `\\b(?:krijgt?|sturen|stuurden|gestuurd|stuurt|ontvang\\w*|mailen)\\b[^.?!]*\\b(?:${THINGS})\\b`,
  `\\b(?:${THINGS})\\b[^.?!]*\\b(?:krijgt?|sturen|gestuurd)\\b`,
  '\\bwe laten\\b[^.?!]*\\bweten\\b|\\bhoor je\\b|\\bhoort van\\b|op de hoogte|\\bsturen we\\b|\\bwe sturen\\b',
  '\\bkrijgt (?:ze|het|eerst)\\b|waarschuwen we|we waarschuwen|waarschuwt je|retourlabel|^sms (?:bij|als)\\b|kijk in je (?:mail|berichten)',
].map((pattern) => new RegExp(pattern, 'i'))
const TEXT = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`/g

/** Every sentence of the product that promises a message. */
const sentences = new Set(
  globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/|\*|import)/.test(line))
      .flatMap((line) => line.match(TEXT) ?? [])
      .map((text) => text.slice(1, -1).replaceAll("\\'", "'"))
      .filter((text) => text.includes(' ') && PROMISES.some((promise) => promise.test(text))),
  ),
)

describe('a sentence that promises a message', () => {
  test('the table: when a sentence promises a message, then it has a row, and no row is left over', () => {
    const without = [...sentences].filter((sentence) => !Object.hasOwn(promised, sentence))
    expect(without, 'each needs a row in tests/server/promised.ts').toEqual([])
    expect(Object.keys(promised).filter((sentence) => !sentences.has(sentence))).toEqual([])
  })

  test('the table: when a row names a message, then the backend of the demo has it', () => {
    const lacking = Object.values(promised).filter(
      (kept) => 'by' in kept && !readFileSync(join(root, kept.by), 'utf8').includes(kept.text),
    )
    expect(lacking).toEqual([])
  })
})

type Sent = { at: number; method: string; to: string; text: string }

async function as(number: number, day = '2026-11-26') {
  const browser = visitor(quickBackend())
  const on = (next: string, hour = 12) => browser.turn({ clock: new Date(momentOf(next, hour)).toISOString() })
  await on(day)
  await browser.as(number)
  const messages = async (): Promise<Sent[]> => Object.values(Object((await browser.ask('GET', '/demo/messages')).body))
  const answer = async (name: string, params?: object) => (await browser.read(name, params)).body.result as never
  return { ...browser, on, messages, answer, happen: (what: object) => browser.ask('POST', '/demo/happen', what) }
}

const seen = '2026-11-26'
const end = addDays(seen, 62)
const isInvoice = ({ text, method }: Sent) => text.startsWith('Je factuur') && method === 'EMAIL'

describe('messages that come with the clock', () => {
  test.each(accounts.map(({ number, type }) => [number, type] as const))(
    'account %i: when two months pass, then each invoice is told once, on its day, and going back takes back only what is later',
    async (number, type) => {
      const customer = await as(number)
      const atFirst = await customer.messages()
      await customer.on(end)
      const all = await customer.messages()
      expect(new Set(all.map(({ at, method, to, text }) => `${at} ${method} ${to} ${text}`)).size).toBe(all.length)
      if (type === 'Postpaid') {
        const { invoices } = (await customer.answer('getInvoices')) as { invoices: { date: string; amount: number }[] }
        const due = invoices.filter(({ date }) => date > seen).toReversed()
        expect(all.filter(isInvoice).map(({ at }) => dayOf(at))).toEqual(due.map(({ date }) => date))
        for (const [index, { amount }] of due.entries())
          expect(all.filter(isInvoice)[index]?.text).toContain(amount === 0 ? 'niets' : euro(Math.abs(amount)))
      } else expect(all.filter(isInvoice)).toEqual([])
      const half = addDays(seen, 30)
      await customer.on(half)
      expect(await customer.messages()).toEqual(all.filter(({ at }) => at <= momentOf(half, 13)))
      await customer.on(seen)
      expect(await customer.messages()).toEqual(atFirst)
      await customer.on(end)
      expect(await customer.messages()).toEqual(all)
    },
  )

  test.each([2, 28, 31])(
    'account %i: when the clock goes day by day, then the messages are those of one leap',
    async (number) => {
      const [slow, fast] = [await as(number), await as(number)]
      for (let day = seen; day < end; day = addDays(day, 1)) {
        await slow.on(day)
        await slow.messages()
      }
      await slow.on(end)
      await fast.on(end)
      expect(await slow.messages()).toEqual(await fast.messages())
    },
  )

  test('a bundle: when 80% and 100% of it are used, then an sms says so once, on the day that the figures do', async () => {
    const customer = await as(23)
    await customer.on(end)
    const shares = (await customer.messages()).filter(({ text }) => text.includes('% van je internet'))
    expect(shares.length).toBeGreaterThan(0)
    for (const { at, method, text } of shares) {
      expect(method).toBe('SMS')
      const limit = Number(/(\d+)%/.exec(text)?.[1]) / 100
      const shareOn = async (day: string) => {
        await customer.on(day)
        const { data } = v.parse(getUsage.answer, await customer.answer('getUsage'))
        return data.used / (data.size + data.topUps.reduce((sum, { size }) => sum + size, 0))
      }
      const [before, then] = [await shareOn(addDays(dayOf(at), -1)), await shareOn(dayOf(at))]
      expect(then).toBeGreaterThanOrEqual(limit)
      if (dayOf(at) > `${dayOf(at).slice(0, 8)}01`) expect(before).toBeLessThan(limit)
    }
  })

  test('the sms about usage: when the customer wants none, then none comes', async () => {
    const customer = await as(23)
    const choice = Object(await customer.answer('getAdvertising'))
    await customer.write('updateAdvertising', { ...choice, usageSms: false })
    await customer.on(end)
    expect((await customer.messages()).filter(({ text }) => text.includes('% van je'))).toEqual([])
  })

  const toldAfter = async (customer: Awaited<ReturnType<typeof as>>, day: string) => {
    await customer.on(day)
    const all = await customer.messages()
    return (pattern: RegExp) =>
      all.filter(({ text }) => pattern.test(text)).map(({ at, method, to }) => [dayOf(at), method, to] as const)
  }

  test('a number that comes over: when the old provider agrees, then an sms to the old number names the day', async () => {
    const customer = await as(1)
    const number = '0690001001'
    const request = {
      number,
      provider: 'Belmaat',
      contractType: 'POSTPAID_PRIVATE',
      customerNumber: null,
      moment: 'ASAP',
      wishDate: null,
    }
    await customer.write('numberport', request)
    await customer.write('numberportingConfirm', { code: '123456' })
    const { date } = Object((await customer.write('numberportingGetStatus', {})).body.result)
    expect(date).toBeNull() // not known yet
    const told = await toldAfter(customer, '2026-11-30')
    expect(told(/^Je nummer 0690001001 komt op 2\sdecember\s2026 naar/)).toEqual([['2026-11-27', 'SMS', number]])
  })

  test('a number that cannot come over: when the old provider refuses, then an sms says why', async () => {
    const customer = await as(1)
    const number = '0690001083'
    const request = {
      number,
      provider: 'Belmaat',
      contractType: 'POSTPAID_PRIVATE',
      customerNumber: null,
      moment: 'ASAP',
      wishDate: null,
    }
    await customer.write('numberport', request)
    await customer.write('numberportingConfirm', { code: '123456' })
    const told = await toldAfter(customer, '2026-11-30')
    expect(told(/^Je nummer 0690001083 kan nu niet naar .+\. .+\. Kijk in /).map(([, method]) => method)).toEqual(['SMS'])
  })

  test.each([
    [16, ['EMAIL'], []],
    [17, ['EMAIL'], ['EMAIL']],
  ] as const)(
    'a repair of account %i: when it goes on, then the label comes, and the price when there is no guarantee',
    async (number, labels, prices) => {
      const customer = await as(number)
      await customer.write('requestRepair', { problem: 'BATTERY', message: '' })
      const told = await toldAfter(customer, addDays(seen, 30))
      expect(told(/verzendlabel voor je reparatie/).map(([, method]) => method)).toEqual(labels)
      expect(told(/^De reparatie .* kost €/).map(([, method]) => method)).toEqual(prices)
    },
  )

  test('a reported outage: when nothing is known of it, then an sms to the given number answers on the next working day', async () => {
    const customer = await as(1)
    const report = {
      type: 'NO_DATA',
      zipCode: '8881 AA',
      since: `${seen}T09:00:00+01:00`,
      message: '',
      phoneNumber: '06 90 00 99 99',
      outage: null,
    }
    expect((await customer.write('reportOutage', report)).status).toBe(200)
    const told = await toldAfter(customer, addDays(seen, 5))
    expect(told(/^We hebben je melding ST-26001-001 uitgezocht/)).toEqual([['2026-11-27', 'SMS', '0690009999']])
  })

  test('the own data: when it was asked for, then it comes by e-mail by its last day', async () => {
    const customer = await as(1)
    await customer.write('requestData', {})
    const { until } = Object(await customer.answer('getDataRequest'))
    const told = await toldAfter(customer, addDays(until, 1))
    expect(told(/^Je vroeg om je gegevens/).map(([day, method]) => [day, method])).toEqual([[until, 'EMAIL']])
  })
})
