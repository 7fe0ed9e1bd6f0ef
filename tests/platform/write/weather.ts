import { Failure, refusedWith } from '#platform/api/failure.ts'
import { between, type Random } from '../../../mocks/world/random.ts'
import type { Reply } from '../../world/visitor.ts'
import type { Tab } from './device.ts'

/** The faults of a call. `late`: the customer gets no answer, and the call arrives after they have stopped waiting. */
const weathers = ['fine', 'fine', 'fine', 'lost before', 'lost after', 'failed before', 'failed after', 'late'] as const

const offline = () => new Failure('offline', 'order', 'no answer')
const broken = () => new Failure('broken', 'order', 'it failed', { status: 500 })

/** Lets pending work continue for a moment. */
export const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A connection with random faults. */
export function weather(random: Random) {
  const late: (() => Promise<unknown>)[] = []
  let isFine = false

  async function call<Value>(tab: Tab, work: () => Promise<Value>): Promise<Value> {
    for (let turns = between(random, 0, 2); turns > 0; turns -= 1) await tab.alive(turn())
    const today = isFine ? 'fine' : (weathers[between(random, 0, weathers.length - 1)] ?? 'fine')
    if (today === 'lost before') throw offline()
    if (today === 'failed before') throw broken()
    if (today === 'late') {
      late.push(() => work().catch(() => null)) // nobody waits for the answer any more
      throw offline()
    }
    const value = await tab.alive(work())
    if (today === 'lost after') throw offline()
    if (today === 'failed after') throw broken()
    return value
  }

  return {
    call,
    /** No faults from now on. */
    clear() {
      isFine = true
    },
    /** Delivers this many late calls; all of them by default. */
    async arrive(most = late.length) {
      for (const arriving of late.splice(0, most)) await arriving()
    },
  }
}

export async function resultOf(work: () => Promise<Reply>): Promise<unknown> {
  const { status, body } = await work()
  if (status >= 400) throw refusedWith('order', status, body)
  return body.result
}
