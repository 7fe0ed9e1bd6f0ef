import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { dayOf, momentOf } from '#kit/dates.ts'
import { SecurityLog } from '#model/security/contract/security.ts'
import { isNewDevice } from '#model/security/securityLog.ts'
import { deviceOf } from '../../mocks/security/device.ts'
import { createBackend } from '../../mocks/server/doors/handle.ts'
import { visitor } from '../world/visitor.ts'

const NOW = momentOf('2026-11-20', 12)
const PASSWORD = 'steltloper-26'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** A browser on a phone whose clock stands still. */
function onPhone() {
  const browser = visitor(createBackend({ latency: 0, clock: () => NOW }))
  const login = (login: string, password: string) =>
    browser.ask('POST', '/auth/login', { login, password }, { 'User-Agent': ANDROID })
  const log = async () => v.parse(SecurityLog, (await browser.read('getSecurityLog')).body.result).events
  return { ...browser, login, log, newest: async () => (await log())[0] }
}

test.each([
  [ANDROID, 'Chrome op Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604', 'Safari op iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537 Chrome/140 Safari/537 Edg/140', 'Edge op Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox op Linux'],
  ['curl/8.5', 'Onbekend apparaat'],
])('%s is %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device))

describe('the log of what happened to an account', () => {
  test('signing in stands on top, as the device that asks', async () => {
    const browser = onPhone()
    await browser.login('0690000001', 'verkeerd-12')
    await browser.login('0690000001', PASSWORD)
    const [first, second] = await browser.log()
    expect(first).toMatchObject({ kind: 'signed-in', device: 'Chrome op Android', current: true, at: '2026-11-20T11:00:00.000Z' })
    expect(second).toMatchObject({ kind: 'wrong-password', device: 'Chrome op Android', current: false })
  })

  test('an earlier session of the same browser is not the one that asks', async () => {
    const browser = onPhone()
    await browser.login('0690000001', PASSWORD)
    await browser.login('0690000001', PASSWORD)
    expect((await browser.log()).filter(({ current }) => current)).toHaveLength(1)
  })

  test.each([
    ['sim-blocked', 'settingsChangeSimcardBlock', { blocked: true, reason: 'STOLEN' }],
    ['sim-requested', 'createSimcard', { type: 'USIM', reason: 'BROKEN', price: 0 }],
    ['password-changed', 'updatePassword', { currentPassword: PASSWORD, newPassword: 'kluut-in-het-riet-1' }],
    [
      'address-changed',
      'updateAddress',
      { street: 'Wulpplein', houseNumber: 21, houseNumberAddition: '', zipCode: '2468 CD', city: 'Zeewijk' },
    ],
  ])('%s: done in this session', async (kind, write, input) => {
    const browser = onPhone()
    await browser.login('0690000001', PASSWORD)
    expect((await browser.write(write, input)).status).toBe(200)
    expect(await browser.newest()).toMatchObject({ kind, current: true })
  })

  test('a wrong password in the settings counts too', async () => {
    const browser = onPhone()
    await browser.login('0690000001', PASSWORD)
    await browser.write('updateEmail', { email: 'nieuw@voorbeeld.example', password: 'verkeerd-12' })
    expect(await browser.newest()).toMatchObject({ kind: 'wrong-password', current: true })
  })

  test('activating tells an eSIM from a card', async () => {
    const browser = onPhone()
    await browser.as(12)
    await browser.write('activateSimcard', { digits: null })
    expect(await browser.newest()).toMatchObject({ kind: 'esim-installed' })
  })

  test('what a colleague did was done on no device', async () => {
    const browser = onPhone()
    await browser.login('0690000001', PASSWORD)
    await browser.write('requestMandateForm', { iban: 'DE89370400440532013000', password: PASSWORD })
    await browser.ask('POST', '/demo/happen', { kind: 'bank-form-received' })
    expect(await browser.newest()).toMatchObject({ kind: 'iban-changed', device: null, current: false })
  })

  test('a card that somebody else orders comes from another device, and waits for the lock', async () => {
    const browser = onPhone()
    await browser.login('0690000001', PASSWORD)
    await browser.write('setNumberLock', { on: true })
    const { happenings } = Object((await browser.ask('GET', '/demo/world')).body)
    expect(happenings).toContainEqual(expect.objectContaining({ name: 'Iemand anders vraagt een simkaart aan' }))
    await browser.ask('POST', '/demo/happen', { kind: 'stranger-ordered' })
    expect(await browser.newest()).toMatchObject({ kind: 'sim-requested', device: 'Opera op Linux', current: false })
    expect(Object((await browser.read('getNumberLock')).body.result).waiting).toMatchObject([{ kind: 'sim' }])
  })

  test('nothing older than 90 days, nothing from the future, newest first', async () => {
    const browser = onPhone()
    await browser.as(1)
    const moments = (await browser.log()).map(({ at }) => Date.parse(at))
    expect(moments.length).toBeGreaterThan(4)
    expect(moments.every((at) => at <= NOW && at > NOW - 90 * 86_400_000)).toBe(true)
    expect(moments).toEqual(moments.toSorted((one, other) => other - one))
    await browser.turn({ clock: '2027-03-20' })
    expect(await browser.log()).toEqual([])
  })

  test('a new customer has no sign-ins from before the contract', async () => {
    const browser = onPhone()
    await browser.as(8)
    expect((await browser.log()).map(({ at }) => dayOf(Date.parse(at))).every((day) => day >= '2026-11-11')).toBe(true)
  })

  test('a stolen phone comes with wrong passwords and a sign-in from a device that is new, before its simcard was blocked', async () => {
    const browser = onPhone()
    await browser.as(7)
    const log = await browser.log()
    const strange = log.filter((event) => !event.current && isNewDevice(event, log))
    expect(strange).toMatchObject([{ kind: 'signed-in', device: 'Opera op Linux' }])
    const blocked = log.find(({ kind }) => kind === 'sim-blocked')
    expect(String(strange[0]?.at) < String(blocked?.at)).toBe(true)
  })
})
