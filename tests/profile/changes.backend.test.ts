import { describe, expect, test } from 'vitest'
import { PICTURE } from '../../fixtures/accounts/picture.ts'
import { timed } from '../world/timed.ts'
import { visitor } from '../world/visitor.ts'

const DAY = 24 * 3_600_000
const PASSWORD = 'steltloper-26'
const _NEW = 'drie vogels op een paal'

async function customer(account = 1) {
  const { backend, pass } = timed()
  const browser = visitor(backend)
  await browser.as(account)
  const read = async (operation: string) => Object((await browser.read(operation)).body.result)
  const answerTo = async (operation: string, input: object) => {
    const { status, body } = await browser.write(operation, input)
    return body.code ?? status
  }
  return { backend, browser, pass, read, answerTo }
}

describe('an address', () => {
  const place = { zipCode: '1234 AB', houseNumber: 99, houseNumberAddition: '' }
  const home = { ...place, street: 'Gruttolaan', city: 'Weidestad' }

  test('is looked up: known, unknown, and a register that cannot be reached', async () => {
    const { browser } = await customer()
    const find = async (zipCode: string) => browser.write('findAddress', { ...place, zipCode })
    expect((await find('1234 AB')).body.result).toEqual({ street: 'Gruttolaan', city: 'Weidestad' })
    expect((await find('9000 ZZ')).body.result).toBe(null)
    expect((await find('5000 ZZ')).status).toBe(503)
  })

  test('moving ends the household discount, and of Compleet it is looked up', async () => {
    const { browser, read } = await customer(26)
    const { body } = await browser.write('updateAddress', home)
    expect(body.result).toMatchObject({ address: home, householdEndsOn: expect.stringMatching(/-01$/), completeChecked: false })
    expect(await read('getAddress')).toEqual(home)
    expect((await read('getHousehold')).endsOn).toBe(Object(body.result).householdEndsOn)
    const { browser: other, read: readOther } = await customer(20)
    expect((await other.write('updateAddress', home)).body.result).toMatchObject({ completeChecked: true, householdEndsOn: null })
    expect((await readOther('completeStatus')).completeStatus).toBe('OUT_OF_SYNC')
  })
})

describe('an e-mail address', () => {
  const to = 'sanne@nieuw.example'
  const linkIn = async (browser: ReturnType<typeof visitor>) => {
    const messages: { to: string; link: string | null }[] = Object((await browser.ask('GET', '/demo/messages')).body)
    const link = Object.values(messages).findLast((message) => message.to === to)?.link ?? ''
    return new URL(link, 'http://localhost').searchParams.get('token') ?? ''
  }

  test('counts once it is confirmed, and is signed in with from then on', async () => {
    const { browser, read, answerTo } = await customer()
    expect(await answerTo('updateEmail', { email: to, password: PASSWORD })).toBe(200)
    expect(await read('getEmail')).toEqual({ email: 'sanne.visser@voorbeeld.example', pending: to, codesTo: null })
    const token = await linkIn(browser)
    expect((await browser.write('confirmEmail', { token })).body.result).toMatchObject({
      email: to,
      pending: null,
      codesTo: { email: 'sanne.visser@voorbeeld.example' },
    })
    expect(await answerTo('confirmEmail', { token })).toBe('LINK_GONE')
    expect((await browser.logIn('Sanne@nieuw.example')).status).toBe(200)
    expect((await browser.logIn('sanne.visser@voorbeeld.example')).status).toBe(401)
  })

  test('a link works for a day, and only the newest', async () => {
    const { browser, answerTo, pass } = await customer()
    await browser.write('updateEmail', { email: to, password: PASSWORD })
    const first = await linkIn(browser)
    await browser.write('updateEmail', { email: to, password: PASSWORD })
    expect(await answerTo('confirmEmail', { token: first })).toBe('LINK_GONE')
    const token = await linkIn(browser)
    pass(DAY)
    await browser.as(1)
    expect(await answerTo('confirmEmail', { token })).toBe('LINK_GONE')
  })
})

describe('a profile', () => {
  test('nickname and drawing are there at once; a picture too, and it can go', async () => {
    const { browser, read, answerTo, pass } = await customer()
    await browser.write('saveUserProfile', { avatarId: 'plane', nickName: '  Kluut ' })
    expect((await read('getUser')).profile).toEqual({ avatarId: 'plane', nickName: 'Kluut' })
    expect(await answerTo('saveUserProfilePicture', { base64: PICTURE })).toBe(200)
    expect((await read('getUserProfilePicture')).base64).toBe(PICTURE)
    const sent = async (): Promise<string> => (await read('getUserProfilePicture')).pictureModifiedDate
    const first = await sent()
    pass(60_000)
    await browser.write('saveUserProfilePicture', { base64: PICTURE })
    expect(Date.parse(await sent()) - Date.parse(first)).toBe(60_000)
    await browser.write('saveUserProfilePicture', { base64: '' }) // skipped
    expect((await read('getUserProfilePicture')).base64).toBe(PICTURE)
    await browser.write('deleteUserProfilePicture', {})
    expect((await read('getUserProfilePicture')).base64).toBe(null)
  })
})

describe('a bank account', () => {
  const IBAN = 'NL91ABNA0417164300'
  const OLD = 'NL04WADB9000000001'
  const GERMAN = 'DE89370400440532013000'
  const order = (iban: string, Amount = 1, password = PASSWORD) => ({
    iban,
    password,
    mandate: true,
    AccountPayment: { Amount, Issuer: 'TESTNL01', ReturnURL: 'http://localhost:4173/betaling-controleren' },
  })

  async function paid(decision: string, account = 1) {
    const known = await customer(account)
    const { body } = await known.browser.write('updateIban', order('nl91 abna 0417 1643 00'))
    const { id } = Object(body.result).payment
    await known.browser.ask('POST', '/demo/payment', { id, decision })
    return { ...known, receipt: await known.browser.read('getPaymentReceipt', { id }) }
  }

  test('begun twice: the first payment has ended, and only the newest links; while a bank is busy with one no other is begun', async () => {
    const { browser, read, answerTo } = await customer(1)
    const begin = async (iban: string) => Object((await browser.write('updateIban', order(iban))).body.result).payment.id
    const decide = (id: string, decision: string) => browser.ask('POST', '/demo/payment', { id, decision })
    const [first, second] = [await begin(IBAN), await begin('NL20INGB0001234567')]
    await decide(second, 'slow')
    await decide(first, 'paid')
    expect(Object((await browser.read('getPaymentStatus', { id: first })).body.result).status).toBe('cancelled')
    expect(await answerTo('updateIban', order(IBAN))).toBe('PAYMENT_PENDING')
    await browser.turn({ clock: 5 * 60_000 })
    expect((await read('getBankAccount')).iban).toBe('NL20INGB0001234567')
    expect((await browser.read('getPaymentReceipt', { id: first })).status).toBe(409)
  })

  test('prepaid: the cent is credit, also when it links no account', async () => {
    for (const decision of ['paid', 'other-account', 'other-name']) {
      const { read } = await paid(decision, 30)
      expect((await read('prepaidOverview')).balance).toBe(86)
      expect((await read('getPayments')).payments[0]).toMatchObject({ method: 'ideal', amount: 1, status: 'paid' })
    }
  })

  test('a foreign one by form: it waits until that is signed', async () => {
    const { browser, read } = await customer()
    const { body } = await browser.write('requestMandateForm', { iban: GERMAN, password: PASSWORD })
    expect(atob(Object(body.result).base64)).toContain('DE89 3704 0044 0532 0130 00')
    expect(await read('getBankAccount')).toMatchObject({ iban: OLD, form: { iban: GERMAN } })
    await browser.ask('POST', '/demo/happen', { kind: 'bank-form-received' })
    expect(await read('getBankAccount')).toMatchObject({ iban: GERMAN, form: null })
  })

  test('only where it links an account can somebody else have paid', async () => {
    const { browser } = await customer(31)
    const AccountPayment = { Amount: 1000, Issuer: null, ReturnURL: 'http://localhost:4173/betaling-controleren' }
    const { body } = await browser.write('createPayment', { for: { kind: 'top-up' }, AccountPayment })
    const { id } = Object(body.result).payment
    expect((await browser.ask('POST', '/demo/payment', { id, decision: 'other-name' })).body.status).toBe('open')
  })
})
