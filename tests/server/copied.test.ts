import { describe, expect, test } from 'vitest'
import { ibanIn } from '#kit/typed/iban.ts'
import { accountOf } from '../../fixtures/accounts/all.ts'
import { record } from '../../mocks/server/browsers.ts'
import type { NewEvent } from '../../mocks/world/events.ts'
import { phoneOrder } from '../phones/phoneOrder.ts'
import { switchOrder } from '../switching/switchOrder.ts'
import { timed } from '../world/timed.ts'
import { type Backend, quickBackend, visitor } from '../world/visitor.ts'

const DAY = 86_400_000

/** What a visitor types about themselves. */
const typed = {
  FirstName: 'Geertruida',
  Initials: 'G.W.M.',
  BirthDate: '1971-03-14',
  Email: 'mina.oosterhuis@mail.nl',
  Iban: 'NL91ABNA0417164300',
  Street: 'Prinsengracht',
  Zip: '1016 HK',
  City: 'Amsterdam',
  number: '0612345678',
  customerNumber: 'KPN-998877',
} as const

/** Another browser that takes over the state of this one. */
async function copiedFrom(browser: ReturnType<typeof visitor>, backend: Backend) {
  const { body: document } = await browser.ask('GET', '/demo/state')
  const other = visitor(backend)
  expect((await other.ask('PUT', '/demo/state', document)).status).toBe(200)
  return { other, document }
}

describe('a switch to a subscription that was copied', () => {
  const personal = {
    Salutation: 'MRS',
    Initials: typed.Initials,
    FirstName: typed.FirstName,
    Insertion: '',
    LastName: 'Terpstra',
    BirthDate: typed.BirthDate,
    Email: typed.Email,
  } as const
  const address = { Street: typed.Street, HouseNumber: 263, HouseNumberExtension: '', City: typed.City, Zip: typed.Zip }

  async function switched(order: typeof switchOrder) {
    const backend = quickBackend()
    const browser = visitor(backend)
    await browser.turn({ clock: '2026-12-02T12:00:00+01:00' })
    await browser.as(36)
    const { payment } = Object((await browser.write('pre2PostTransfer', order)).body.result)
    await browser.ask('POST', '/demo/payment', { id: payment.id, decision: 'paid' })
    await browser.turn({ clock: '2026-12-04T12:00:00+01:00' })
    return { browser, ...(await copiedFrom(browser, backend)) }
  }
  const result = async (browser: ReturnType<typeof visitor>, operation: string) =>
    Object((await browser.read(operation)).body.result)

  test('is there in the other browser too, and nothing that was typed is', async () => {
    const { other, document } = await switched({ ...switchOrder, personal, address, Iban: typed.Iban })
    expect(document.hasStandIns).toBe(true)
    const text = JSON.stringify(document)
    for (const value of Object.values(typed)) expect(text).not.toContain(value)
    const user = await result(other, 'getUser')
    expect(user.isPrepaid).toBe(false)
    expect(user).toMatchObject({ firstName: 'Gerrit', lastName: 'Terpstra' })
    expect(ibanIn((await result(other, 'getBankAccount')).iban)).toMatch(/^NL\d\dWADB/)
  })

  test('of the fixture itself: the same customer, to the letter', async () => {
    const { browser, other, document } = await switched({
      ...switchOrder,
      personal: { ...switchOrder.personal, BirthDate: accountOf(36)?.birthDay ?? '' },
    })
    expect(document.hasStandIns).toBe(false)
    for (const read of ['getUser', 'getSubscription', 'getBankAccount', 'getAddress', 'getInvoices'])
      expect([read, await result(other, read)]).toEqual([read, await result(browser, read)])
  })
})

test('a phone order that waits for its code: the other browser confirms it', async () => {
  const backend = quickBackend()
  const browser = visitor(backend)
  await browser.turn({ clock: '2026-12-02T09:00:00+01:00' })
  await browser.as(15)
  const address = accountOf(15)?.address
  if (!address) throw new Error('no such account')
  const storage = {
    articleCode: 'TUR-TAL-S2-128-ZWART',
    costs: { total: 54_900, discount: 0, contractLengthInMonths: 24, maximumMonthlyCredit: null },
  }
  const campaignIDs = ['INET-10000.twoYears.600', 'MAIN-UNL.twoYears.500']
  const order = phoneOrder({ storage, monthly: 2200, campaignIDs, address })
  const { flowInstanceId } = Object((await browser.write('createRetentionHandset', order)).body.result)
  const { other } = await copiedFrom(browser, backend)
  const { status, body } = await other.write('verifyRetentionHandsetCode', { flowInstanceId, code: '123456' })
  expect([status, Object(body.result).payment?.id]).toEqual([200, expect.any(String)])
})

test('a new e-mail address that waits for its link: the link is among the messages of the other browser', async () => {
  const backend = quickBackend()
  const browser = visitor(backend)
  await browser.as(1)
  await browser.write('updateEmail', { email: typed.Email, password: 'steltloper-26' })
  const linkIn = async (from: typeof browser) =>
    ((await from.ask('GET', '/demo/messages')).body as unknown as { link: string | null }[]).find(({ link }) => link)?.link ?? ''
  const { other } = await copiedFrom(browser, backend)
  const [own, theirs] = [await linkIn(browser), await linkIn(other)]
  expect(theirs).not.toBe(own)
  const token = new URL(theirs, 'http://localhost').searchParams.get('token')
  expect((await other.write('confirmEmail', { token })).status).toBe(200)
  expect(Object((await other.read('getEmail')).body.result).email).toMatch(/@voorbeeld\.example$/)
})

const begun = { payment: 'p', amount: 1, bank: null, returnUrl: 'http://localhost/' }
const events: readonly NewEvent[] = [
  { kind: 'bank-form', iban: 'DE89370400440532013000' },
  { kind: 'payment-begun', ...begun, what: { kind: 'bank-account', iban: typed.Iban } },
  { kind: 'email-asked', email: typed.Email, token: 'geheim-token' },
  { kind: 'email-confirmed', email: typed.Email },
  {
    kind: 'address-changed',
    address: { street: typed.Street, houseNumber: 263, houseNumberAddition: 'hs', zipCode: typed.Zip, city: typed.City },
  },
  {
    kind: 'porting-asked',
    request: {
      number: typed.number,
      provider: 'Belmaat',
      contractType: 'POSTPAID_BUSINESS',
      customerNumber: typed.customerNumber,
      moment: 'ASAP',
      wishDate: null,
    },
  },
  { kind: 'invited', phoneNumber: typed.number },
  { kind: 'network-switched', setting: 'callForwarding', on: true, forwardTo: '0201234567' },
  { kind: 'picture-saved', base64: 'QUJDREVGRw==' },
]

test.each(events)('what was typed with $kind stays here, and what is made up in its place is taken', async (event) => {
  const { backend, browsers } = timed()
  const browser = visitor(backend)
  await browser.as(1)
  const [state] = [...browsers.values()]
  if (!state) throw new Error('nobody is there')
  record(state, 1, event, Date.now())
  const { document, other } = await copiedFrom(browser, backend)
  const text = JSON.stringify(document)
  for (const value of [...Object.values(typed), 'DE89370400440532013000', 'geheim-token', '0201234567', 'QUJDREVGRw=='])
    expect(text).not.toContain(value)
  expect(document.hasStandIns).toBe(true)
  expect(Object(document.events)[1]).toHaveLength(1)
  // A copy of the copy is the same: a stand-in has no stand-in.
  const again = await copiedFrom(other, backend)
  expect(Object(again.document.events)[1]).toEqual(Object(document.events)[1])
})

test('more than a document may hold is refused with the reason, instead of copied in part', async () => {
  const { backend, browsers } = timed()
  const browser = visitor(backend)
  await browser.as(30)
  const [state] = [...browsers.values()]
  if (!state) throw new Error('nobody is there')
  for (let nth = 0; nth < 1001; nth += 1) record(state, 30, { kind: 'code-refused' }, Date.now() - DAY)
  for (const [method, path] of [
    ['GET', '/demo/state'],
    ['POST', '/demo/short'],
  ] as const) {
    const { status, body } = await browser.ask(method, path, method === 'POST' ? { path: '/' } : undefined)
    expect([status, body.message]).toEqual([413, expect.stringContaining('Too much has happened')])
  }
})
