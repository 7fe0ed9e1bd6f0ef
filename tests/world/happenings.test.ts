import { describe, expect, test } from 'vitest'
import { accounts } from '../../fixtures/accounts/all.ts'
import { timed } from './timed.ts'
import { quickBackend, visitor } from './visitor.ts'

type Offered = { name: string; happening: { kind: string } }

/** A browser with this account signed in, and its possible events. */
async function customer(account: number, backend = quickBackend()) {
  const browser = visitor(backend)
  await browser.as(account)
  const offers = async (): Promise<Offered[]> => (await (await browser.send('GET', '/demo/world')).json()).happenings
  return {
    browser,
    offers,
    /** Without outages, which come to everybody (outages.test.ts). */
    names: async () =>
      (await offers()).map(({ name }) => name.replaceAll('\u00a0', ' ')).filter((name) => !name.includes('storing')),
    async happen(name: RegExp) {
      const found = (await offers()).find((offer) => name.test(offer.name))
      if (!found) throw new Error(`nothing like ${name}`)
      return browser.ask('POST', '/demo/happen', found.happening)
    },
  }
}

describe('what can happen', () => {
  test.each(accounts)('account $number: everything that is offered happens, and then it has', async ({ number, type }) => {
    const { browser, offers } = await customer(number)
    for (const { name, happening } of await offers()) {
      expect((await browser.ask('POST', '/demo/happen', happening)).status, name).toBe(200)
      if (!['gift-arrived', 'invoice-credited'].includes(happening.kind))
        expect((await offers()).map((offer) => offer.name)).not.toContain(name)
    }
    const overview = type === 'Postpaid' ? 'postpaidOverview' : 'prepaidOverview'
    expect((await browser.read(overview)).status).toBe(200)
  })

  test('a phone that is on its way is delivered', async () => {
    const waiting = accounts.find((account) => account.type === 'Postpaid' && account.handset?.status === 'WAIT_FOR_DELIVERY')
    const { happen, names } = await customer(waiting?.number ?? 0)
    expect(await names()).toContain('Telefoon is bezorgd')
    await happen(/bezorgd/)
    expect(await names()).not.toContain('Telefoon is bezorgd')
  })

  test('nothing to nobody, and no gift to a prepaid customer', async () => {
    expect((await visitor(quickBackend()).ask('GET', '/demo/world')).body.happenings).toEqual([])
    expect(await (await customer(30)).names()).toEqual([])
    // Account 3 has stopped, so no gift can be unwrapped.
    expect((await (await customer(3)).names()).filter((name) => name.startsWith('Cadeau'))).toEqual([])
  })
})

test.each([
  [30, { kind: 'gift-arrived', type: 'data', size: 5000, until: '2027-12-31' }],
  [3, { kind: 'gift-arrived', type: 'data', size: 5000, until: '2027-12-31' }],
  [31, { kind: 'invoice-paid' }],
  [31, { kind: 'invoice-credited', amount: 50 }],
  [33, { kind: 'phone-delivered' }],
  [33, { kind: 'phone-status', status: 'DELIVERED' }],
  [34, { kind: 'phone-returned' }],
  [34, { kind: 'term-missed' }],
  [36, { kind: 'terms-paid' }],
])('account %i, %o: when it cannot reach this customer, then it is refused', async (account, happening) => {
  const { browser } = await customer(account)
  expect((await browser.ask('POST', '/demo/happen', happening)).status).toBe(409)
})

describe('a payment', () => {
  async function begun(bank: string | null = null) {
    const clock = timed()
    const known = await customer(31, clock.backend)
    const { browser } = known
    const AccountPayment = { Amount: 2000, Issuer: bank, ReturnURL: 'http://localhost:4173/betaling-controleren' }
    const { body } = await browser.write('createPayment', { for: { kind: 'top-up' }, AccountPayment })
    const { id } = Object(body.result).payment
    const balance = async () => Object((await browser.read('prepaidOverview')).body.result).balance
    return { ...known, ...clock, id, balance, before: await balance() }
  }

  test('that nobody has decided about is paid, once', async () => {
    const { names, happen, balance, before, browser, id } = await begun()
    expect(await names()).toEqual(['Betaling van € 20,00 lukt', 'Betaling van € 20,00 mislukt'])
    await happen(/lukt$/)
    expect([await names(), await balance()]).toEqual([[], before + 2000])
    const again = await browser.ask('POST', '/demo/happen', { kind: 'payment-decided', payment: id, outcome: 'paid' })
    expect([again.status, await balance()]).toEqual([409, before + 2000])
  })

  test('or fails', async () => {
    const { names, happen, balance, before } = await begun()
    await happen(/mislukt$/)
    expect([await names(), await balance()]).toEqual([[], before])
  })

  test('that a bank takes its time over is settled before that time, and no second time after it', async () => {
    const { names, happen, balance, before, browser, id, pass } = await begun('TESTNL04')
    await browser.ask('POST', '/demo/payment', { id, decision: 'slow' })
    expect([await names(), await balance()]).toEqual([['Betaling van € 20,00 is gecontroleerd'], before])
    const failed = await browser.ask('POST', '/demo/happen', { kind: 'payment-decided', payment: id, outcome: 'failed' })
    expect(failed.status).toBe(409)
    await happen(/gecontroleerd/)
    expect(await balance()).toBe(before + 2000)
    pass(600_000)
    expect([await names(), await balance()]).toEqual([[], before + 2000])
  })

  test('of somebody else is unknown', async () => {
    const { backend, id } = await begun()
    const { browser } = await customer(31, backend)
    const asked = await browser.ask('POST', '/demo/happen', { kind: 'payment-decided', payment: id, outcome: 'paid' })
    expect(asked.status).toBe(404)
  })
})
