import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getPrepaidTopupBundlesV3 } from '#model/credit/contract/prepaidBundle.ts'
import { getUser } from '#model/login/contract/session.ts'
import type { Read } from '#model/operation.ts'
import { getUsPs, postpaidOverview, prepaidOverview } from '#model/overview/contract.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { getUserProfile } from '#model/profile/contract/profile.ts'
import { getSimCard } from '#model/sim/contract/simcard.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { getUsage } from '#model/usage/contract.ts'
import { read } from '#platform/api/client.ts'
import { onFailure } from '#platform/api/events.ts'
import { Failure } from '#platform/api/failure.ts'
import { accountOf } from '../../fixtures/accounts/all.ts'
import { unusable, usable, wrongNumbers } from './answers.ts'
import { flyTime } from './flyingTime.ts'
import { goodAnswer } from './goodAnswer.ts'

// Reads that need no input.
const reads = [
  getUser,
  postpaidOverview,
  prepaidOverview,
  getUsPs,
  getUsage,
  getUserProfile,
  getSimCard,
  getPostpaidSubscription,
  handsetOrder,
  getPrepaidTopupBundlesV3,
] as readonly Read<void, unknown>[]
const [postpaid, prepaid, withPhone] = [accountOf(2), accountOf(31), accountOf(16)]
if (!postpaid || !prepaid || !withPhone) throw new Error('the accounts are missing')

let announced: Failure[] = []
onFailure.add((failure) => void announced.push(failure))
let settle = () => {}
beforeEach(() => {
  announced = []
  settle = flyTime()
})
afterEach(() => {
  settle()
  vi.unstubAllGlobals()
})

const answering = (make: () => Response | Promise<Response>) => vi.stubGlobal('fetch', async () => make())

describe.each(reads.map((operation) => [operation.name, operation] as const))('%s at the border', (name, operation) => {
  const isPrepaid = operation === prepaidOverview || operation === getPrepaidTopupBundlesV3
  const good = goodAnswer(operation, isPrepaid ? prepaid : operation === handsetOrder ? withPhone : postpaid)

  test('a good answer passes', async () => {
    answering(() => Response.json({ result: good }))
    expect(await read(operation)).toEqual(good)
    expect(announced).toEqual([])
  })

  test.each(Object.entries(unusable))('%s is a failure, told once', async (_, mutate) => {
    answering(() => mutate(good))
    const outcome = await read(operation).catch((error: unknown) => error)
    expect(outcome).toBeInstanceOf(Failure)
    expect(announced).toEqual([outcome])
    expect(announced[0]?.operation).toBe(name)
  })

  const hasNumbers = /[:[]\d/.test(JSON.stringify(good))
  test.each(hasNumbers ? Object.entries(wrongNumbers) : [])('%s is a failure', async (_, mutate) => {
    answering(() => mutate(good))
    await expect(read(operation)).rejects.toBeInstanceOf(Failure)
  })

  test.each(Object.entries(usable))('%s passes', async (_, mutate) => {
    answering(() => mutate(good))
    expect(await read(operation)).toEqual(good)
    expect('polluted' in {}).toBe(false)
  })
})

describe('how often is asked', () => {
  const count = (status: number) => {
    let asked = 0
    answering(() => {
      asked += 1
      return Response.json({ statusCode: status, message: 'x' }, { status })
    })
    return () => asked
  }
  test.each([
    [500, 3],
    [502, 3],
    [503, 1],
    [429, 1],
    [404, 1],
    [401, 1],
  ])('%i: %i times (decisions D5)', async (status, times) => {
    const asked = count(status)
    await expect(read(getUser)).rejects.toBeInstanceOf(Failure)
    expect(asked()).toBe(times)
  })

  test.each([getUser, handsetOrder])(
    '$name: no answer within 15 s is none, also when it is asked with a POST',
    async (operation) => {
      answering(() => new Promise(() => undefined))
      const outcome = read(operation as Read<void, unknown>).catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(15_000)
      expect(await outcome).toMatchObject({ kind: 'offline' })
    },
  )

  test('nobody there: 3 times, then offline', async () => {
    let asked = 0
    answering(() => {
      asked += 1
      throw new TypeError('fetch failed')
    })
    await expect(read(getUser)).rejects.toMatchObject({ kind: 'offline' })
    expect(asked).toBe(3)
  })
})
