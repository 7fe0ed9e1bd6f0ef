import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AcceptedContract } from '#model/sim/contract/simcard.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

const newcomer = async () => {
  const browser = visitor(quickBackend())
  await browser.as(14)
  const flag = (): unknown => JSON.parse(decodeURIComponent(browser.jar.get('usr') ?? '{}'))
  const accept = (body: unknown) =>
    browser.ask('POST', '/api/post?endpoint=acceptSimcardContract', body, { 'Idempotency-Key': crypto.randomUUID() })
  return { browser, flag, accept }
}

test('accepting the contract: the card works, the overview asks no more, the flag follows and the session stays the same', async () => {
  const { browser, flag, accept } = await newcomer()
  const before = flag()
  expect(before).toMatchObject({ contractAccepted: 'false' })
  const reply = await accept({ contractAccepted: true })
  expect(v.parse(AcceptedContract, reply.body.result)).toEqual({ contractAccepted: 'true' })
  expect(flag()).toEqual({ ...(before as object), contractAccepted: 'true' })
  expect((await browser.read('getSimCard')).body.result).toMatchObject({ status: 'Actief', statusType: 'ACTIVE' })
  expect((await browser.read('getSimcardContract')).body.result).toMatchObject({ contractAccepted: 'true' })
  expect((await browser.read('postpaidOverview')).body.result).toMatchObject({ fixMeBarItems: [{ templateType: 'portingSent' }] })
})

test('a reset undoes it, a new login does not; another browser never knew', async () => {
  const backend = quickBackend()
  const [one, other] = [visitor(backend), visitor(backend)]
  await Promise.all([one.as(14), other.as(14)])
  const statusOf = async (browser: typeof one) => (await browser.read('getSimCard')).body.result
  const accept = () => one.write('acceptSimcardContract', { contractAccepted: true })
  await accept()
  expect(await statusOf(one)).toMatchObject({ statusType: 'ACTIVE' })
  expect(await statusOf(other)).toMatchObject({ statusType: 'BLOCKED' })
  await one.ask('POST', '/demo/reset')
  expect(await statusOf(one)).toMatchObject({ statusType: 'BLOCKED' })
  expect(decodeURIComponent(one.jar.get('usr') ?? '')).toContain('"contractAccepted":"false"')
  await accept()
  await one.ask('POST', '/auth/logout')
  await one.logIn('0690000014')
  expect(await statusOf(one)).toMatchObject({ statusType: 'ACTIVE' })
  expect(decodeURIComponent(one.jar.get('usr') ?? '')).toContain('"contractAccepted":"true"')
})

test('a contract that is not confirmed yet: when an event would activate the card, then it is not offered and is refused', async () => {
  const { browser } = await newcomer()
  expect(JSON.stringify((await browser.ask('GET', '/demo/world')).body)).not.toContain('sim-active')
  expect((await browser.ask('POST', '/demo/happen', { kind: 'sim-active' })).status).toBeGreaterThanOrEqual(400)
})
