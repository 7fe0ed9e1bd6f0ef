import { afterEach, describe, expect, test, vi } from 'vitest'
import { reading } from '#model/operation.ts'
import { type Overview, postpaidOverview } from '#model/overview/contract.ts'
import { getUsage, type Usage } from '#model/usage/contract.ts'
import { forgetAll, forgetFailed, forgetFailures, peek, preload, seed } from '#platform/api/client.ts'
import { onFailure } from '#platform/api/events.ts'
import { earlier } from '#platform/session/earlier.ts'
import { adoptFigures, unbind } from '#platform/session/lastKnown.ts'
import { accountOf } from '../../../fixtures/accounts/all.ts'
import { goodAnswer } from '../../contract/goodAnswer.ts'

const account = accountOf(2)
if (!account) throw new Error('the account is missing')
// As the mock backend answers: validated like any answer.
const overview = goodAnswer(postpaidOverview, account) as Overview
const usage = goodAnswer(getUsage, account) as Usage

afterEach(() => {
  vi.unstubAllGlobals()
  forgetAll()
})

test('what rests on the device shows until there is an answer', () => {
  seed(getUsage, usage, {})
  expect(peek(getUsage, {})).toEqual(usage)
})

test('read late from the device, it never takes the place of an answer that came meanwhile', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ result: overview }))
  await preload([reading(postpaidOverview)])
  seed(postpaidOverview, { ...overview, updatedAt: '2026-10-01T12:00:00.000Z' })
  expect(peek(postpaidOverview)).toEqual(overview)
})

test('what the device held is shown, and can be stored again as it is', () => {
  adoptFigures({ prepaid: false, figures: { overview, usps: null, usage } })
  expect(structuredClone(peek(postpaidOverview))).toEqual(overview) // as a database takes it
  unbind()
})

test('what was there before an answer is still known as that, for the water to rise from; and is forgotten with the customer', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ result: overview }))
  await preload([reading(postpaidOverview)])
  const before = { ...overview, updatedAt: '2026-10-01T12:00:00.000Z' }
  adoptFigures({ prepaid: false, figures: { overview: before, usps: null, usage: null } })
  expect(peek(postpaidOverview)).toEqual(overview)
  expect(earlier.overview?.updatedAt).toBe('2026-10-01T12:00:00.000Z')
  unbind()
  expect(earlier.overview).toBeNull()
})

test('what failed is forgotten, and nothing that was answered', async () => {
  seed(postpaidOverview, overview)
  forgetFailures()
  expect(peek(postpaidOverview)).toEqual(overview)
})

test('what failed a moment ago is asked anew when it is asked for again, by another screen or another try', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
  await preload([reading(postpaidOverview), reading(getUsage, {})])
  expect(peek(postpaidOverview)).toBeUndefined()
  vi.stubGlobal('fetch', async (url: URL | Request) =>
    Response.json({
      result: new URL('url' in url ? url.url : url).searchParams.get('endpoint') === getUsage.name ? usage : overview,
    }),
  )
  forgetFailed(reading(getUsage, {}))
  await preload([reading(postpaidOverview), reading(getUsage, {})])
  expect(peek(postpaidOverview)).toEqual(overview)
  expect(peek(getUsage, {})).toEqual(usage)
})

describe('what rests on the device and cannot be drawn is as if it were not there; the rest of it shows', () => {
  test.each([
    ['figures of the year 9999', { ...overview, updatedAt: '9999-12-31T23:59:59Z' }],
    ['figures of the year 1', { ...overview, updatedAt: '0001-01-01T00:00:00Z' }],
    ['a period from year 1', { ...overview, dataBundle: { ...overview.dataBundle, from: '0001-01-01' } }],
    ['more than can be counted', { ...overview, balance: 1e308 }],
  ])('%s', (_, broken) => {
    unbind()
    adoptFigures({ prepaid: false, figures: { overview: broken, usps: null, usage } })
    expect(peek(postpaidOverview)).toBeUndefined()
    expect(peek(getUsage, {})).toEqual(usage)
  })
})

test('what is fetched at idle waits for what is being asked, and disturbs nobody when it fails', async () => {
  const asked: string[] = []
  let answer = (_: Response): void => undefined
  vi.stubGlobal('fetch', (url: URL | Request) => {
    asked.push(new URL('url' in url ? url.url : url).searchParams.get('endpoint') ?? '')
    if (asked.length > 1) return Promise.resolve(Response.json({ statusCode: 503 }, { status: 503 }))
    return new Promise<Response>((resolve) => {
      answer = resolve
    })
  })
  const told: unknown[] = []
  onFailure.add((failure, waiting) => void told.push([failure.operation, waiting]))
  const first = preload([reading(postpaidOverview)])
  const idle = preload([reading(getUsage, {})], { isIdle: true })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked).toEqual([postpaidOverview.name])
  answer(Response.json({ result: overview }))
  await Promise.all([first, idle])
  expect(asked).toEqual([postpaidOverview.name, getUsage.name])
  expect(told).toEqual([[getUsage.name, 'nobody']])
})
