import { between, randomOf } from '../world/random.ts'

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

/** The answer after the time that its bytes need on a line of this speed (kbit/s; null: none). Half an answer costs no such time. */
export async function overLine(response: Response, speed: number | null, signal: AbortSignal): Promise<Response> {
  if (speed === null || response.type === 'error') return response
  const bytes = await response
    .clone()
    .arrayBuffer()
    .catch(() => null)
  // A bit per millisecond is a kbit per second.
  await pause(((bytes?.byteLength ?? 0) * 8) / speed, signal)
  return response
}
