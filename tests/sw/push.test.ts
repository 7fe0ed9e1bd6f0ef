import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closePage, openPage } from '../support/device.ts'

let rows: Map<string, unknown>
let worker: typeof import('#sw/push.ts')

const done: unknown[] = []
const asked: unknown[] = []

const subscriptionAt = (endpoint: string) =>
  ({
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      done.push(`unsubscribed ${endpoint}`)
      return true
    },
  }) as unknown as PushSubscription

/** A browser with a subscription and these notifications. */
const browser = (...shown: readonly string[]) =>
  ({
    pushManager: {
      getSubscription: async () => subscriptionAt('https://push.example/old'),
      subscribe: async () => subscriptionAt('https://push.example/new'),
    },
    getNotifications: async () => shown.map((tag) => ({ tag, close: () => void done.push(`closed ${tag}`) })),
    showNotification: async (title: string, options: object) => void done.push([title, options]),
  }) as unknown as ServiceWorkerRegistration

const wanted = () =>
  rows.set('push', { at: Date.now(), value: { account: 'sanne', remembered: true, id: 'one', topics: ['invoice'] } })

beforeEach(async () => {
  rows = openPage().rows
  done.length = 0
  asked.length = 0
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push([path, JSON.parse(body)])
    return Response.json({ result: true })
  })
  worker = await import('#sw/push.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

const invoice = {
  web_push: 8030,
  notification: { title: 'Je factuur staat klaar', body: 'Bekijk wat erop staat.', tag: 'push-invoice-1' },
  path: '/factuur/vorige-maand',
  settled: ['push-unpaid'],
  app_badge: 0,
}
const message = (value: object) => ({ json: () => value })

test('a push message: when it comes, then it is shown, and what it says is settled goes', async () => {
  wanted()
  await worker.showMessage(browser('push-unpaid', 'push-phone-sent', 'internet:80:2026-11-01'), message(invoice))
  expect(done).toEqual([
    'closed push-unpaid',
    [
      'Je factuur staat klaar',
      { body: 'Bekijk wat erop staat.', tag: 'push-invoice-1', lang: 'nl', data: '/factuur/vorige-maand' },
    ],
  ])
})

test('a push message: when nobody wants it any more, then it is not shown, and the subscription ends here and at the backend', async () => {
  await worker.showMessage(browser('push-unpaid', 'internet:80:2026-11-01'), message(invoice))
  expect(done).toEqual(['closed push-unpaid', 'unsubscribed https://push.example/old'])
  expect(asked).toEqual([['/api/post?endpoint=leavePush', { endpoint: 'https://push.example/old' }]])
})

test('the messages of a customer: when nobody wants them any more, then those on screen go, also without a subscription', async () => {
  const { pushManager, ...others } = browser('push-unpaid', 'internet:80:2026-11-01')
  expect(await worker.pushedOrStop({ ...others, pushManager: { ...pushManager, getSubscription: async () => null } })).toBe(false)
  expect(done).toEqual(['closed push-unpaid'])
  expect(asked).toEqual([])
})

test('a push message: when this build does not understand it, then nothing is shown', async () => {
  wanted()
  await worker.showMessage(browser(), message({ another: 'kind' }))
  await worker.showMessage(browser(), { json: () => JSON.parse('<html>') })
  await worker.showMessage(browser(), null)
  expect(done).toEqual([])
})

test.each([
  ['the browser subscribed anew itself', true, 'https://push.example/own'],
  ['the browser only ended the old one', false, 'https://push.example/new'],
])('a subscription: when it gets another address because %s, then the backend hears of it', async (_, isOwn, endpoint) => {
  wanted()
  const oldSubscription = subscriptionAt('https://push.example/old')
  await worker.move(browser(), { oldSubscription, newSubscription: isOwn ? subscriptionAt(endpoint) : null })
  expect(asked).toEqual([['/api/post?endpoint=movePush', { from: 'https://push.example/old', endpoint, p256dh: 'p', auth: 'a' }]])
})
