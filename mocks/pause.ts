import { between, randomOf } from './random.ts'

/** Waits so many ms, or until the caller has gone. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (ms <= 0 || signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })

/** `seeded`: 150 to 600 ms, different for every call but the same in every run. Otherwise a fixed number of ms. */
export type Latency = number | 'seeded'

export const latencyOf = (latency: Latency, call: number): number =>
  latency === 'seeded' ? between(randomOf('latency', call), 150, 600) : latency
