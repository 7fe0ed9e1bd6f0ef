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

test('stored figures: when there is no answer yet, then they show', () => {
  seed(getUsage, usage, {})
  expect(peek(getUsage, {})).toEqual(usage)
})

test('stored figures: when an answer came before they were read, then the answer stays', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ result: overview }))
  await preload([reading(postpaidOverview)])
  seed(postpaidOverview, { ...overview, updatedAt: '2026-10-01T12:00:00.000Z' })
  expect(peek(postpaidOverview)).toEqual(overview)
})

test('stored figures: when they are shown, then they can be stored again as they are', () => {
  adoptFigures({ prepaid: false, figures: { overview, usps: null, usage } })
  expect(structuredClone(peek(postpaidOverview))).toEqual(overview) // as a database takes it
  unbind()
})

test('stored figures: when an answer came before them, then they are known as the earlier ones until the customer leaves', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ result: overview }))
  await preload([reading(postpaidOverview)])
  const before = { ...overview, updatedAt: '2026-10-01T12:00:00.000Z' }
  adoptFigures({ prepaid: false, figures: { overview: before, usps: null, usage: null } })
  expect(peek(postpaidOverview)).toEqual(overview)
  expect(earlier.overview?.updatedAt).toBe('2026-10-01T12:00:00.000Z')
  unbind()
  expect(earlier.overview).toBeNull()
})

test('failed reads: when they are forgotten, then the answers stay', () => {
  seed(postpaidOverview, overview)
  forgetFailures()
  expect(peek(postpaidOverview)).toEqual(overview)
})

test('a failed read: when another screen or another try asks for it, then it is sent again', async () => {
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

describe('stored figures that cannot be drawn', () => {
  test.each([
    ['figures of the year 9999', { ...overview, updatedAt: '9999-12-31T23:59:59Z' }],
    ['figures of the year 1', { ...overview, updatedAt: '0001-01-01T00:00:00Z' }],
    ['a period from year 1', { ...overview, dataBundle: { ...overview.dataBundle, from: '0001-01-01' } }],
    ['more than can be counted', { ...overview, balance: 1e308 }],
  ])('when they are %s, then they are left out and the others show', (_, broken) => {
    unbind()
    adoptFigures({ prepaid: false, figures: { overview: broken, usps: null, usage } })
    expect(peek(postpaidOverview)).toBeUndefined()
    expect(peek(getUsage, {})).toEqual(usage)
  })
})

test('an idle read: when another read is under way, then it waits, and its failure disturbs nobody', async () => {
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
