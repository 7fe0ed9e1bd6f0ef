import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { quickBackend, visitor } from '../world/visitor.ts'

const HOUR = 3_600_000
const SANNE = '0690000001'
const NEW = 'drie vogels op een paal'
type Browser = ReturnType<typeof visitor>
const Messages = v.array(v.object({ to: v.string(), link: v.nullable(v.string()) }))

const messagesOf = async (browser: Browser) => v.parse(Messages, (await browser.ask('GET', '/demo/messages')).body)
const ask = (browser: Browser, phoneNumber = SANNE, method = 'SMS') =>
  browser.write('requestPasswordReset', { phoneNumber, method })
const check = async (browser: Browser, token: string) => (await browser.write('checkPasswordLink', { token })).body.result
const choose = (browser: Browser, token: string, password = NEW) => browser.write('setPassword', { token, password })

async function withLink() {
  const browser = visitor(quickBackend())
  await ask(browser)
  const link = (await messagesOf(browser)).at(-1)?.link ?? ''
  const token = new URL(link, 'http://localhost').searchParams.get('token') ?? ''
  return { browser, token }
}

test('a link for a new password: when it is asked for an unknown number, then the answer is that of a known one', async () => {
  const browser = visitor(quickBackend())
  const known = await ask(browser)
  const unknown = await ask(browser, '0690000099')
  expect(known.body).toEqual({ result: true })
  expect(unknown.body).toEqual(known.body)
  expect(await messagesOf(browser)).toMatchObject([{ to: SANNE, link: expect.stringMatching(/^\/wachtwoord-instellen\?token=/) }])
  await ask(browser, SANNE, 'EMAIL')
  expect(await messagesOf(browser)).toMatchObject([{}, { to: 'sanne.visser@voorbeeld.example' }])
})

test('links for a new password: when five were asked in an hour, for any number, then the next one waits', async () => {
  const browser = visitor(quickBackend())
  for (let time = 0; time < 5; time += 1) expect((await ask(browser, `069000${1000 + time}`)).status).toBe(200)
  expect(await ask(browser)).toMatchObject({ status: 429, body: { message: 'Too Many Requests' } })
  await browser.turn({ clock: HOUR + 1000 })
  expect((await ask(browser)).status).toBe(200)
})

describe('a link for a new password', () => {
  test('when it is used, then only the new password works, a blocked login is open again and the link is gone', async () => {
    const { browser, token } = await withLink()
    for (let time = 0; time < 5; time += 1) await browser.logIn(SANNE, 'fout')
    expect((await browser.logIn(SANNE)).status).toBe(403)
    expect(await check(browser, token)).toEqual({ usable: true })
    expect((await choose(browser, token)).body).toEqual({ result: true })
    expect((await browser.logIn(SANNE)).status).toBe(401)
    expect((await browser.logIn(SANNE, NEW)).status).toBe(200)
    expect(await check(browser, token)).toEqual({ usable: false })
    expect(await choose(browser, token, 'nog een ander wachtwoord')).toMatchObject({ status: 410, body: { code: 'LINK_GONE' } })
  })

  test('when an hour has passed or a newer one was sent, then it does not work', async () => {
    const { browser, token } = await withLink()
    await browser.turn({ clock: HOUR - 5000 })
    expect(await check(browser, token)).toEqual({ usable: true })
    await browser.turn({ clock: HOUR + 1000 })
    expect(await check(browser, token)).toEqual({ usable: false })
    const again = await withLink()
    await ask(again.browser)
    expect(await check(again.browser, again.token)).toEqual({ usable: false })
  })
})

test('a reset of the demo: when it is done, then the old password works again', async () => {
  const { browser, token } = await withLink()
  await choose(browser, token)
  await browser.ask('POST', '/demo/reset')
  expect((await browser.logIn(SANNE)).status).toBe(200)
})
