/**
 * Events: everything that was done in a browser's world or happened to it. A customer is the described account plus its events. An event
 * holds only what was asked and agreed; its reducer derives the consequences at the moment of the event. The types follow from the schemas,
 * because a state document is untrusted input.
 */
import * as v from 'valibot'
import { costsEvents } from '../costs/events.ts'
import { creditEvents } from '../credit/events.ts'
import { invoiceEvents } from '../invoices/events.ts'
import { outageEvents } from '../outage/events.ts'
import { paymentEvents } from '../payment/events.ts'
import { phoneEvents } from '../phones/events.ts'
import { portingEvents } from '../porting/events.ts'
import { profileEvents } from '../profile/events.ts'
import { securityEvents } from '../security/events.ts'
import { simEvents } from '../sim/events.ts'
import { subscriptionEvents } from '../subscription/events.ts'
import { switchingEvents } from '../switching/events.ts'
import { pushEvents } from '../warnings/events.ts'
import { isOnCalendar } from './calendar.ts'
import type { EventOf, Shapes } from './reducer.ts'

const shapes = {
  ...subscriptionEvents,
  ...costsEvents,
  ...creditEvents,
  ...switchingEvents,
  ...invoiceEvents,
  ...paymentEvents,
  ...simEvents,
  ...securityEvents,
  ...portingEvents,
  ...phoneEvents,
  ...outageEvents,
  ...profileEvents,
  ...pushEvents,
} satisfies Shapes

export type EventShapes = typeof shapes
export type WorldEventKind = keyof EventShapes

export type WorldEvent<K extends WorldEventKind = WorldEventKind> = { [Kind in K]: EventOf<EventShapes, Kind> }[K]

/** An event before it is recorded, so without its moment. */
export type NewEvent<K extends WorldEventKind = WorldEventKind> = { [Kind in K]: Omit<EventOf<EventShapes, Kind>, 'at'> }[K]

// A record with a field for each kind; Object.keys loses the type of the keys.
export const worldEventKinds = Object.keys(shapes) as WorldEventKind[]

/** The shape of an event of this kind before it is recorded. */
export const newEventOf = <K extends WorldEventKind>(kind: K) =>
  // TypeScript cannot combine the entries for a generic kind.
  v.strictObject({ kind: v.literal(kind), ...shapes[kind] }) as unknown as v.GenericSchema<unknown, NewEvent<K>>

const At = v.pipe(v.number(), v.integer(), v.check(isOnCalendar))

const recorded = new Map<unknown, v.GenericSchema>(
  worldEventKinds.map((kind) => [kind, v.strictObject({ kind: v.literal(kind), at: At, ...shapes[kind] })]),
)
const Unknown = v.strictObject({ kind: v.picklist(worldEventKinds) })

/** The shape of any event, including its moment. */
export const EventShape = v.lazy((event) => {
  const kind = typeof event === 'object' && event !== null && 'kind' in event ? event.kind : undefined
  return (recorded.get(kind) ?? Unknown) as v.GenericSchema<unknown, WorldEvent>
})
