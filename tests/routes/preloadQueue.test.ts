import { expect, test, vi } from 'vitest'
import { PRELOAD_QUEUE, preloadQueue } from '#platform/router/preloadQueue.ts'

/** A queue whose work ends when `end` is called. */
function slowQueue() {
  const begun: string[] = []
  let end: () => void = () => undefined
  const reach = preloadQueue((address) => {
    begun.push(address)
    return new Promise<void>((resolve) => {
      end = resolve
    })
  })
  return { begun, reach: (address: string) => void reach(address), end: () => end() }
}

test('the preload queue: when a visitor passes 18 links, then the first is loaded and the last five follow, newest first', async () => {
  const { begun, reach, end } = slowQueue()
  for (let link = 1; link <= 18; link += 1) reach(`/${link}`)
  expect(begun).toEqual(['/1'])
  for (let turn = 1; turn <= 8; turn += 1) {
    end()
    await new Promise(setImmediate)
  }
  expect(begun).toEqual(['/1', '/18', '/17', '/16', '/15', '/14'])
  expect(PRELOAD_QUEUE).toBe(5)
})

test('the preload queue: when a link is reached for twice, then it waits once; and when all is done, then the next one starts at once', async () => {
  const work = vi.fn(async () => undefined)
  const reach = preloadQueue(work)
  await Promise.all(['/a', '/b', '/c', '/b'].map(reach))
  expect(work.mock.calls.flat()).toEqual(['/a', '/b', '/c'])
  await reach('/d')
  expect(work).toHaveBeenLastCalledWith('/d')
})
