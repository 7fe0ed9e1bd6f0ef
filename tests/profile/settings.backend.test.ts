import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Invoice, Invoices } from '#model/invoices/contract/invoices.ts'
import { MfaSettings } from '#model/login/contract/mfa.ts'
import { SessionUser } from '#model/login/contract/session.ts'
import { NetworkSettings } from '#model/profile/contract/networkSettings.ts'
import { PrivacySettings } from '#model/profile/contract/preferences.ts'
import { Usage } from '#model/usage/contract.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

const as = async (account: number, clock = '2026-11-20T12:00:00+01:00') => {
  const browser = visitor(quickBackend())
  await browser.turn({ clock })
  await browser.as(account)
  const told = async <Output>(schema: v.GenericSchema<unknown, Output>, name: string, params?: object) =>
    v.parse(schema, (await browser.read(name, params)).body.result)
  const messages = async (): Promise<{ method: string; to: string; text: string }[]> =>
    (await browser.ask('GET', '/demo/messages')).body as never
  return { ...browser, told, messages }
}

describe('what a customer has chosen', () => {
  test('VAT shows from the next invoice on, also after the clock went back and forth', async () => {
    const { told, write, turn } = await as(1)
    const showsVat = async () => {
      const { invoices } = await told(Invoices, 'getInvoices')
      const [newest, older] = invoices
      const one = async (id = '') => (await told(Invoice, 'getInvoice', { id })).showVat
      return [await one(newest?.id), await one(older?.id)]
    }
    expect((await write('updateVatInvoice', { showVatInInvoice: true })).body.result).toEqual({ showVatInInvoice: true })
    expect(await showsVat()).toEqual([false, false])
    await turn({ clock: '2026-12-20' })
    expect(await showsVat()).toEqual([true, false])
    await write('updateVatInvoice', { showVatInInvoice: false })
    expect(await showsVat()).toEqual([true, false])
    await turn({ clock: '2027-01-20' })
    expect(await showsVat()).toEqual([false, true])
  })

  test('offers are part of what we know about a customer', async () => {
    const { read, write } = await as(1)
    const advertising = async () => ((await read('getUserDetails')).body.result as { advertising: boolean }).advertising
    expect(await advertising()).toBe(false)
    const choice = { offersEmail: false, offersSms: true, news: false, research: false, usageSms: false, invoiceSms: true }
    expect((await write('updateAdvertising', choice)).body.result).toEqual(choice)
    expect(await advertising()).toBe(true)
  })

  test('showing a number and hiding it are one setting', async () => {
    const { told, write } = await as(1)
    await write('updatePrivacySettings', { level: 'analysis', numberDirectory: true, showNumber: false })
    expect(await told(PrivacySettings, 'getPrivacySettings')).toEqual({
      level: 'analysis',
      numberDirectory: true,
      showNumber: false,
      obfuscated: true,
    })
    expect((await told(NetworkSettings, 'getNetworkSettings')).switches?.hideNumber).toBe(true)
    await write('updateNetworkSettings', { setting: 'hideNumber', on: false })
    expect((await told(PrivacySettings, 'getPrivacySettings')).showNumber).toBe(true)
  })

  test.each([2, 31])(
    'account %i: numbers of others are hidden until the customer chooses otherwise, and again',
    async (account) => {
      const { told, write } = await as(account)
      const numbers = async () => (await told(Usage, 'getUsage', { events: true })).events?.map(([, , number]) => number) ?? []
      const hidden = await numbers()
      expect(hidden.length).toBeGreaterThan(0)
      expect(hidden.every((number) => number.endsWith('•••'))).toBe(true)
      expect((await write('settingsCrodataObfuscated', { obfuscated: false })).body.result).toEqual({ obfuscated: false })
      const whole = await numbers()
      expect(whole.some((number) => number.includes('•'))).toBe(false)
      expect(whole.map((number) => `${number.slice(0, -3)}•••`)).toEqual(hidden)
      await write('settingsCrodataObfuscated', { obfuscated: true })
      expect(await numbers()).toEqual(hidden)
    },
  )

  test('own data is asked for once, and can be again after a month', async () => {
    const { read, write, turn, messages } = await as(1)
    expect((await read('getDataRequest')).body.result).toBeNull()
    const request = { requestedOn: '2026-11-20', until: '2026-12-20' }
    expect((await write('requestData', {})).body.result).toEqual(request)
    expect(await write('requestData', {})).toMatchObject({ status: 409, body: { code: 'ALREADY' } })
    expect((await read('getDataRequest')).body.result).toEqual(request)
    expect(await messages()).toMatchObject([{ method: 'EMAIL', to: 'sanne.visser@voorbeeld.example' }])
    await turn({ clock: '2026-12-21' })
    expect((await read('getDataRequest')).body.result).toBeNull()
    await turn({ clock: '2026-11-19' })
    expect((await read('getDataRequest')).body.result).toBeNull()
  })

  test('a question is not asked again for a season; a token for the forum is new every time', async () => {
    const { read, write, turn } = await as(1)
    expect((await read('getPopup')).body.result).toEqual({ question: 'settings-found' })
    expect((await write('popupCustomerAnswer', { question: 'settings-found', answer: 'maybe' })).status).toBe(400)
    await write('popupCustomerAnswer', { question: 'settings-found', answer: 'dismissed' })
    expect((await read('getPopup')).body.result).toEqual({ question: null })
    await turn({ clock: '2027-02-19' })
    expect((await read('getPopup')).body.result).toEqual({ question: 'settings-found' })
    const tokens = [await write('forumCreateToken', {}), await write('forumCreateToken', {})].map(({ body }) => body.result)
    expect(tokens[0]).not.toEqual(tokens[1])
  })
})

describe('settings in the network', () => {
  test('each switch by itself; the data cap is another matter', async () => {
    const { told, write } = await as(1)
    await write('updateNetworkSettings', { setting: 'voicemail', on: false })
    await write('updateNetworkSettings', { dataCap: true, price: 100 })
    const { switches, dataCap } = await told(NetworkSettings, 'getNetworkSettings')
    expect([switches?.voicemail, switches?.callWaiting, dataCap]).toEqual([false, true, { active: true }])
  })

  test('what needs something else is refused until that is on; off it goes always', async () => {
    const { write } = await as(31)
    await write('updateNetworkSettings', { setting: 'serviceNumbers', on: false })
    expect(await write('updateNetworkSettings', { setting: 'adult', on: true })).toMatchObject({
      status: 409,
      body: { code: 'NEEDS_OTHER' },
    })
    expect((await write('updateNetworkSettings', { setting: 'adult', on: false })).status).toBe(200)
  })

  test('calls go on to a number that can be, and nowhere once that is off', async () => {
    const { told, write } = await as(1)
    const forward = (forwardTo?: string) => write('updateNetworkSettings', { setting: 'callForwarding', on: true, forwardTo })
    for (const wrong of [undefined, '', '0900 1234', '0690000001'])
      expect(await forward(wrong)).toMatchObject({ status: 422, body: { code: 'NUMBER_WRONG' } })
    expect((await forward('020 - 123 45 67')).status).toBe(200)
    expect((await told(NetworkSettings, 'getNetworkSettings')).forwardTo).toBe('0201234567')
    await write('updateNetworkSettings', { setting: 'callForwarding', on: false })
    expect((await told(NetworkSettings, 'getNetworkSettings')).forwardTo).toBeNull()
  })
})

describe('the second factor', () => {
  const PASSWORD = 'steltloper-26'
  const start = (browser: Awaited<ReturnType<typeof as>>, wanted: 'on' | 'off', method: 'SMS' | 'EMAIL', password = PASSWORD) =>
    browser.write('startMfaChange', { wanted, method, password })
  const idOf = (body: { result?: unknown }) => v.parse(MfaSettings, body.result).waiting?.id ?? ''

  test('on with the password and a code; from then on signing in asks for one', async () => {
    const browser = await as(1)
    expect(await start(browser, 'on', 'EMAIL', 'fout')).toMatchObject({ status: 422, body: { code: 'PASSWORD_WRONG' } })
    const { body } = await start(browser, 'on', 'EMAIL')
    expect(body.result).toMatchObject({ status: 'PENDING_VERIFICATION', waiting: { method: 'EMAIL', wanted: 'on', other: null } })
    expect(await browser.messages()).toMatchObject([{ method: 'EMAIL', to: 'sanne.visser@voorbeeld.example' }])
    // a reload finds the same request
    expect((await browser.told(MfaSettings, 'getMfaSettings')).waiting?.id).toBe(idOf(body))
    const done = await browser.write('confirmMfaChange', { id: idOf(body), code: '123456' })
    expect(done.body.result).toMatchObject({ status: 'ACTIVE', method: 'EMAIL', waiting: null })
    expect(await browser.told(SessionUser, 'read')).toMatchObject({ mfaStatus: 'ACTIVE', mfaMethod: 'EMAIL' })
    expect(done.cookies.some((line) => line.startsWith('usr='))).toBe(true)
    await browser.ask('POST', '/auth/logout', {})
    expect((await browser.logIn('0690000001')).status).toBe(429)
  })

  test('off with the password and a code, along the other way while no sms arrives', async () => {
    const browser = await as(13)
    const { body } = await start(browser, 'off', 'SMS')
    expect(body.result).toMatchObject({ waiting: { method: 'SMS', other: 'EMAIL', wanted: 'off' } })
    const done = await browser.write('confirmMfaChange', { id: idOf(body), code: '123456' })
    expect(done.body.result).toMatchObject({ status: 'DISABLED_BY_CUSTOMER', method: null })
  })

  test('wrong codes are counted, and block; a code expires; the change itself does too', async () => {
    const browser = await as(1)
    const id = idOf((await start(browser, 'on', 'SMS')).body)
    const confirm = (code: string) => browser.write('confirmMfaChange', { id, code })
    for (const attemptsLeft of [4, 3, 2, 1])
      expect(await confirm('111111')).toMatchObject({ status: 422, body: { code: 'CODE_WRONG', details: { attemptsLeft } } })
    expect(await confirm('111111')).toMatchObject({ status: 403, body: { code: 'CODE_BLOCKED' } })
    expect(await confirm('123456')).toMatchObject({ status: 404, body: { code: 'CHALLENGE_GONE' } })
    expect(await start(browser, 'on', 'SMS')).toMatchObject({ status: 403, body: { code: 'CODE_BLOCKED' } })
    await browser.turn({ clock: '2026-11-20T12:20:00+01:00' })
    const again = idOf((await start(browser, 'on', 'SMS')).body)
    await browser.turn({ clock: '2026-11-20T12:31:00+01:00' })
    expect(await browser.write('confirmMfaChange', { id: again, code: '123456' })).toMatchObject({
      status: 410,
      body: { code: 'CODE_EXPIRED' },
    })
    expect((await browser.write('resendMfaChange', { id: again, method: 'SMS' })).status).toBe(200)
    expect((await browser.write('resendMfaChange', { id: again, method: 'SMS' })).status).toBe(429)
    expect((await browser.write('resendMfaChange', { id: again, method: 'EMAIL' })).status).toBe(422)
    expect((await browser.write('confirmMfaChange', { id: again, code: '123456' })).status).toBe(200)
  })

  test('a password is not guessed here, and a change can be stopped', async () => {
    const browser = await as(1)
    for (let time = 0; time < 5; time += 1) expect((await start(browser, 'on', 'SMS', `fout${time}`)).status).toBe(422)
    expect(await start(browser, 'on', 'SMS')).toMatchObject({ status: 429, body: { code: 'PASSWORD_TOO_OFTEN' } })
    await browser.turn({ clock: '2026-11-20T12:16:00+01:00' })
    expect((await start(browser, 'on', 'SMS')).status).toBe(200)
    expect((await browser.write('stopMfaChange', {})).body.result).toMatchObject({
      status: 'DISABLED_BY_CUSTOMER',
      waiting: null,
    })
  })
})

describe('what is switched off costs nothing', () => {
  /** What the invoice of November of account 2 charges outside the bundle, after these switches were turned off on the 28th of September. */
  const chargedWithout = async (...names: string[]) => {
    const browser = visitor(quickBackend())
    await browser.turn({ clock: '2026-09-28T12:00:00+02:00' })
    await browser.as(2)
    for (const setting of names) expect((await browser.write('updateNetworkSettings', { setting, on: false })).status).toBe(200)
    await browser.turn({ clock: '2026-11-05T12:00:00+01:00' })
    const { invoices } = Object((await browser.read('getInvoices')).body.result)
    const { lines } = Object((await browser.read('getInvoice', { id: invoices[0].id })).body.result)
    return lines.flatMap(({ kind, quantity }: { kind: string; quantity?: number }) => (quantity === undefined ? [] : [kind]))
  }

  test.each([
    ['internationalCalls', 'abroad'],
    ['serviceNumbers', 'service'],
    ['roamingOutsideEu', 'data'],
    ['roaming', 'data'],
  ])('%s', async (name, kind) => {
    const all = await chargedWithout()
    expect(all).toContain(kind)
    expect(await chargedWithout(name)).toEqual(all.filter((other: string) => other !== kind))
  })
})
