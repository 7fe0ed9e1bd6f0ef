import { afterEach, describe, expect, test, vi } from 'vitest'
import { pause } from '#kit/pause.ts'
import { alone } from '#platform/locks.ts'

afterEach(() => vi.unstubAllGlobals())

const refuses = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
const throws = {
  request: () => {
    throw new DOMException('no', 'InvalidStateError')
  },
}

describe('one after the other', () => {
  test.each([
    ['has no locks', undefined],
    ['refuses them', refuses],
    ['throws', throws],
  ])('in a browser that %s: each is done once, in the order in which it was asked', async (_, locks) => {
    vi.stubGlobal('navigator', { locks })
    const done: string[] = []
    const work = (name: string, takes: number) => async () => {
      await pause(takes)
      done.push(name)
      return name
    }
    const failed = alone('order', () => Promise.reject(new Error('its own')))
    const all = Promise.all([alone('order', work('first', 20)), alone('order', work('second', 0))])
    await expect(failed).rejects.toThrow('its own')
    expect(await all).toEqual(['first', 'second'])
    expect(done).toEqual(['first', 'second'])
  })

  test('what the work itself throws is not tried again', async () => {
    const work = vi.fn(() => Promise.reject(new Error('its own')))
    vi.stubGlobal('navigator', { locks: { request: (_: string, then: () => Promise<unknown>) => then() } })
    await expect(alone('order', work)).rejects.toThrow('its own')
    expect(work).toHaveBeenCalledTimes(1)
  })
})
