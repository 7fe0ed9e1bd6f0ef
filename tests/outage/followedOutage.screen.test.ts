import { beforeEach, expect, test, vi } from 'vitest'
import { getUser } from '#model/login/contract/session.ts'
import { accountOf } from '../../fixtures/accounts/all.ts'
import { goodAnswer } from '../contract/goodAnswer.ts'
import { closePage, openPage } from '../support/device.ts'
import { flags as prepaidFlags } from '../support/sessionUser.ts'
import { signedIn } from '../support/signedIn.ts'

const account = accountOf(1)
if (!account) throw new Error('the account is missing')
const user = goodAnswer(getUser, account)

const outage = { id: 'outage-1012', area: '1012', name: 'Amsterdam-Centrum' }
const known = [{ kind: 'outage', id: outage.id, area: outage.name, expectedEnd: null, text: null }]
const OVER = { id: 'outage-over', text: 'De storing in Amsterdam-Centrum is voorbij', good: true }

/** A new document in which account 1 is signed in; the server answers `world.outages`, or nothing when it is null. */
async function load() {
  const { rows } = openPage()
  const world: { outages: object[] | null } = { outages: known }
  const toast = vi.fn()
  vi.doMock('#platform/stores/toasts.ts', () => ({ toast }))
  let asked = 0
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (!String(request instanceof Request ? request.url : request).includes('getOutages')) return Response.json({ result: user })
    asked += 1
    return world.outages === null
      ? Response.json({ statusCode: 404, message: 'none' }, { status: 404 })
      : Response.json({ result: world.outages })
  })
  const looks: (() => void)[] = []
  Object.assign(document, { hidden: false, addEventListener: (_: string, look: () => void) => looks.push(look) })
  vi.useFakeTimers({ toFake: ['setInterval'] })
  await signedIn({ ...prepaidFlags, prepaid: false }, account?.customerNumber ?? '')
  return {
    rows,
    world,
    toast,
    looks: () => looks.length,
    asked: () => asked,
    ...(await import('#features/outage/followed.ts')),
    ...(await import('#features/outage/watch.ts')),
    ...(await import('#platform/storage/items.ts')),
    ...(await import('#platform/storage/rows.ts')),
    /** The page is looked at again; answers once that led to its calls. */
    async look() {
      for (const look of looks) look()
      await new Promise((resolve) => setTimeout(resolve, 30))
    },
  }
}
let page: Awaited<ReturnType<typeof load>>

beforeEach(async () => {
  page = await load()
  return () => {
    vi.doUnmock('#platform/stores/toasts.ts')
    closePage()
  }
})

const ROW = 'followed-outage'

test('the end of a followed outage is told once, and nothing of it stays', async () => {
  const { followOutage, watchOutage, world, look, toast, rows } = page
  expect(await followOutage(outage)).toBe(true)
  expect(Object(rows.get(ROW)).value).toEqual({ ...outage, account: expect.stringMatching(/^[\da-f]{64}$/) })
  watchOutage()
  await look()
  expect([toast.mock.calls, rows.has(ROW)]).toEqual([[], true])
  world.outages = []
  await look()
  expect([toast.mock.calls, rows.has(ROW)]).toEqual([[[OVER]], false])
  await look()
  expect(toast).toHaveBeenCalledOnce()
})

test('no answer is no end', async () => {
  const { followOutage, watchOutage, world, look, toast, rows } = page
  await followOutage(outage)
  world.outages = null
  watchOutage()
  await look()
  expect([toast.mock.calls, rows.has(ROW)]).toEqual([[], true])
})

test('nothing is asked when nothing is followed, or nobody looks', async () => {
  const { followOutage, unfollow, watchOutage, look, asked } = page
  await followOutage(outage)
  Object.assign(document, { hidden: true })
  watchOutage()
  await look()
  expect(asked()).toBe(0)
  Object.assign(document, { hidden: false })
  expect([await unfollow('another'), await unfollow(outage.id)]).toEqual([false, true])
  await look()
  expect(asked()).toBe(0)
})

test('an outage that another customer follows: when it is over, then nothing is shown', async () => {
  const { followOutage, findFollowed, rows, toast, world, look, watchOutage } = page
  await followOutage(outage)
  const row = Object(rows.get(ROW))
  rows.set(ROW, { ...row, value: { ...row.value, account: 'another' } })
  world.outages = []
  watchOutage()
  await look()
  expect([await findFollowed(), toast.mock.calls]).toEqual([null, []])
})

test('it stays when the session runs out, and goes with the customer', async () => {
  const { followOutage, wipeAfter, rows } = page
  await followOutage(outage)
  await wipeAfter('timer')
  expect(rows.has(ROW)).toBe(true)
  await wipeAfter('customer')
  expect(rows.has(ROW)).toBe(false)
})

test('one page watches once', () => {
  page.watchOutage()
  page.watchOutage()
  expect(page.looks()).toBe(1)
})
