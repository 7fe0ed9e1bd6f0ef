import { describe, expect, test } from 'vitest'
import { quickBackend, visitor } from '../world/visitor.ts'

describe('who has cancelled or is blocked changes nothing (spec 4 the cancelled-like set; domain 1.14)', () => {
  test.each([4, 6])('account %i: no data cap, and nobody is asked along', async (account) => {
    const browser = visitor(quickBackend())
    await browser.as(account)
    const number = `069000200${account}`
    for (const [operation, input] of [
      ['updateNetworkSettings', { dataCap: true, price: 100 }],
      ['inviteToHousehold', { phoneNumber: number }],
    ] as const)
      expect((await browser.write(operation, input)).body).toMatchObject({ statusCode: 403, code: 'NOT_ALLOWED' })
    expect(Object((await browser.read('getNetworkSettings')).body.result).dataCap).toEqual({ active: false })
  })
})
