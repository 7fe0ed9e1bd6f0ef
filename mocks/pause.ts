import { between, randomOf } from './random.ts'

/** Waits this many ms, or until the signal aborts. */
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

/** `seeded`: 150 to 600 ms, different per call but the same in every run. A number is a fixed delay in ms. */
export type Latency = number | 'seeded'

export const latencyOf = (latency: Latency, call: number): number =>
  latency === 'seeded' ? between(randomOf('latency', call), 150, 600) : latency
