import type { Write } from '#model/operation.ts'
import type { Failure } from './failure.ts'

/** Events of the api. The api itself knows nothing about sessions or dialogs. */
const event = <News extends unknown[]>() => {
  const listeners = new Set<(...news: News) => void>()
  return {
    add: (listener: (...news: News) => void): void => void listeners.add(listener),
    emit: (...what: News): void => {
      for (const listener of listeners) listener(...what)
    },
  }
}

export const onRequest = event<[]>()

/** The kind of caller that waits. `nobody`: an older answer is on screen, or the read is a preload. */
export type Waiter = 'read' | 'write' | 'nobody'

export const onFailure = event<[failure: Failure, waiting: Waiter]>()

/** Our backend answered or refused a call, so there is a connection. */
export const onResponse = event<[]>()

export const onWrite = event<[Pick<Write<never, unknown>, 'changes'>]>()

/** A read was answered, and the answer fits its schema. */
export const onRead = event<[operation: string, input: unknown, value: unknown]>()
