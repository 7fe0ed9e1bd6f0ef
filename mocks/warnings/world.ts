import type { WorldEvent } from '../world/events.ts'
import type { Reducers } from '../world/reducer.ts'
import type { pushEvents } from './events.ts'

/** The browsers that get messages are no part of the customer. */
export const pushReducers: Reducers<typeof pushEvents> = {
  'push-set': (account) => account,
  'push-ended': (account) => account,
}

type Subscribed = WorldEvent<'push-set'>

const MOST_DEVICES = 10

/** The browsers that get messages, the last changed one last. */
export function subscribedIn(events: readonly WorldEvent[]): Subscribed[] {
  const subscribed = new Map<string, Subscribed>()
  for (const event of events) {
    if (event.kind === 'push-set' || event.kind === 'push-ended') subscribed.delete(event.id)
    if (event.kind === 'push-set') subscribed.set(event.id, event)
  }
  return [...subscribed.values()].slice(-MOST_DEVICES)
}
