import type { PendingOrder, SenderDeps } from '#platform/write/sender.ts'

/** A crashed tab waits forever. */
const never = new Promise<never>(() => undefined)

/** Only an order that was sent is found again (src/platform/write/records.ts). */
const sentIn = (order: PendingOrder | undefined): PendingOrder | null => (order?.sent ? order : null)

/** The state that the tabs of a browser share: storage and locks. `wait`: the delay of the storage. */
export function device(wait: () => Promise<void>) {
  const resting = new Map<string, PendingOrder>()
  const holders = new Map<string, { tab: Tab; done: Promise<unknown> }>()
  const told = new Set<(key: string) => void>()
  let keys = 0

  class Tab {
    isCrashed = false
    #free: (() => void)[] = []

    /** The tab dies: its locks are released, and its pending work never completes. */
    crash(): void {
      this.isCrashed = true
      for (const free of this.#free) free()
    }

    /** Waits, and stops if the tab died meanwhile. */
    async alive<Value>(work: Promise<Value>): Promise<Value> {
      try {
        const value = await work
        return this.isCrashed ? await never : value
      } catch (error) {
        if (this.isCrashed) return await never
        throw error
      }
    }

    records: SenderDeps<unknown>['records'] = {
      find: (flow) => this.alive(wait().then(() => sentIn(resting.get(flow)))),
      claim: (flow) => {
        const known = resting.get(flow)
        keys += 1
        const order = known ?? { key: `key-${keys}`, flow, account: 'me', at: 0, sent: false }
        resting.set(flow, order)
        return this.alive(wait().then(() => order))
      },
      put: (order) => {
        if (!this.isCrashed) resting.set(order.flow, order)
        return this.alive(wait())
      },
      settle: (order) => {
        if (!this.isCrashed && resting.get(order.flow)?.key === order.key) resting.delete(order.flow)
        return this.alive(wait())
      },
    }

    async alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
      while (holders.has(name)) await this.alive(holders.get(name)?.done ?? Promise.resolve())
      if (this.isCrashed) return never
      const { promise: done, resolve } = Promise.withResolvers<void>()
      const free = () => {
        if (holders.get(name)?.tab === this) holders.delete(name)
        resolve()
      }
      holders.set(name, { tab: this, done })
      this.#free.push(free)
      try {
        return await work()
      } finally {
        free()
      }
    }

    tell = (key: string) => {
      if (!this.isCrashed) for (const listener of told) listener(key)
    }
    listen = (listener: (key: string) => void) => void told.add(listener)
  }

  return { openTab: () => new Tab(), resting }
}

export type Tab = ReturnType<ReturnType<typeof device>['openTab']>
