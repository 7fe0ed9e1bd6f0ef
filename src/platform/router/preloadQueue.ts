/** The most screens that wait to be loaded ahead (spec 9 route preload queue). */
export const PRELOAD_QUEUE = 5

/**
 * Works one by one through what visitors reach for, the newest first. The queue holds no address twice, and at most five: a further one
 * replaces the one that waits longest. `work` must not fail.
 */
export function preloadQueue(work: (address: string) => Promise<unknown>): (address: string) => Promise<void> {
  let waiting: string[] = []
  let isWorking = false
  return async (address) => {
    waiting = [...waiting.filter((other) => other !== address), address].slice(-PRELOAD_QUEUE)
    if (isWorking) return
    isWorking = true
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await work(next)
    isWorking = false
  }
}
