import { describe, expect, test } from 'vitest'
import { getInvoice, getInvoices } from '#model/invoices/contract/invoices.ts'
import { getUsage, type Usage } from '#model/usage/contract.ts'
import { betterPrepaid, prepaidCost } from '#model/year/betterChoice.ts'
import { getYear } from '#model/year/contract.ts'
import { prepaidBundles } from '../../fixtures/catalogue/bundles.ts'
import { between, randomOf } from '../../mocks/world/random.ts'
import { customerOf } from '../law/law.ts'
import { yearMonth } from './yearMonths.ts'

const JANUARY = '2027-01-05'
const BUNDLES: readonly string[] = ['dataBundle', 'voiceBundle', 'smsBundle', 'dataCap']

const inEu = ({ outside, data: { days } }: Usage): number => {
  // Internet outside the EU is a part of the costs of internet: these customers stay in the EU.
  expect(days.every(({ world }) => world === 0)).toBe(true)
  return outside.filter(({ kind }) => ['data', 'voice', 'sms'].includes(kind)).reduce((sum, { amount }) => sum + amount, 0)
}

describe('the card of a subscriber', () => {
  test.each([1, 17, 22, 26, 28, 29])(
    'account %i: when a month is on the card, then its usage and its invoices say the same',
    async (number) => {
      const customer = await customerOf(number, JANUARY)
      const { months } = await customer.read(getYear)
      expect(months.length).toBeGreaterThan(3)
      const { invoices } = await customer.read(getInvoices)
      for (const { month, data, voice, sms, bundles, outside } of months) {
        const usage = await customer.read(getUsage, { period: month })
        expect({ used: data.used, minutes: voice.used, sms }).toEqual({
          used: usage.data.used,
          minutes: usage.voice.used,
          sms: usage.voice.smsUsed,
        })
        expect(outside).toBe(inEu(usage) + usage.bought)
        const id = invoices.find((invoice) => invoice.month === month)?.id
        if (id === undefined) continue
        const { lines = [] } = (await customer.read(getInvoice, { id })) ?? {}
        const own = lines.filter(({ kind, from }) => BUNDLES.includes(kind) && from === month)
        expect(bundles).toBe(own.reduce((sum, { amount }) => sum + amount, 0))
      }
    },
  )
})

describe('the card of a prepaid customer', () => {
  // Without a bundle the periods of these customers are months.
  test.each([30, 32, 34])('account %i: when a month is on the card, then its usage says the same', async (number) => {
    const customer = await customerOf(number, JANUARY)
    const { months } = await customer.read(getYear)
    expect(months.length).toBeGreaterThan(3)
    for (const { month, data, voice, sms, outside } of months) {
      const usage = await customer.read(getUsage, { period: month })
      expect({ used: data.used, minutes: voice.used, sms, outside }).toEqual({
        used: usage.data.used,
        minutes: usage.voice.used,
        sms: usage.voice.smsUsed,
        outside: inEu(usage),
      })
    }
  })

  test('betterPrepaid: when months are made at random, then nothing that can be chosen costs less than what it names', () => {
    const bundles = prepaidBundles.map((bundle) => ({ ...bundle, popular: false }))
    const rates = { call: 20, sms: 15, data: 10, voicemail: 10 }
    for (let seed = 0; seed < 300; seed += 1) {
      const random = randomOf('year', seed)
      const months = Array.from({ length: between(random, 3, 12) }, (_, at) =>
        yearMonth(at + 1, {
          data: between(random, 0, 12_000),
          minutes: between(random, 0, 300),
          sms: between(random, 0, 30),
          outside: between(random, 0, 4000),
        }),
      )
      const paid = months.reduce((sum, { outside }) => sum + outside, 0)
      const least = Math.min(...[null, ...bundles.filter(({ days }) => days >= 28)].map((one) => prepaidCost(one, months, rates)))
      const better = betterPrepaid({ bundles, current: null, rates, hasNewestRates: true }, months)
      expect(better).toMatchObject(paid <= least ? { kind: 'best' } : { total: least, saved: paid - least })
    }
  })
})
